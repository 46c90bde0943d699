import { expect, test } from 'vitest'
import type { OrderFailure } from './order-failure.ts'
import { orderReason } from './order-refusal.ts'

test.each<[string, Pick<OrderFailure, 'refusal' | 'text'>, ReturnType<typeof orderReason>]>([
  ['of the order', { refusal: { reason: 'country' }, text: 'x' }, 'country'],
  ['of a thing in the cart', { refusal: { reason: 'outOfStock' }, text: 'x' }, { reason: 'outOfStock', count: 0 }],
  ['that the shop alone has words for', { refusal: { reason: 'orderRefused', detail: 'Minimum is 50' }, text: 'Refused: Minimum is 50' }, { reason: 'other', text: 'Minimum is 50' }],
  ['that nobody knows', { text: 'Nur dienstags.' }, { reason: 'other', text: 'Nur dienstags.' }],
])('[CHK-12] a reason %s', (_what, failure, reason) => expect(orderReason(failure)).toEqual(reason))
