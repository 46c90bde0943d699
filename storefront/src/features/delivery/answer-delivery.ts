import 'server-only'
import { unstable_cache } from 'next/cache'
import { type Locale, LOCALES } from '../../i18n/locales.ts'
import { logFailure } from '../../lib/log-failure.ts'
import { getTimeZone } from '../store/store-config.ts'
import { deliveryDays, type DeliveryRange } from './delivery-days.ts'
import { estimateDelivery } from './estimate-delivery.ts'
import { getDelivery } from './get-delivery.ts'
import type { ShippingRate } from './shipping-rates.ts'

const MAX_SKU_LENGTH = 64
const HOUR_S = 3600
/** Each takes three requests of the backend and leaves an empty cart there. */
const MAX_AT_ONCE = 2
let running = 0

/** A method for one piece of a product, ordered now. */
export interface OfferedDelivery extends ShippingRate {
  readonly days?: DeliveryRange | undefined
}

/** `GET /api/delivery?sku=…&locale=…`: a list of `OfferedDelivery`; empty if there is no estimate. */
export async function answerDelivery(request: Request): Promise<Response> {
  const { searchParams } = new URL(request.url)
  const sku = searchParams.get('sku') ?? ''
  const locale = LOCALES.find((known) => known === searchParams.get('locale'))
  if (!locale || sku === '' || sku.length > MAX_SKU_LENGTH) return new Response(null, { status: 400 })
  try {
    const [rates, delivery, timeZone] = [await cachedRates(sku, locale), await getDelivery(locale), await getTimeZone(locale)]
    const offered: OfferedDelivery[] = rates.map((rate) => ({ ...rate, days: deliveryDays(delivery, rate, new Date(), timeZone) }))
    return Response.json(offered, { headers: { 'cache-control': 'public, max-age=300' } })
  } catch (error) {
    if (error === BUSY) return new Response(null, { status: 503, headers: { 'retry-after': '1' } })
    logFailure('The delivery of a product could not be estimated', error)
    return new Response(null, { status: 502 })
  }
}

const BUSY = new Error('Enough estimates are running')

const cachedRates = (sku: string, locale: Locale) =>
  unstable_cache(limited, ['delivery'], { tags: ['store', 'products'], revalidate: HOUR_S })(sku, locale)

async function limited(sku: string, locale: Locale) {
  if (running >= MAX_AT_ONCE) throw BUSY
  running++
  try {
    return await estimateDelivery(sku, locale)
  } finally {
    running--
  }
}
