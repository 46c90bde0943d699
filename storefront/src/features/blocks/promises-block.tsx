import 'server-only'
import { getLocale, getTranslations } from 'next-intl/server'
import { readServerSettings } from '../../env.ts'
import type { Locale } from '../../i18n/locales.ts'
import { ReturnIcon } from '../../ui/icons/return-icon.tsx'
import { TruckIcon } from '../../ui/icons/truck-icon.tsx'
import { getBestsellers } from '../product-card/bestsellers.ts'
import { starNumber } from '../reviews/stars.ts'
import { getStoreConfigOrNone } from '../store/store-config.ts'
import { ratingOf } from './common-rating.ts'

const { delivery, freeShippingFrom, withdrawal } = readServerSettings()

/** One line of what the shop promises. It says only what the settings and the reviews say. */
export async function PromisesBlock({ locale }: { readonly locale: Locale }) {
  const [t, store, bestsellers] = await Promise.all([getTranslations('home.promises'), getStoreConfigOrNone(locale), getBestsellers(locale)])
  const products = bestsellers?.products ?? []
  const rating = store?.areReviewsOn ? ratingOf(products) : undefined
  return (
    <ul className="promises page">
      <DeliveryPromise currency={products[0]?.price_range.minimum_price.final_price.currency ?? undefined} />
      <li>
        <ReturnIcon size={20} />
        {t('returns', { days: withdrawal.days })}
      </li>
      {rating && <li className="promise-rating">{t('rating', { rating: starNumber(rating.percent, locale, 1), count: rating.count })}</li>}
    </ul>
  )
}

/** From when delivery is free and how long it takes, as far as the settings know. */
async function DeliveryPromise({ currency }: { readonly currency: string | undefined }) {
  const [t, locale] = await Promise.all([getTranslations('home.promises'), getLocale()])
  const [days] = Object.values(delivery.days)
  const amount = freeShippingFrom !== undefined && currency
    ? new Intl.NumberFormat(locale, { style: 'currency', currency, trailingZeroDisplay: 'stripIfInteger' }).format(freeShippingFrom)
    : undefined
  if (!days && !amount) return null
  const [fewest, most] = days ?? [0, 0]
  const range = fewest === most ? String(most) : `${fewest}–${most}`
  return (
    <li>
      <TruckIcon size={20} />
      {!days ? t('free', { amount: amount ?? '' }) : amount ? t('deliveryFree', { range, most, amount }) : t('delivery', { range, most })}
    </li>
  )
}
