import type { Metadata } from 'next'
import { getTranslations, setRequestLocale } from 'next-intl/server'
import { CartPage } from '../../../../features/cart/cart-page.tsx'
import { ClientMessages } from '../../../../i18n/client-messages.tsx'
import type { Locale } from '../../../../i18n/locales.ts'

interface CartProps {
  params: Promise<{ locale: Locale }>
}

export async function generateMetadata({ params }: CartProps): Promise<Metadata> {
  const t = await getTranslations({ locale: (await params).locale, namespace: 'cart' })
  return { title: t('title'), robots: { index: false } }
}

export default async function Cart({ params }: CartProps) {
  setRequestLocale((await params).locale)
  return (
    <ClientMessages namespaces={['cart', 'toast-messages']}>
      <CartPage />
    </ClientMessages>
  )
}
