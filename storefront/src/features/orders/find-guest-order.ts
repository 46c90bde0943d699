import { send } from '../../graphql/browser.ts'
import { ServerError } from '../../graphql/errors.ts'
import { GuestOrderByPostcodeOperation } from '../../graphql/generated/guest-order.since-2.4.7.ts'
import { GuestOrderOperation } from '../../graphql/generated/guest-order.since-2.4.8.ts'
import { inAnyStoreView } from '../../graphql/in-any-store-view.ts'
import type { Locale } from '../../i18n/locales.ts'
import type { GuestOrderKey } from '../store/optional-services.ts'
import type { LoadedOrder } from './load-order.ts'

/** Identifies a guest's order: `key` is the last name or the postcode of the billing address. */
export interface OrderFacts {
  readonly number: string
  readonly email: string
  readonly key: string
}

/** Sent as a guest, even when a customer is logged in. */
const AS_GUEST = { asGuest: true }

/**
 * The order that a guest placed.
 * @throws StoreError if a value is wrong, and for a customer's order; ServerError
 */
export const findGuestOrder = (facts: OrderFacts, by: GuestOrderKey): Promise<LoadedOrder> => inAnyStoreView((locale) => findIn(locale, facts, by))

async function findIn(locale: Locale, { number, email, key }: OrderFacts, by: GuestOrderKey): Promise<LoadedOrder> {
  const options = { ...AS_GUEST, locale }
  if (by === 'lastname') {
    const { guestOrder } = await send(GuestOrderOperation, { number, email, lastname: key }, options)
    const order = returned(guestOrder)
    return { order, newer: { since247: order, since248: order } }
  }
  // The generated type is of a later release, with another input.
  const input = { number, email, postcode: key } as never
  const { guestOrder } = await send(GuestOrderByPostcodeOperation, { input }, options)
  const order = returned(guestOrder)
  return { order, newer: { since247: order } }
}

/** Magento refuses an unknown order: null is no answer, although the schema promises an order. */
function returned<Order>(order: Order | null): Order {
  if (!order) throw new ServerError(GuestOrderOperation.name, 'the answer has no order')
  return order
}
