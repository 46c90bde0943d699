import 'server-only'
import { getTranslations } from 'next-intl/server'
import type { ReactNode } from 'react'
import { ClientMessages } from '../../i18n/client-messages.tsx'
import type { Locale } from '../../i18n/locales.ts'
import { SessionWatch } from '../auth/session-watch.tsx'
import { CartWatch } from '../cart/cart-watch.tsx'
import { getStoreConfigOrNone } from '../store/store-config.ts'
import { Toasts } from '../../ui/toasts.tsx'
import { FooterSlot } from './footer-slot.tsx'
import { Header } from './header.tsx'
import { ListNotices } from './list-notices.tsx'
import { getMenu } from './menu.ts'

/** What comes with the drawer, the modal, the suggestions and the footer, once somebody turns to them, or is the server's alone. */
const LATER = [
  'common.footer', 'common.siteDescription', 'common.skipToContent', 'header.miniCart.drawer', 'header.compare.modal', 'header.search.panel',
  'header.menu.title', 'header.menu.close', 'header.menu.back', 'header.menu.showMore',
  'errorPage.code', 'errorPage.notFound', 'errorPage.notFoundHelp', 'errorPage.goToHomepage',
] as const

/** Header and footer of every page but the checkout's. Nothing here may fail: it stands round the error pages, too. */
export async function ShopFrame({ locale, children }: { locale: Locale; children: ReactNode }) {
  const [menu, store] = await Promise.all([getMenu(locale), getStoreConfigOrNone(locale)])
  const shopName = store?.shopName ?? ''
  const t = await getTranslations({ locale, namespace: 'toast-messages' })
  return (
    <ClientMessages namespaces={['common', 'header', 'errorPage']} unspoken={LATER}>
      <Header menu={menu} shopName={shopName} />
      <main id="main" className="min-h-[50vh] pb-(--section)">
        {children}
      </main>
      <SessionWatch />
      <CartWatch />
      <ListNotices />
      <Toasts label={t('label')} closeLabel={t('close')} />
      <FooterSlot menu={menu} shopName={shopName} />
    </ClientMessages>
  )
}
