import type { IncomingMessage } from 'node:http'
import { expect, test } from 'vitest'
import { GetCustomerOperation } from '../storefront/src/graphql/generated/customer.ts'
import { CreateGuestCartIdOperation } from '../storefront/src/graphql/generated/cart-id.ts'
import { refusedHeader, refusedOperation, refusedTarget } from './backend-contract.ts'

const call = (method: string, url: string, headers = {}) => ({ method, url, headers }) as IncomingMessage
const GRAPHQL = call('POST', '/graphql')
const bodyOf = ({ name, query }: { name: string; query: string }, variables: object = {}) => JSON.stringify({ operationName: name, query, variables })

test.each([
  ['POST', '/graphql'], ['GET', '/media/catalog/product/a.webp'], ['GET', '/api/v3/content/page?apiKey=x'], ['POST', '/recaptcha/api/siteverify'],
])('lets %s %s through', (method, url) => {
  expect(refusedTarget(call(method, url))).toBeUndefined()
})

test.each([
  ['GET', '/graphql'], ['HEAD', '/desk'], ['GET', '/media/../desk'], ['GET', '/payment/redirect?token=x'], ['POST', '/api/v1/write/page'], ['POST', '/graphql?x'],
])('refuses %s %s', (method, url) => {
  expect(refusedTarget(call(method, url))).toContain(url)
})

test('allows none of a visitor’s headers', () => {
  expect(refusedHeader(call('POST', '/graphql', { store: 'en', authorization: 'Bearer x' }))).toBeUndefined()
  expect(refusedHeader(call('POST', '/graphql', { cookie: 'a=b' }))).toContain('cookie')
})

test('allows known documents under their own names and with declared variables', () => {
  expect(refusedOperation(GRAPHQL, bodyOf(GetCustomerOperation))).toBeUndefined()
  expect(refusedOperation(GRAPHQL, bodyOf({ ...GetCustomerOperation, query: `${GetCustomerOperation.query} ` }))).toContain('unknown operation')
  expect(refusedOperation(GRAPHQL, bodyOf({ ...GetCustomerOperation, query: CreateGuestCartIdOperation.query }))).toContain('unknown operation')
  expect(refusedOperation(GRAPHQL, bodyOf(GetCustomerOperation, { secret: 1 }))).toContain('secret')
})
