import { askBackend, storeCode } from '../../graphql/backend.ts'
import { DatedCustomerOrderToWithdrawFromOperation } from '../../graphql/generated/dated-order.server.since-2.4.8.ts'
import { GuestOrderToWithdrawFromOperation } from '../../graphql/generated/guest-order.server.since-2.4.8.ts'
import { CustomerOrderToWithdrawFromOperation, DownloadsToWithdrawFromOperation } from '../../graphql/generated/order.server.ts'
import { type GraphQLErrorBody, ServerError, toError } from '../../graphql/errors.ts'
import { withCategory } from '../../graphql/with-category.ts'
import { failureLine } from '../../graphql/failure-line.ts'
import { normalizeAnswer } from '../../graphql/normalize-answer.ts'
import type { Operation } from '../../graphql/operation.ts'
import { lacksField } from '../../graphql/refusals/library-messages.ts'
import { LOCALES } from '../../i18n/locales.ts'
import { orderFacts, type OrderFacts } from './order-facts.ts'
import type { OrderQuery } from './withdrawal-values.ts'

export interface Visitor {
  readonly token: string | undefined
  readonly address: string
}

/**
 * `matched`: number, email and last name are right, but the order belongs to a customer and is disclosed only to them. `unknown`: one
 * of them is wrong, without saying which. `unchecked`: the backend lacks the query or does not answer.
 */
export type FoundOrder =
  | { readonly kind: 'found'; readonly order: OrderFacts }
  | { readonly kind: 'matched' }
  | { readonly kind: 'unknown' }
  | { readonly kind: 'unchecked' }

/** Finds a customer's own order, or an order by number, email and last name. */
export async function findOrder(query: OrderQuery, visitor: Visitor): Promise<FoundOrder> {
  try {
    const own = visitor.token === undefined ? undefined : await ownOrder(query, visitor)
    return own ? { kind: 'found', order: own } : await guestOrder(query, visitor)
  } catch (error) {
    console.error(`The order of a withdrawal could not be looked up: ${failureLine(error)}`)
    return { kind: 'unchecked' }
  }
}

async function ownOrder({ number }: OrderQuery, visitor: Visitor): Promise<OrderFacts | undefined> {
  const dated = await sendOperation(DatedCustomerOrderToWithdrawFromOperation, { number }, visitor)
  const isUndated = dated.errors.some(({ message }) => lacksField(new Error(message), 'order_status_change_date'))
  const { data, errors } = isUndated ? await sendOperation(CustomerOrderToWithdrawFromOperation, { number }, visitor) : dated
  const order = data?.customer?.orders?.items.find((candidate) => candidate?.number === number)
  if (!order) {
    // If the customer's orders cannot be read, the guest query must not replace the session. An invalid token is not such a failure:
    // its visitor is a guest.
    const hasFailed = errors.some((error) => error.path?.[0] === 'customer' && toError('CustomerOrderToWithdrawFrom', withCategory(error)) instanceof ServerError)
    if (hasFailed) throw new Error('the customer’s own orders could not be read')
    return undefined
  }
  const hasFiles = order.items?.some((item) => item?.product_type === 'downloadable') ?? false
  return orderFacts(order, hasFiles && (await areFilesOpened(number, visitor)))
}

async function areFilesOpened(number: string, visitor: Visitor): Promise<boolean> {
  const { data } = await sendOperation(DownloadsToWithdrawFromOperation, {}, visitor)
  const files = (data?.customerDownloadableProducts?.items ?? []).filter((file) => file?.order_increment_id === number)
  return files.length > 0 && files.every((file) => file?.status === 'expired')
}

/** Queries every store view: each knows only its own orders, and the visitor may have changed the language since. */
async function guestOrder({ number, email, lastName }: OrderQuery, visitor: Visitor): Promise<FoundOrder> {
  const stores = [...new Set(LOCALES.map(storeCode))]
  let outcome: FoundOrder = { kind: 'unknown' }
  for (const store of stores) {
    const asGuest = { address: visitor.address, token: undefined }
    const { data, errors } = await sendOperation(GuestOrderToWithdrawFromOperation, { number, email, lastname: lastName }, asGuest, store)
    if (data?.guestOrder) return { kind: 'found', order: orderFacts(data.guestOrder) }
    const kind = lookUpKind(errors)
    if (kind === 'matched') return { kind }
    if (kind === 'unchecked') outcome = { kind }
  }
  return outcome
}

/** An error without a path comes from a backend that lacks the query. */
function lookUpKind(errors: readonly GraphQLErrorBody[]): 'matched' | 'unknown' | 'unchecked' {
  const refusals = errors
    .filter(({ path }) => path?.[0] === 'guestOrder')
    .flatMap((body) => {
      const error = toError('GuestOrderToWithdrawFrom', withCategory(body))
      return error instanceof ServerError ? [] : [error.reason]
    })
  if (refusals.includes('not-allowed')) return 'matched'
  return refusals.length > 0 ? 'unknown' : 'unchecked'
}

interface Answer<Data> {
  readonly data?: Data | null | undefined
  readonly errors: readonly GraphQLErrorBody[]
}

async function sendOperation<Data, Variables>(
  { name, query }: Operation<Data, Variables>,
  variables: Variables,
  { token, address }: Visitor,
  store = storeCode(LOCALES[0]),
): Promise<Answer<Data>> {
  const response = await askBackend({ operationName: name, query, variables, store, token, visitorAddress: address, init: { cache: 'no-store' } })
  const body = (await response.json().catch(() => undefined)) as Partial<Answer<Data>> | undefined
  if (!body) throw new Error(`status ${response.status} without GraphQL`)
  return { data: normalizeAnswer(body.data), errors: body.errors ?? [] }
}
