import 'server-only'
import { getTranslations } from 'next-intl/server'
import { Activity, type ReactNode } from 'react'
import { ClientMessages } from '../../messages/client-messages.tsx'
import type { Locale } from '../../i18n/locales.ts'
import { SessionWatch } from '../login/session-watch.tsx'
import { CartWatch } from '../cart/cart-watch.tsx'
import { PreviewBar } from '../content/preview-bar.tsx'
import { getFooterPages } from '../store/footer-pages.ts'
import { getMissingServices } from '../store/optional-services.ts'
import { getShopIdentity } from '../store/shop-identity.ts'
import { getStoreConfigOrNone } from '../store/store-config.ts'
import { Tracking } from '../tracking/tracking.tsx'
import { Toasts } from '../../ui/toasts.tsx'
import { FooterSlot } from './footer-slot.tsx'
import { Header } from './header.tsx'
import { ListNotices } from './list-notices.tsx'
import { getPackedMenu } from './menu.ts'

/** Messages that load with the drawer, the modal, the suggestions and the footer, or that only the server needs. */
const EXCLUDED_MESSAGES = [
  'common.footer', 'common.botCheck', 'common.skipToContent', 'header.miniCart.drawer', 'header.compare.modal', 'header.search.panel',
  'header.menu.title', 'header.menu.close', 'header.menu.back',
  'errorPage.categories', 'errorPage.code', 'errorPage.dataNotFound', 'errorPage.loadFailed', 'errorPage.notFound', 'errorPage.notFoundHelp', 'errorPage.goToHomepage', 'errorPage.noScripts',
] as const

/**
 * The header and footer of all pages outside the checkout. Nothing here may throw: error pages have them, too. The header is a boundary
 * of its own, so that React hydrates the page before it.
 */
export async function ShopFrame({ locale, children }: { locale: Locale; children: ReactNode }) {
  const [menu, shop, pages, config, missing] = await Promise.all([
    getPackedMenu(locale), getShopIdentity(locale), getFooterPages(locale), getStoreConfigOrNone(locale), getMissingServices(locale),
  ])
  const t = await getTranslations({ locale, namespace: 'toast-messages' })
  return (
    <ClientMessages namespaces={['common', 'header', 'errorPage']} except={EXCLUDED_MESSAGES}>
      {shop.welcome && <aside className="bg-action px-(--margin) py-2 text-center text-sm text-on-action">{shop.welcome}</aside>}
      <PreviewBar locale={locale} />
      <Activity>
        <Header menu={menu} shop={shop} />
      </Activity>
      <main id="main" className="min-h-[50vh] pb-(--section)" data-wishlist={config?.isWishlistOn === false ? 'off' : undefined}>
        {children}
      </main>
      <SessionWatch />
      <CartWatch />
      <Tracking />
      <ListNotices />
      <Toasts label={t('label')} closeLabel={t('close')} />
      <FooterSlot menu={menu} shop={shop} {...(pages.length > 0 && { pages })} {...(missing.length > 0 && { missing })} />
    </ClientMessages>
  )
}
