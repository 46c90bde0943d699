import { expect, test } from 'vitest'
import { refusalOf } from '../../refusals/refusal.fixture.ts'
import { readLineId } from './line-id.ts'

test.each([
  [{ cart_item_id: 7 }, 7],
  [{ cart_item_uid: 'Nw==' }, 7],
  [{ cart_item_uid: 'YWJj' }, undefined],
  [{ cart_item_id: 0 }, undefined],
  [{}, undefined],
])('reads %j as line %s', (input, id) => {
  expect(readLineId(input)).toBe(id)
})

test.each([
  [{ cart_item_id: 7, cart_item_uid: 'Nw==' }, "`cart_item_id` and `cart_item_uid` can't be used at the same time."],
  [{ cart_item_uid: '7' }, 'Value of uid "7" is incorrect.'],
])('%j is refused', (input, message) => {
  expect(refusalOf(() => readLineId(input))).toBe(message)
})
