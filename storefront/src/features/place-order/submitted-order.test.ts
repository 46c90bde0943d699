import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { fakeStorage } from '../../lib/fake-storage.fixture.ts'
import { fakeSubmittedOrder } from './submitted-order.fixture.ts'
import { onOrderInOtherTab, readSubmittedOrder, saveSubmittedOrder, type SubmittedOrder } from './submitted-order.ts'

const onOrdered = vi.fn<() => void>()
let receive: (order: SubmittedOrder) => void

beforeEach(() => {
  vi.stubGlobal('sessionStorage', fakeStorage())
  vi.stubGlobal('BroadcastChannel', class {
    addEventListener(_type: string, listener: (event: { readonly data: SubmittedOrder }) => void): void {
      receive = (data) => listener({ data })
    }
  })
  onOrderInOtherTab('c', onOrdered)
})
afterEach(() => {
  vi.clearAllMocks()
  vi.unstubAllGlobals()
})

const sent = fakeSubmittedOrder({ state: 'sent' })
const notTaken = fakeSubmittedOrder({ state: 'notTaken' })
const taken = fakeSubmittedOrder({ state: 'taken' })
const placed = fakeSubmittedOrder({ state: 'placed', orderNumber: '000000042' })

test('[CHK-11] another tab’s order is known, and shown once it is one', () => {
  receive(sent)
  expect(readSubmittedOrder()).toEqual(sent)
  receive(notTaken)
  expect(readSubmittedOrder()).toEqual(notTaken)
  expect(onOrdered).not.toHaveBeenCalled()
  receive(placed)
  expect(readSubmittedOrder()).toEqual(placed)
  expect(onOrdered).toHaveBeenCalledOnce()
})

test.each([
  ['an order', taken, [sent, notTaken]],
  ['its number', placed, [sent, notTaken, taken]],
])('[CHK-11] %s is not forgotten for what another tab sent before it knew', (_, known, messages) => {
  saveSubmittedOrder(known)
  for (const message of messages) receive(message)
  expect(readSubmittedOrder()).toEqual(known)
})

test('the order of another cart is of no concern, neither as a message nor as an earlier one', () => {
  receive(fakeSubmittedOrder({ cartId: 'another', state: 'placed' }))
  expect(readSubmittedOrder()).toBeUndefined()
  saveSubmittedOrder(fakeSubmittedOrder({ cartId: 'earlier', state: 'placed' }))
  receive(sent)
  expect(readSubmittedOrder()).toEqual(sent)
  expect(onOrdered).not.toHaveBeenCalled()
})
