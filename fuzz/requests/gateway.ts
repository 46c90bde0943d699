import fc, { type Arbitrary } from 'fast-check'
import type { FuzzRequest, Header } from '../fuzz-request.ts'
import { rarelyOddHeaders } from './headers.ts'
import { mostly, oddText } from './sample-values.ts'
import { type OperationCall, operationCall, sessionlessCall } from './operations.ts'

const OWN_PAGE: readonly Header[] = [['origin', '{{shop-origin}}'], ['content-type', 'application/json']]

/** Changes that an attacker may make to a known document. */
const CHANGES: readonly ((call: OperationCall) => OperationCall)[] = [
  (call) => ({ ...call, query: `${call.query} ` }),
  (call) => ({ ...call, query: call.query.slice(1) }),
  (call) => ({ ...call, query: call.query.replace('{', '{__typename ') }),
  (call) => ({ ...call, query: call.query.replace(/\{(\w+)/, '{x:$1') }),
  (call) => ({ ...call, query: `#\n${call.query}` }),
  (call) => ({ ...call, query: `\ufeff${call.query}` }),
  (call) => ({ ...call, query: `${call.query}query Other{storeConfig{store_code}}` }),
  (call) => ({ ...call, query: call.query.toUpperCase() }),
  (call) => ({ ...call, query: '{__schema{types{name}}}' }),
  (call) => ({ ...call, query: '{customer{email}}' }),
  (call) => ({ ...call, query: '' }),
  (call) => ({ ...call, query: `${call.query}\u0000` }),
  (call) => ({ ...call, operationName: 'GetCustomer' }),
  (call) => ({ ...call, operationName: call.operationName.toLowerCase() }),
  (call) => ({ ...call, operationName: '__proto__' }),
  (call) => ({ ...call, operationName: 'constructor' }),
]

const changedCall = fc.tuple(operationCall, fc.constantFrom(...CHANGES)).map(([call, change]) => change(call))
const batch = fc.array(operationCall, { maxLength: 3 })

/** Bodies that are not a GraphQL call, or have another shape. */
const oddBody = fc.oneof(
  oddText, fc.json({ maxDepth: 3 }), batch.map((calls) => JSON.stringify(calls)),
  fc.tuple(operationCall, fc.integer({ min: 1, max: 400 })).map(([call, end]) => JSON.stringify(call).slice(0, end)),
  fc.constantFrom('null', '[]', '{}', '0', '"x"', '{"operationName":1,"query":2}', '{"query":"{__typename}"}', `{"operationName":"x","query":"${'{'.repeat(500)}"}`, `${'['.repeat(5000)}`, 'x'.repeat(70_000), `{"extensions":{"persistedQuery":{"version":1,"sha256Hash":"x"}}}`, 'query=%7B__typename%7D', '{"__proto__":{"operationName":"x"}}'),
  operationCall.map((call) => JSON.stringify({ ...call, extensions: {}, extra: [1], operationName: [call.operationName] })),
)

const cookie = fc.constantFrom('', '', '', 'magento_customerToken={{customer-token}}', 'magento_customerToken={{customer-token}}', 'magento_customerToken=x', 'magento_customerToken=', 'magento_customerToken=%', 'magento_customerToken={{customer-token}}; magento_customerToken=x', `magento_customerToken=${'a'.repeat(4000)}`, '; ; =; a', 'magento_cartId={{guest-cart}}')
const store = fc.constantFrom('', 'en', 'pl', 'default', 'EN', 'xx', '__proto__', 'en, pl', "'")
const headerIfSet = (name: string, value: string): Header[] => (value ? [[name, value]] : [])

const visitorRequest = (body: Arbitrary<string>, cookies: Arbitrary<string>): Arbitrary<FuzzRequest> =>
  fc.record({ body, cookie: cookies, store, headers: rarelyOddHeaders(12) }).map((visit) => ({
    to: 'shop',
    method: 'POST',
    path: '/api/graphql',
    headers: [...OWN_PAGE, ...headerIfSet('cookie', visit.cookie), ...headerIfSet('store', visit.store), ...visit.headers],
    body: visit.body,
  }))

const asJson = (call: Arbitrary<unknown>): Arbitrary<string> => call.map((value) => JSON.stringify(value))

const origin = mostly(fc.constantFrom('{{shop-origin}}', 'https://evil.example', 'null', '{{shop-origin}}.evil.example', 'http://localhost', 'https://localhost', '{{shop-origin}}/')).map((value) => (value.includes('{{') ? value : encodeURI(value.toWellFormed())))
const contentType = fc.constantFrom('application/json', 'application/json; charset=utf-16', 'text/plain', 'application/x-www-form-urlencoded', 'multipart/form-data; boundary=x', 'application/graphql', 'APPLICATION/JSON', '', 'application/json/x')
const API = [
  '/api/graphql', '/api/graphql', '/api/graphql/', '/api/graphql?query={__typename}', '/api/graphql/x', '/api//graphql', '/api/withdrawal', '/api/withdrawal/order', '/api/stock-alert', '/api/content-events', '/api/preview', '/api/preview?secret=x&path=//evil.example', '/api/preview/end', '/api/revalidate', '/api/revalidate/content',
  '/api/revalidatex', '/api/csp-report', '/api/', '/api', '/api/x', '/api/%67raphql', '/api/graphql%00', '/api/../desk', '/api/__proto__', '/pl/api/graphql',
]
const METHODS = ['POST', 'POST', 'POST', 'GET', 'HEAD', 'PUT', 'DELETE', 'PATCH', 'OPTIONS', 'TRACE', 'PROPFIND', 'PURGE']

/** Forms and events that pages send to the shop's own server. */
const ownForms = fc.oneof(
  fc.record(
    { number: mostly(fc.constantFrom('000000001', '1')), email: mostly(fc.constant('{{customer-email}}')), lastname: oddText, postcode: oddText, name: oddText, locale: mostly(fc.constantFrom('en', 'pl')), items: fc.array(oddText, { maxLength: 2 }), key: oddText },
    { requiredKeys: ['number', 'email'] },
  ),
  fc.record({ sessionId: mostly(fc.constant('0123456789abcdef0123456789abcdef')), events: fc.array(fc.record({ type: mostly(fc.constantFrom('impression', 'click')), contentId: oddText, path: mostly(fc.constant('/')) }), { maxLength: 3 }) }),
  fc.record({ tags: fc.array(oddText, { maxLength: 2 }) }),
)

const api: Arbitrary<FuzzRequest> = fc
  .record({ method: fc.constantFrom(...METHODS), path: fc.constantFrom(...API), origin, contentType, cookie, headers: rarelyOddHeaders(2), body: fc.oneof(oddBody, asJson(ownForms), asJson(operationCall)) })
  .map((call) => ({
    to: 'shop',
    method: call.method,
    path: call.path,
    headers: [...headerIfSet('origin', call.origin), ...headerIfSet('content-type', call.contentType), ...headerIfSet('cookie', call.cookie), ...call.headers],
    ...(call.method !== 'GET' && call.method !== 'HEAD' && call.method !== 'TRACE' && { body: call.body }),
  }))

/** Everything that a browser, or a program that imitates one, may send to the shop's own server. */
export const gatewayRequests: Arbitrary<FuzzRequest> = fc.oneof(
  { weight: 20, arbitrary: visitorRequest(asJson(operationCall), cookie) },
  { weight: 1, arbitrary: visitorRequest(asJson(sessionlessCall), fc.constant('')) },
  { weight: 25, arbitrary: visitorRequest(asJson(changedCall), cookie) },
  { weight: 15, arbitrary: visitorRequest(oddBody, cookie) },
  { weight: 28, arbitrary: api },
)
