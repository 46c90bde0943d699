import { expect, test } from 'vitest'
import { ServerError, StoreError, toError } from '../../graphql/errors.ts'
import type { Reason } from '../../graphql/refusals/reason.ts'
import { isForCustomersOnly } from './change-wishes.ts'

const refusal = (message: string, category?: string, reason?: Reason) =>
  toError('AddToWishlist', { message, extensions: { ...(category && { category }), ...(reason && { refusal: { reason } }) } })

test.each([
  ['the refusal of the mutation', refusal('Only logged in users can add products to wishlist', undefined, 'customersOnly')],
  ['a guest', refusal('The current user cannot perform operations on wishlist', 'graphql-authorization')],
  ['an expired token', refusal("The current customer isn't authorized.", 'graphql-authorization')],
  ['a revoked token', refusal('User token has been revoked', 'graphql-authentication')],
  ['among the errors of a product', new StoreError('Nein.', 'invalid-input', { reason: 'customersOnly' })],
])('[WISH-01] recognizes that a login is required: %s', (_, error) => {
  expect(isForCustomersOnly(error)).toBe(true)
})

test.each([
  ['a deleted product', refusal('Could not find a product with SKU "X"', 'graphql-input')],
  ['an outage', new ServerError('AddToWishlist', 'the shop cannot be reached')],
  ['any other error', new Error('Only logged in users can add products to wishlist')],
])('[WISH-01] requires no login: %s', (_, error) => {
  expect(isForCustomersOnly(error)).toBe(false)
})
