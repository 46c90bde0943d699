import { getTranslations } from 'next-intl/server'
import type { ReactNode } from 'react'
import { SessionWatch } from '../../../features/login/session-watch.tsx'
import { CartWatch } from '../../../features/cart/cart-watch.tsx'
import { CheckoutHeader } from '../../../features/checkout/checkout-header.tsx'
import { LeaveCheckout } from '../../../features/checkout/leave-checkout.tsx'
import { LegalLinks } from '../../../features/store/legal-links.tsx'
import { getShopIdentity } from '../../../features/store/shop-identity.ts'
import { Tracking } from '../../../features/tracking/tracking.tsx'
import { NoScripts } from '../../../features/layout/no-scripts.tsx'
import { ClientMessages } from '../../../messages/client-messages.tsx'
import { pageLocale } from '../../../i18n/page-locale.ts'
import { Toasts } from '../../../ui/toasts.tsx'

/** All but the prices: no component of the checkout uses them, or those that do load them. */
const EXCLUDED_MESSAGES = [
  'common.botCheck', 'common.buy', 'common.card', 'common.close', 'common.compare', 'common.footer', 'common.home', 'common.skipToContent',
  'common.wishlist', 'errorPage.noScripts',
] as const

interface CheckoutLayoutProps {
  children: ReactNode
  params: Promise<{ locale: string }>
}

export default async function CheckoutLayout({ children, params }: CheckoutLayoutProps) {
  const locale = await pageLocale(params)
  const shop = await getShopIdentity(locale)
  const t = await getTranslations('toast-messages')
  return (
    <ClientMessages page="/checkout" namespaces={['common', 'errorPage']} except={EXCLUDED_MESSAGES}>
      <CheckoutHeader shop={shop} />
      <main id="main" className="min-h-[50vh] pb-(--section)">
        <NoScripts locale={locale} />
        {children}
        <div className="page mt-12">
          <LegalLinks locale={locale} />
        </div>
      </main>
      <LeaveCheckout />
      <SessionWatch />
      <CartWatch />
      <Tracking />
      <Toasts label={t('label')} closeLabel={t('close')} />
    </ClientMessages>
  )
}
