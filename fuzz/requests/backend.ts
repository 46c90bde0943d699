import fc, { type Arbitrary } from 'fast-check'
import type { FuzzRequest, Header } from '../fuzz-request.ts'
import { brokenHttp } from './broken-http.ts'
import { documents } from './documents.ts'
import { rarelyOddHeaders } from './headers.ts'
import { mostly, oddText } from './sample-values.ts'
import { operationCall } from './operations.ts'

const JSON_TYPE: Header = ['content-type', 'application/json']
const authorization = fc.constantFrom('', '', 'Bearer {{customer-token}}', 'Bearer {{customer-token}}', 'Bearer x', 'Bearer', 'Basic Og==', 'bearer  {{customer-token}} ')
const store = mostly(fc.constantFrom('', 'en', 'pl', 'default', 'xx'), 10).map((value) => encodeURIComponent(value.toWellFormed()))
const headerIfSet = (name: string, value: string): Header[] => (value ? [[name, value]] : [])

const query = (body: Arbitrary<string>): Arbitrary<FuzzRequest> =>
  fc.record({ body, authorization, store, headers: rarelyOddHeaders(15) }).map((call) => ({
    to: 'backend',
    method: 'POST',
    path: '/graphql',
    headers: [JSON_TYPE, ...headerIfSet('authorization', call.authorization), ...headerIfSet('store', call.store), ...call.headers],
    body: call.body,
  }))

const oddBody = fc.oneof(
  oddText, fc.json({ maxDepth: 3 }), documents,
  fc.constantFrom('[]', 'null', '{}', '{"query":null}', '{"query":[]}', '{"query":{}}', '{"query":"{__typename}","variables":[]}', '{"query":"{__typename}","variables":"x"}', '{"query":"{__typename}","operationName":{}}', '{"query":"{__typename}","extensions":1}', '[{"query":"{__typename}"},{"query":"{__typename}"}]', `{"query":"${'{a'.repeat(2000)}"}`, `{"query":"{${'__typename '.repeat(5000)}}"}`, '['.repeat(10_000), 'x'.repeat(1_100_000)),
)

const GET_PATHS = ['/graphql?query={__typename}', '/graphql?query={storeConfig{store_code}}&variables=%5B%5D', '/graphql?query=mutation{createEmptyCart}', '/graphql?query=%', '/graphql?variables={', '/graphql?operationName=x', '/graphql', '/health', '/']
const SERVICES = [
  '/api/v3/content/page', '/api/v3/content/page?apiKey=x', '/api/v3/content/page/x?apiKey=x', '/api/v1/track', '/api/v1/track?apiKey=x', '/api/v1/write/page', '/api/v1/write/page/x', '/recaptcha/api.js', '/recaptcha/api2/reload', '/recaptcha/api2/reload?k=halny-embedded-bot-check-site-key', '/recaptcha/api/siteverify', '/gtm.js', '/gtm.js?id=GTM-HALNY1',
  '/payment/redirect', '/payment/redirect?token=x&return=//evil.example', '/media/catalog/product/x.webp', '/media/catalog/product/../../../shop.db', '/media/catalog/product/%2e%2e%2fshop.db', '/media/logo/x', '/media/favicon/x.ico', '/static/frontend/placeholder/image.jpg', '/downloadable/download/link/id/x', '/downloadable/download/linkSample/link_id/1', '/downloadable/download/sample/sample_id/99999999999999',
  '/newsletter/subscriber/confirm', '/newsletter/subscriber/confirm/id/1/code/x/', '/desk', '/desk/faults', '/desk/orders', '/desk/outbox.json?to=x', '/desk/../desk', '//desk', '/desk%2ffaults', '/graphiql',
]
const parameter = fc.tuple(fc.constantFrom('apiKey', 'id', 'code', 'token', 'return', 'limit', 'offset', 'locale', 'query.data', 'userAttributes.urlPath', 'userAttributes', 'fields', 'query', 'includeUnpublished', 'k', 'sa', 'to', 'x', '__proto__', 'query.$or'), oddText).map(([key, value]) => `${key}=${encodeURIComponent(value.toWellFormed())}`)
const servicePath = fc.tuple(fc.constantFrom(...SERVICES, ...GET_PATHS), fc.array(parameter, { maxLength: 2 }), fc.oneof({ weight: 8, arbitrary: fc.constant('') }, oddText.map((text) => `/${text}`))).map(
  ([path, parameters, tail]) => (parameters.length === 0 ? path + tail : `${path}${path.includes('?') ? '&' : '?'}${parameters.join('&')}`),
)
const METHODS = ['GET', 'GET', 'GET', 'POST', 'POST', 'HEAD', 'PUT', 'PATCH', 'DELETE', 'OPTIONS', 'TRACE']
const FORMS = ['', 'token=x&decision=pay', 'secret=halny-embedded-bot-check-secret&response=x', 'do=x&q=y', '{"events":[{"type":"impression","data":{"contentId":"x"}}]}', '{"events":[null]}', '{"data":{}}', '{"content":{"state":"down"}}']

/** Without the desk's forms: the desk refuses requests from other machines. */
const service: Arbitrary<FuzzRequest> = fc
  .record({ method: fc.constantFrom(...METHODS), path: servicePath, type: fc.constantFrom('application/json', 'application/x-www-form-urlencoded', 'text/plain', 'multipart/form-data; boundary=x', ''), body: fc.oneof(fc.constantFrom(...FORMS), oddText, fc.json({ maxDepth: 3 })), headers: rarelyOddHeaders(2) })
  .map(({ method, path, type, body, headers }) => ({
    to: 'backend',
    method,
    path,
    headers: [...headerIfSet('content-type', type), ...headers],
    ...(method !== 'GET' && method !== 'HEAD' && method !== 'TRACE' && { body }),
  }))

const broken: Arbitrary<FuzzRequest> = brokenHttp.map((raw) => ({ to: 'backend', method: '', path: '', headers: [], raw }))

/** Requests to an embedded backend that is public, without the gateway in front of it. */
export const backendRequests: Arbitrary<FuzzRequest> = fc.oneof(
  { weight: 35, arbitrary: query(documents.map((text) => JSON.stringify({ query: text }))) },
  { weight: 20, arbitrary: query(operationCall.map((call) => JSON.stringify(call))) },
  { weight: 10, arbitrary: query(oddBody) },
  { weight: 33, arbitrary: service },
  { weight: 2, arbitrary: broken },
)
