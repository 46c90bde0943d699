import { expect, test } from 'vitest'
import { refusal, refused } from '../refusals/refusal.ts'
import { translationOf } from './sentence.ts'

const ENGLISH = { hello: 'Hello, {name}', bye: 'Good bye' } as const
const translate = translationOf<typeof ENGLISH>()

// The compiler runs these tests: an expected error that does not occur fails the type check.
test('a translation has every sentence with its values, and no others', () => {
  const complete = { hello: { own: 'Witaj, {name}' }, bye: { pack: 'Do widzenia' } } as const
  expect(translate(complete)).toBe(complete)
  // @ts-expect-error -- a value is missing
  translate({ hello: { own: 'Witaj' }, bye: { pack: 'Do widzenia' } })
  // @ts-expect-error -- an unknown value
  translate({ hello: { own: 'Witaj, {name}' }, bye: { pack: 'Do widzenia, {name}' } })
  // @ts-expect-error -- a sentence is missing
  translate({ hello: { own: 'Witaj, {name}' } })
  // @ts-expect-error -- an unknown sentence
  translate({ hello: { own: 'Witaj, {name}' }, bye: { pack: 'Do widzenia' }, thanks: { own: 'Dziękuję' } })
})

test('a refusal takes a code of the catalogue with its values', () => {
  expect(refusal('cart.notFound', { id: 'x' })).toEqual({ code: 'cart.notFound', values: { id: 'x' } })
  // @ts-expect-error -- a sentence is not a code
  refusal("The cart isn't active.")
  // @ts-expect-error -- the value is missing
  refusal('cart.notFound')
  // @ts-expect-error -- another value
  refusal('cart.notFound', { sku: 'x' })
  // @ts-expect-error -- this refusal has no values
  refusal('cart.inactive', { id: 'x' })
})

test('only a refusal with a category can end an operation', () => {
  expect(refused('cart.inactive').extensions).toEqual({ category: 'graphql-no-such-entity' })
  // @ts-expect-error -- this refusal only occurs in lists of errors
  expect(refused('cart.someOutOfStock').extensions).toEqual({ category: undefined })
})
