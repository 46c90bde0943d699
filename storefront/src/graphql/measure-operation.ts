import { hash } from 'node:crypto'
import { LRUCache } from 'lru-cache'
import { type GatewayOutcome, type Measures, measures, type OrderOutcome } from '../monitoring/measures.ts'
import type { AnswerBody } from './customer-token.ts'
import { hasInternalError } from './with-category.ts'
import { ALLOWED_OPERATIONS } from './generated/allow-list.ts'
import type { OperationRequest } from './operation.ts'
import type { ListedError } from './refusals/reason.ts'
import type { Reply } from './reply.ts'

/** Carts whose order was lost, by hash: an id of a cart gives access to it. */
const lostOrders = new LRUCache<string, true>({ max: 1000, ttl: 60 * 60_000 })

/** Counts an operation of a browser by its outcome, and an order by what became of it. */
export function measureOperation(operation: OperationRequest, field: string, reply: Reply): GatewayOutcome {
  const outcome = outcomeOf(operation.operationName, field, reply)
  const measured = measures()
  if (measured) measure(measured, operation, field, reply.body, outcome)
  return outcome
}

function measure(measured: Measures, { operationName, variables: { cartId } }: OperationRequest, field: string, body: AnswerBody, outcome: GatewayOutcome): void {
  // In development the gateway accepts any operation.
  measured.gatewayOperation(ALLOWED_OPERATIONS.has(operationName) ? operationName : 'other', outcome)
  if (typeof cartId !== 'string') return
  const cart = hash('sha256', cartId)
  if (field === 'placeOrder') {
    const order = orderOutcome(outcome, body)
    if (order === 'uncertain') lostOrders.set(cart, true)
    if (order) measured.order(order)
  } else if (reasonOf(body) === 'cartGone' && lostOrders.delete(cart)) measured.order('reconciled')
}

function outcomeOf(operationName: string, field: string, { status, body }: Reply): GatewayOutcome {
  if (status === 429) return 'throttled'
  if (status === 504) return 'timeout'
  if (status >= 400 || hasInternalError(operationName, body)) return 'error'
  return body.errors && !body.data?.[field] ? 'refused' : 'success'
}

/** Undefined if nothing was attempted, or if 2.4.7 refuses in a field that only the next request reads (place-order.ts). */
function orderOutcome(outcome: GatewayOutcome, body: AnswerBody): OrderOutcome | undefined {
  if (outcome === 'throttled') return undefined
  if (outcome === 'error' || outcome === 'timeout') return 'uncertain'
  if (outcome === 'refused') return reasonOf(body) === 'orderUnderWay' ? 'uncertain' : 'refused'
  const { order, errors = [] } = (body.data?.placeOrder ?? {}) as { order?: object | null; errors?: readonly (ListedError | null)[] }
  if (order) return 'placed'
  return errors.length > 0 ? 'refused' : undefined
}

const reasonOf = ({ errors }: AnswerBody): string | undefined => errors?.find(({ extensions }) => extensions?.refusal)?.extensions?.refusal?.reason
