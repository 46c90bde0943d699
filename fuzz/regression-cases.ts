import type { FuzzRequest, Header } from './fuzz-request.ts'

export interface RegressionCase {
  /** The former result. */
  readonly name: string
  readonly request: FuzzRequest
}

const OWN_PAGE: readonly Header[] = [['origin', '{{shop-origin}}'], ['content-type', 'application/json']]

const get = (to: FuzzRequest['to'], path: string, ...headers: Header[]): FuzzRequest => ({ to, method: 'GET', path, headers })
const post = (path: string, body: string, ...headers: Header[]): FuzzRequest => ({ to: 'shop', method: 'POST', path, headers, body })
const bytes = (to: FuzzRequest['to'], raw: string): FuzzRequest => ({ to, method: '', path: '', headers: [], raw })

const LOGIN = 'mutation GenerateCustomerToken($email:String!$password:String!){generateCustomerToken(email:$email password:$password){token}}'

const REGISTRATION = 'mutation CreateCustomerV2($input:CustomerCreateInput!){createCustomerV2(input:$input){customer{email}}}'

/** Former findings as they were sent; every run begins with them. */
export const REGRESSION_CASES: readonly RegressionCase[] = [
  { name: 'an unsupported upgrade was never answered', request: bytes('shop', 'GET / HTTP/1.1\r\nHost: localhost\r\nConnection: upgrade\r\nUpgrade: h2c\r\n\r\n') },
  { name: 'an unsupported WebSocket was never answered', request: bytes('shop', 'GET / HTTP/1.1\r\nHost: localhost\r\nConnection: Upgrade\r\nUpgrade: websocket\r\nSec-WebSocket-Key: x\r\n\r\n') },
  { name: 'variables in a list were a failure of the backend', request: post('/api/graphql', JSON.stringify({ operationName: 'GenerateCustomerToken', query: LOGIN, variables: [] }), ...OWN_PAGE) },
  { name: 'TRACE was a failure of the gateway', request: { to: 'shop', method: 'TRACE', path: '/api/graphql', headers: [] } },
  { name: 'TRACE was a failure of the withdrawal', request: { to: 'shop', method: 'TRACE', path: '/api/withdrawal', headers: [] } },
  { name: 'an unknown server action was a failure', request: post('/api/x', '', ['next-action', 'x'], ['rsc', '1']) },
  { name: 'an unknown server action left a stack in the log', request: post('/api/x', 'null', ['next-action', 'x']) },
  { name: 'a form for no server action left a stack in the log', request: post('/api/x', 'null', ['content-type', 'multipart/form-data; boundary=x']) },
  {
    name: 'a body that ends too early left a stack in the log',
    request: bytes('shop', 'POST /api/graphql HTTP/1.1\r\nHost: {{shop-host}}\r\nOrigin: {{shop-origin}}\r\nContent-Type: application/json\r\nContent-Length: 50\r\n\r\nabc'),
  },
  { name: 'the picture optimiser requested the backend’s desk', request: get('shop', '/_next/image?url={{media-origin}}/desk&w=640&q=75') },
  { name: 'the picture optimiser requested the backend’s health', request: get('shop', '/_next/image?url={{media-origin}}/media/../health&w=640&q=75') },
  { name: 'an invalid Host showed a stack', request: get('backend', '/health', ['host', '%00']) },
  { name: 'an invalid origin was repeated as one', request: get('backend', '/health', ['origin', 'magento_customerToken={{customer-token}}']) },
  {
    name: 'a refused registration sent the backend an unknown operation',
    request: post('/api/graphql', JSON.stringify({ operationName: 'CreateCustomerV2', query: REGISTRATION, variables: { input: { email: '{{customer-email}}', firstname: 'Agata', lastname: 'Wierch', middlename: '"' } } }), ...OWN_PAGE),
  },
  { name: 'a redirect to letters beyond Latin left a stack in the log', request: get('shop', '/women/%3Fs1yD/V.-c/%F0%B9%94%B4%F3%A6%97%BC', ['accept-encoding', 'gzip']) },
  { name: 'invalid JSON in variables was an error of the program', request: get('backend', '/graphql?variables={') },
]
