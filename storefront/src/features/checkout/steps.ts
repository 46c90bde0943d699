import type { CheckoutFragment } from '../../graphql/generated/types.ts'
import type { PickupMethods } from '../../settings/shop.ts'
import { destinationOf, placeChange } from './home-address.ts'
import { type CartLocation, hasPickupMethod } from './cart-location.ts'

export type Step = 'address' | 'delivery' | 'payment'

export const STEP_PATHS: Readonly<Record<Step, string>> = {
  address: '/checkout',
  delivery: '/checkout/delivery',
  payment: '/checkout/payment',
}

type Progress = Pick<CheckoutFragment, 'id' | 'is_virtual' | 'email' | 'shipping_addresses' | 'billing_address'>

/** A virtual cart has no delivery step. */
export const stepsOf = ({ is_virtual }: Pick<Progress, 'is_virtual'>): readonly Step[] =>
  is_virtual ? ['address', 'payment'] : ['address', 'delivery', 'payment']

/** The first unfinished step, or the last one. */
export function openStep(cart: Progress, pickup: PickupMethods = {}, place?: CartLocation): Step {
  const isFinished = (step: Step) => (step === 'address' ? hasAddress(cart) : step === 'delivery' && hasMethod(cart, pickup, place))
  return stepsOf(cart).find((step) => !isFinished(step)) ?? 'payment'
}

/** The requested step, or the first unfinished step before it. */
export function allowedStep(requested: Step, cart: Progress, pickup: PickupMethods = {}, place?: CartLocation): Step {
  const steps = stepsOf(cart)
  const open = openStep(cart, pickup, place)
  if (!steps.includes(requested)) return open
  return steps.indexOf(requested) <= steps.indexOf(open) ? requested : open
}

const hasAddress = ({ email, billing_address, is_virtual, shipping_addresses }: Progress): boolean =>
  Boolean(email) && billing_address !== null && (is_virtual || shipping_addresses.length > 0)

/** A method that needs a locker or shop also needs one that is still there, at its present address. */
const hasMethod = (cart: Progress, pickup: PickupMethods, place: CartLocation | undefined): boolean =>
  cart.shipping_addresses[0]?.selected_shipping_method != null &&
  (!hasPickupMethod(cart, pickup) || (destinationOf(cart, pickup, place) === 'location' && placeChange(cart, place) === undefined))
