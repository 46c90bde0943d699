import { describe, expect, test } from 'vitest'
import { type GraphQLErrorBody, toError } from './errors.ts'
import { withCategory } from './with-category.ts'

const reasonOf = (error: GraphQLErrorBody) => toError('Cart', withCategory(error))

describe('an error without a category', () => {
  test('at the path of an entity says that it is missing, as in Magento 2.4.6', () =>
    expect(reasonOf({ message: 'Could not find a cart with ID "x"', path: ['cart'] })).toMatchObject({ name: 'StoreError', reason: 'not-found' }))

  test.each([
    'Internal server error',
    'SQLSTATE[HY000] [2002] Connection refused',
    'SQLSTATE[40001]: Serialization failure: 1213 Deadlock found when trying to get lock',
    'No alive nodes found in your cluster',
    'cURL error 28: Connection timed out after 10001 milliseconds',
    'Allowed memory size of 134217728 bytes exhausted',
  ])('in the words of a library is a failure: %s', (message) => {
    for (const path of [['cart'], undefined]) expect(reasonOf({ message, ...(path && { path }) })).toMatchObject({ name: 'ServerError' })
  })

  test.each(['Max query complexity should be 300 but got 400.', 'Schema cannot be built', 'Syntax Error: Expected Name, found <EOF>', 'Anything'])(
    'is a failure without a path: %s',
    (message) => expect(reasonOf({ message })).toMatchObject({ name: 'ServerError' }),
  )

  test.each([
    ['Cannot query field "token" on type "CustomerOrder".', 'unsupported'],
    ['Variable "$filter" got invalid value {"size":{}}; Field "size" is not defined by type "ProductAttributeFilterInput".', 'invalid-input'],
  ])('refuses what the schema does not know: %s', (message, reason) => expect(reasonOf({ message })).toMatchObject({ name: 'StoreError', reason }))
})

test('a category of Magento stays', () => {
  const error = { message: 'No.', path: ['cart'], extensions: { category: 'graphql-input' } }
  expect(withCategory(error)).toEqual(error)
})
