import 'server-only'
import { LRUCache } from 'lru-cache'
import { unstable_cache } from 'next/cache'
import { publicRoute } from '../../graphql/public-route.ts'
import { type Locale, LOCALES } from '../../i18n/locales.ts'
import { fairQueue, FairQueueFull } from '../../lib/fair-queue.ts'
import { logFailure } from '../../lib/log-failure.ts'
import { getTimeZone } from '../store/store-config.ts'
import { deliveryDays, type DeliveryRange } from './delivery-days.ts'
import { deliveredLines } from './delivered-lines.ts'
import { estimateDelivery } from './estimate-delivery.ts'
import { getDelivery } from './get-delivery.ts'
import type { ShippingRate } from './shipping-rates.ts'

const MAX_SKU_LENGTH = 64
const HOUR_S = 3600
/** Each takes three requests of the backend and leaves a cart there. */
const queue = fairQueue({ atOnce: 2, waitingPerOwner: 10, waiting: 200 })
/** What others who waited at the same time have got. */
const recent = new LRUCache<string, ReturnType<typeof estimateDelivery>>({ max: 1000, ttl: 10_000 })

/** A method for one piece of a product, ordered now. */
export interface OfferedDelivery extends ShippingRate {
  readonly days?: DeliveryRange | undefined
}

/** `GET /api/delivery?product=…&sku=…&locale=…`: a list of `OfferedDelivery`; empty if there is no estimate. */
export const answerDelivery = publicRoute('deliveryEstimate', answer)

async function answer(request: Request, address: string): Promise<Response> {
  const { searchParams } = new URL(request.url)
  const sku = searchParams.get('sku') ?? ''
  const product = searchParams.get('product') ?? sku
  const locale = LOCALES.find((known) => known === searchParams.get('locale'))
  if (!locale || [sku, product].some((given) => given === '' || given.length > MAX_SKU_LENGTH)) return new Response(null, { status: 400 })
  try {
    const lines = await deliveredLines(sku, product, locale)
    const rates = lines.length > 0 ? await cachedRates(lines, sku, locale, address) : []
    const [delivery, timeZone] = [await getDelivery(locale), await getTimeZone(locale)]
    const offered: OfferedDelivery[] = rates.map((rate) => ({ ...rate, days: deliveryDays(delivery, rate, new Date(), timeZone) }))
    return Response.json(offered, { headers: { 'cache-control': 'public, max-age=300' } })
  } catch (error) {
    if (error instanceof FairQueueFull) return new Response(null, { status: 503, headers: { 'retry-after': '1' } })
    logFailure('The delivery of a product could not be estimated', error)
    return new Response(null, { status: 502 })
  }
}

type Lines = Parameters<typeof estimateDelivery>[0]

const cachedRates = (lines: Lines, sku: string, locale: Locale, address: string) =>
  unstable_cache(() => queue(address, () => recentRates(lines, sku, locale)), ['delivery', sku, locale], { tags: ['store', 'products'], revalidate: HOUR_S })()

function recentRates(lines: Lines, sku: string, locale: Locale) {
  const key = JSON.stringify([sku, locale])
  const rates = recent.get(key) ?? estimateDelivery(lines, locale)
  recent.set(key, rates)
  rates.catch(() => recent.delete(key))
  return rates
}
