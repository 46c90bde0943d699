import type { Metadata } from 'next'
import { getTranslations } from 'next-intl/server'
import { readServerSettings } from '../../../../env.ts'
import { CartPage } from '../../../../features/cart-page/cart-page.tsx'
import { getStoreCountry } from '../../../../features/address/store-country.ts'
import { getCardSettings } from '../../../../features/product-card/get-card-settings.ts'
import { BestsellerRow } from '../../../../features/product-card/bestseller-row.tsx'
import { getDelivery } from '../../../../features/delivery/get-delivery.ts'
import { promisedDays } from '../../../../features/delivery/promised-days.ts'
import { getStoreConfigOrNone, getTimeZone } from '../../../../features/store/store-config.ts'
import { NoScripts } from '../../../../features/layout/no-scripts.tsx'
import { ClientMessages } from '../../../../messages/client-messages.tsx'
import { pageLocale } from '../../../../i18n/page-locale.ts'

const { freeShippingFrom: freeFrom, takesGiftMessageOnOrder } = readServerSettings()

interface CartProps {
  params: Promise<{ locale: string }>
}

export async function generateMetadata({ params }: CartProps): Promise<Metadata> {
  const t = await getTranslations({ locale: await pageLocale(params), namespace: 'cart' })
  return { title: t('title'), robots: { index: false } }
}

export default async function Cart({ params }: CartProps) {
  const locale = await pageLocale(params)
  const [country, cards, store] = await Promise.all([getStoreCountry(locale), getCardSettings(locale), getStoreConfigOrNone(locale)])
  const promised = promisedDays(await getDelivery(locale), await getTimeZone(locale))
  const { onItems = false, onOrder = false } = store?.giftMessages ?? {}
  const gifts = { onItems, onOrder: onOrder && takesGiftMessageOnOrder }
  return (
    <ClientMessages page="/cart" namespaces={['toast-messages', 'delivery']} except={['delivery.unknown', 'delivery.methods', 'delivery.ready']}>
      <NoScripts locale={locale} />
      <CartPage delivery={{ freeFrom, country, promised }} gifts={gifts} cards={cards} whenEmpty={<BestsellerRow locale={locale} />} />
    </ClientMessages>
  )
}
