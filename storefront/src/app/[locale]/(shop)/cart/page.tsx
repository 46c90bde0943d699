import type { Metadata } from 'next'
import { getTranslations } from 'next-intl/server'
import { CartPage } from '../../../../features/cart/cart-page.tsx'
import { BestsellerRow } from '../../../../features/catalog/bestseller-row.tsx'
import { ClientMessages } from '../../../../i18n/client-messages.tsx'
import { pageLocale } from '../../../../i18n/page-locale.ts'

interface CartProps {
  params: Promise<{ locale: string }>
}

export async function generateMetadata({ params }: CartProps): Promise<Metadata> {
  const t = await getTranslations({ locale: await pageLocale(params), namespace: 'cart' })
  return { title: t('title'), robots: { index: false } }
}

export default async function Cart({ params }: CartProps) {
  const locale = await pageLocale(params)
  return (
    <ClientMessages page="/cart" namespaces={['toast-messages']}>
      <CartPage whenEmpty={<BestsellerRow locale={locale} />} />
    </ClientMessages>
  )
}
