import { expect, test } from 'vitest'
import { type OrderFailure, orderReason } from './order-failure.ts'

test.each<[string, Pick<OrderFailure, 'refusal' | 'text'>, ReturnType<typeof orderReason>]>([
  ['of the order', { refusal: { reason: 'country' }, text: 'x' }, 'country'],
  ['of an item of the cart', { refusal: { reason: 'outOfStock' }, text: 'x' }, { reason: 'outOfStock', count: 0 }],
  ["with the backend's own message", { refusal: { reason: 'orderRefused', detail: 'Minimum is 50' }, text: 'Refused: Minimum is 50' }, { reason: 'other', text: 'Minimum is 50' }],
  ['with an unknown message', { text: 'Nur dienstags.' }, { reason: 'other', text: 'Nur dienstags.' }],
])('[CHK-12] a reason %s', (_what, failure, reason) => expect(orderReason(failure)).toEqual(reason))
