/** Magento's states of an order. */
export type OrderState = 'new' | 'pending_payment' | 'processing' | 'holded' | 'complete' | 'closed' | 'canceled'

export interface OrderProgress {
  readonly state: OrderState
  readonly isVirtual: boolean
  readonly isInvoiced: boolean
  readonly isShipped: boolean
}

export type OrderStep = 'pay' | 'ship' | 'refund' | 'hold' | 'unhold' | 'cancel'

type Rule = (order: OrderProgress) => boolean

const isIn = (...states: OrderState[]): Rule => ({ state }) => states.includes(state)

const ALLOWED: Readonly<Record<OrderStep, Rule>> = {
  pay: (order) => !order.isInvoiced && isIn('new', 'pending_payment', 'processing')(order),
  ship: (order) => !order.isShipped && !order.isVirtual && isIn('new', 'processing')(order),
  refund: (order) => order.isInvoiced && isIn('processing', 'complete')(order),
  hold: isIn('new', 'pending_payment', 'processing'),
  unhold: isIn('holded'),
  cancel: (order) => !order.isInvoiced && !order.isShipped && isIn('new', 'pending_payment')(order),
}

const DONE: Readonly<Record<OrderStep, Rule>> = {
  pay: ({ isInvoiced }) => isInvoiced,
  ship: ({ isShipped }) => isShipped,
  refund: isIn('closed'),
  hold: isIn('holded'),
  unhold: () => false,
  cancel: isIn('canceled'),
}

export const allowsStep = (order: OrderProgress, step: OrderStep): boolean => ALLOWED[step](order)

/** Whether the step has been taken before, so that repeating it is not an error. */
export const hasTakenStep = (order: OrderProgress, step: OrderStep): boolean => DONE[step](order)

/** The state after an invoice or a shipment: complete when nothing is left to do. */
export function stateInProgress({ isVirtual, isInvoiced, isShipped }: Omit<OrderProgress, 'state'>): OrderState {
  return isInvoiced && (isShipped || isVirtual) ? 'complete' : 'processing'
}
