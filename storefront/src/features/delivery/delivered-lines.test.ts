import { expect, test, vi } from 'vitest'
import { fakeBackend } from '../../graphql/backend.fixture.ts'
import { deliveredLines } from './delivered-lines.ts'

vi.mock('../../lib/page-signals.ts', () => ({ keepBriefly: () => Promise.resolve() }))

const backend = fakeBackend()
const linesOf = (product: object) => {
  backend.answer = () => Response.json({ data: { products: { items: [{ uid: 'MQ==', sku: 'SET', ...product }] } } })
  return deliveredLines('SET', 'SET', 'en')
}

const product = (stock_status: string, sku?: string) => ({ uid: 'Mg==', stock_status, ...(sku && { sku }) })
const part = (uid: string, { isThere = true, ...rest }: Readonly<{ isThere?: boolean; quantity?: number; can_change_quantity?: boolean; is_default?: boolean; position?: number }> = {}) =>
  ({ uid, quantity: 1, can_change_quantity: false, is_default: false, position: 0, ...rest, product: product(isThere ? 'IN_STOCK' : 'OUT_OF_STOCK') })

test('[PDP-15] a bundle is estimated with its defaults and, where it needs a choice, the first part in stock', async () => {
  const items = [
    { required: true, options: [part('dear', { position: 2 }), part('default', { position: 3, is_default: true })] },
    { required: true, options: [part('second', { position: 2, quantity: 2, can_change_quantity: true }), part('gone', { position: 1, isThere: false })] },
    { required: false, options: [part('flask')] },
  ]
  expect(await linesOf({ __typename: 'BundleProduct', items })).toEqual([
    { sku: 'SET', quantity: 1, selected_options: ['default'], entered_options: [{ uid: 'second', value: '2' }] },
  ])
})

test.each([
  ['its suggested quantities', [2, 0], [{ sku: 'A', quantity: 2 }]],
  ['one piece of its first part, without any', [0, 0], [{ sku: 'A', quantity: 1 }]],
])('[PDP-15] a group is estimated with %s', async (_what, [first, second], lines) => {
  const items = [
    { qty: second, position: 3, product: product('IN_STOCK', 'B') },
    { qty: first, position: 2, product: product('IN_STOCK', 'A') },
    { qty: 5, position: 1, product: product('OUT_OF_STOCK', 'C') },
  ]
  expect(await linesOf({ __typename: 'GroupedProduct', items })).toEqual(lines)
})
