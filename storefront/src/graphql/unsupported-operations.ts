import { LRUCache } from 'lru-cache'
import type { AnswerBody } from './customer-token.ts'
import { isUnknownToSchema } from './refusals/library-messages.ts'

/**
 * The queries whose callers know what to do for older releases. Any other is answered by every release: a refusal of it comes from a
 * backend in the middle of its deployment.
 */
const PROBES: ReadonlySet<string> = new Set([
  'AttributeLabels',
  'ConsentAttributes',
  'DashboardSections',
  'DatedCustomerOrderToWithdrawFrom',
  'FindsOrdersByLastName',
  'FindsOrdersByPostcode',
  'OpenForms',
  'OrderSince247',
  'OrderSince248',
  'RegionCountries',
  'RegistrationAttributes',
  'StoreCountry',
])

/** An hour: features of an updated backend appear by then, or at the next start. */
const LIFETIME_MS = 60 * 60_000

/** Next bundles this module several times. */
const shared = globalThis as typeof globalThis & { unsupportedOperations?: LRUCache<string, { readonly body: AnswerBody; readonly until: number }> }
const refusals = () => (shared.unsupportedOperations ??= new LRUCache({ max: 500 }))

interface Sent {
  readonly operationName: string
  readonly query: string
  readonly store: string
}

const keyOf = ({ query, store }: Sent): string => `${store} ${query}`

/**
 * The refusal of an operation that the backend's release does not know. Magento would refuse it again, for a tenth of a second of PHP and
 * an entry in its log of exceptions.
 */
export function knownRefusal(sent: Sent): AnswerBody | undefined {
  const refusal = refusals().get(keyOf(sent))
  return refusal && refusal.until > performance.now() ? refusal.body : undefined
}

/** Remembers a refusal that only the operation's text has caused: no variables lead to another answer. */
export function rememberRefusal(sent: Sent, { data, errors = [] }: AnswerBody): void {
  const isUnknown = PROBES.has(sent.operationName) && !data && errors.length > 0 && errors.every(({ message, path }) => path === undefined && isUnknownToSchema(message))
  if (isUnknown) refusals().set(keyOf(sent), { body: { errors }, until: performance.now() + LIFETIME_MS })
}
