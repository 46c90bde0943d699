import { askBackend, storeCode } from '../../graphql/backend.ts'
import { DatedCustomerOrderToWithdrawFromOperation } from '../../graphql/generated/dated-order.server.since-2.4.8.ts'
import { GuestOrderToWithdrawFromOperation } from '../../graphql/generated/guest-order.server.since-2.4.8.ts'
import { CustomerOrderToWithdrawFromOperation, DownloadsToWithdrawFromOperation } from '../../graphql/generated/order.server.ts'
import { type GraphQLErrorBody, ServerError, toError } from '../../graphql/errors.ts'
import { failureLine } from '../../graphql/failure-line.ts'
import { plainAnswer } from '../../graphql/plain-answer.ts'
import type { Operation } from '../../graphql/operation.ts'
import { lacksField } from '../../graphql/refusals/library-messages.ts'
import { LOCALES } from '../../i18n/locales.ts'
import { orderFacts, type OrderFacts } from './order-facts.ts'

export interface AskedOrder {
  readonly number: string
  readonly email: string
  readonly lastName: string
}

export interface Visitor {
  readonly token: string | undefined
  readonly address: string
}

/**
 * `matched`: the facts are right, but the order is a customer's, and told to nobody else. `unknown`: one of them is wrong, and which
 * is not told. `unchecked`: this backend cannot be asked, or does not answer.
 */
export type FoundOrder =
  | { readonly kind: 'found'; readonly order: OrderFacts }
  | { readonly kind: 'matched' }
  | { readonly kind: 'unknown' }
  | { readonly kind: 'unchecked' }

/** A customer's own order, or the one that a guest knows all three facts of. */
export async function findOrder(asked: AskedOrder, visitor: Visitor): Promise<FoundOrder> {
  try {
    const own = visitor.token === undefined ? undefined : await ownOrder(asked, visitor)
    return own ? { kind: 'found', order: own } : await guestOrder(asked, visitor)
  } catch (error) {
    console.error(`The order of a withdrawal could not be looked up: ${failureLine(error)}`)
    return { kind: 'unchecked' }
  }
}

async function ownOrder({ number }: AskedOrder, visitor: Visitor): Promise<OrderFacts | undefined> {
  const dated = await ask(DatedCustomerOrderToWithdrawFromOperation, { number }, visitor)
  const isUndated = dated.errors.some(({ message }) => lacksField(new Error(message), 'order_status_change_date'))
  const { data, errors } = isUndated ? await ask(CustomerOrderToWithdrawFromOperation, { number }, visitor) : dated
  const order = data?.customer?.orders?.items.find((candidate) => candidate?.number === number)
  if (!order) {
    // Where nobody can say whether it is the customer's, the facts of a guest must not be asked for in place of the session.
    // What fails before that, such as a token of nobody's, is no such failure.
    const hasFailed = errors.some((error) => error.path?.[0] === 'customer' && toError('CustomerOrderToWithdrawFrom', error) instanceof ServerError)
    if (hasFailed) throw new Error('the customer’s own orders could not be read')
    return undefined
  }
  const hasFiles = order.items?.some((item) => item?.product_type === 'downloadable') ?? false
  return orderFacts(order, hasFiles && (await areFilesOpened(number, visitor)))
}

async function areFilesOpened(number: string, visitor: Visitor): Promise<boolean> {
  const { data } = await ask(DownloadsToWithdrawFromOperation, {}, visitor)
  const files = (data?.customerDownloadableProducts?.items ?? []).filter((file) => file?.order_increment_id === number)
  return files.length > 0 && files.every((file) => file?.status === 'expired')
}

/** Of every store view, since each knows its own orders alone and the visitor may read in another language now. */
async function guestOrder({ number, email, lastName }: AskedOrder, visitor: Visitor): Promise<FoundOrder> {
  const stores = [...new Set(LOCALES.map(storeCode))]
  let outcome: FoundOrder = { kind: 'unknown' }
  for (const store of stores) {
    const asGuest = { address: visitor.address, token: undefined }
    const { data, errors } = await ask(GuestOrderToWithdrawFromOperation, { number, email, lastname: lastName }, asGuest, store)
    if (data?.guestOrder) return { kind: 'found', order: orderFacts(data.guestOrder) }
    const kind = meaningOf(errors)
    if (kind === 'matched') return { kind }
    if (kind === 'unchecked') outcome = { kind }
  }
  return outcome
}

/** An error that belongs to no field comes from a backend that does not have the question. */
function meaningOf(errors: readonly GraphQLErrorBody[]): 'matched' | 'unknown' | 'unchecked' {
  const refusals = errors
    .filter(({ path }) => path?.[0] === 'guestOrder')
    .flatMap((body) => {
      const error = toError('GuestOrderToWithdrawFrom', body)
      return error instanceof ServerError ? [] : [error.reason]
    })
  if (refusals.includes('not-allowed')) return 'matched'
  return refusals.length > 0 ? 'unknown' : 'unchecked'
}

interface Answer<Data> {
  readonly data?: Data | null | undefined
  readonly errors: readonly GraphQLErrorBody[]
}

async function ask<Data, Variables>(
  { name, query }: Operation<Data, Variables>,
  variables: Variables,
  { token, address }: Visitor,
  store = storeCode(LOCALES[0]),
): Promise<Answer<Data>> {
  const response = await askBackend({ operationName: name, query, variables, store, token, visitorAddress: address, init: { cache: 'no-store' } })
  const body = (await response.json().catch(() => undefined)) as Partial<Answer<Data>> | undefined
  if (!body) throw new Error(`status ${response.status} without GraphQL`)
  return { data: plainAnswer(body.data), errors: body.errors ?? [] }
}
