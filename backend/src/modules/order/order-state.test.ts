import { expect, test } from 'vitest'
import { allowsStep, hasTakenStep, stateInProgress, type OrderProgress, type OrderStep } from './order-state.ts'

const STEPS: OrderStep[] = ['pay', 'ship', 'refund', 'hold', 'unhold', 'cancel']
const placed: OrderProgress = { state: 'new', isVirtual: false, isInvoiced: false, isShipped: false }

test.each<[string, Partial<OrderProgress>, OrderStep[]]>([
  ['just placed', {}, ['pay', 'ship', 'hold', 'cancel']],
  ['virtual and just placed', { isVirtual: true }, ['pay', 'hold', 'cancel']],
  ['waiting for its payment', { state: 'pending_payment' }, ['pay', 'hold', 'cancel']],
  ['paid', { state: 'processing', isInvoiced: true }, ['ship', 'refund', 'hold']],
  ['shipped unpaid', { state: 'processing', isShipped: true }, ['pay', 'hold']],
  ['complete', { state: 'complete', isInvoiced: true, isShipped: true }, ['refund']],
  ['held', { state: 'holded' }, ['unhold']],
  ['held after it was paid', { state: 'holded', isInvoiced: true }, ['unhold']],
  ['canceled', { state: 'canceled' }, []],
  ['refunded', { state: 'closed', isInvoiced: true }, []],
])('the available steps of an order that is %s', (_, change, steps) => {
  expect(STEPS.filter((step) => allowsStep({ ...placed, ...change }, step))).toEqual(steps)
})

test.each<[OrderStep, Partial<OrderProgress>]>([
  ['pay', { state: 'complete', isInvoiced: true }],
  ['ship', { state: 'complete', isShipped: true }],
  ['refund', { state: 'closed', isInvoiced: true }],
  ['hold', { state: 'holded' }],
  ['cancel', { state: 'canceled' }],
])('%s is recognised as already done', (step, change) => {
  expect(hasTakenStep({ ...placed, ...change }, step)).toBe(true)
  expect(hasTakenStep(placed, step)).toBe(false)
})

test.each([
  [{ isVirtual: false, isInvoiced: true, isShipped: false }, 'processing'],
  [{ isVirtual: false, isInvoiced: false, isShipped: true }, 'processing'],
  [{ isVirtual: false, isInvoiced: true, isShipped: true }, 'complete'],
  [{ isVirtual: true, isInvoiced: true, isShipped: false }, 'complete'],
])('%j is %s', (progress, state) => {
  expect(stateInProgress(progress)).toBe(state)
})
