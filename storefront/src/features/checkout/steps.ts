import type { CheckoutFragment } from '../../graphql/generated/types.ts'
import type { PickupMethods } from '../../settings/shop.ts'
import type { SavedAddress } from '../address/saved-address.ts'
import { pickupPattern } from '../pickup/pickup-methods.ts'
import { destinationOf, homeAddress } from './home-address.ts'

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

/** The requested step, or the first unfinished step before it. */
export function allowedStep(requested: Step, cart: Progress, pickup: PickupMethods = {}, addresses: readonly SavedAddress[] = []): Step {
  const steps = stepsOf(cart)
  const isFinished = (step: Step) => (step === 'address' ? hasAddress(cart, pickup, addresses) : step === 'delivery' && hasMethod(cart, pickup, addresses))
  const open = steps.find((step) => !isFinished(step)) ?? 'payment'
  if (!steps.includes(requested)) return open
  return steps.indexOf(requested) <= steps.indexOf(open) ? requested : open
}

type Rule = (cart: Progress, pickup: PickupMethods, addresses: readonly SavedAddress[]) => boolean

const hasAddress: Rule = (cart, pickup, addresses) =>
  Boolean(cart.email) && cart.billing_address !== null && (cart.is_virtual || homeAddress(cart, pickup, addresses) !== undefined)

/** A method that needs a locker or shop also needs its address. */
const hasMethod: Rule = (cart, pickup, addresses) => {
  const method = cart.shipping_addresses[0]?.selected_shipping_method
  return method != null && (pickupPattern(pickup, method) === undefined || destinationOf(cart, pickup, addresses) === 'location')
}
