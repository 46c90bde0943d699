import type { CheckoutFragment } from '../../graphql/generated/types.ts'

export type Step = 'address' | 'delivery' | 'payment'

export const STEP_PATHS: Readonly<Record<Step, string>> = {
  address: '/checkout',
  delivery: '/checkout/delivery',
  payment: '/checkout/payment',
}

type Progress = Pick<CheckoutFragment, 'is_virtual' | 'email' | 'shipping_addresses' | 'billing_address'>

/** A virtual cart has no delivery step. */
export const stepsOf = ({ is_virtual }: Pick<Progress, 'is_virtual'>): readonly Step[] =>
  is_virtual ? ['address', 'payment'] : ['address', 'delivery', 'payment']

/** The requested step, or the first unfinished step before it. */
export function allowedStep(requested: Step, cart: Progress): Step {
  const steps = stepsOf(cart)
  const isFinished = (step: Step) => (step === 'address' ? hasAddress(cart) : step === 'delivery' && hasMethod(cart))
  const open = steps.find((step) => !isFinished(step)) ?? 'payment'
  if (!steps.includes(requested)) return open
  return steps.indexOf(requested) <= steps.indexOf(open) ? requested : open
}

const hasAddress = ({ is_virtual, email, shipping_addresses: [shipping], billing_address }: Progress): boolean =>
  Boolean(email) && billing_address !== null && (is_virtual || shipping != null)

const hasMethod = ({ shipping_addresses: [shipping] }: Progress): boolean => shipping?.selected_shipping_method != null
