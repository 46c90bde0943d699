import { expect, test } from 'vitest'
import type { OrderItemFragment } from '../../graphql/generated/types.ts'
import { agreedOptions, chosenOptions, fileNames, itemProgress } from './item-choices.ts'

test.each([
  [{ quantity_shipped: 0 }, []],
  [{ quantity_shipped: 3 }, []],
  [{ quantity_shipped: 2 }, ['shipped 2']],
  [{ quantity_shipped: 1, quantity_refunded: 1, quantity_canceled: 1 }, ['shipped 1', 'refunded 1', 'canceled 1']],
  [{ quantity_canceled: 3 }, ['canceled 3']],
])('[ACC-05] three pieces with %o show the progress %j', (counts, progress) => {
  const item = { quantity_ordered: 3, quantity_shipped: 0, quantity_refunded: null, quantity_canceled: null, ...counts }
  expect(itemProgress(item).map(({ step, quantity }) => `${step} ${quantity}`)).toEqual(progress)
})

test('[ACC-05] what the buyer agreed to is its label alone, apart from the choices', () => {
  const selected_options = [{ label: 'Size', value: 'M' }, { label: 'Delivery at once', value: 'I want the files at once, and know what that means.' }, null]
  expect(chosenOptions({ selected_options })).toBe('M')
  expect(agreedOptions({ selected_options })).toEqual(['Delivery at once'])
})

const plan = (product_name: string | null, ...titles: string[]) =>
  ({ product_name, downloadable_links: [...titles.map((title) => ({ uid: title, title })), null] }) as unknown as OrderItemFragment

test.each([
  ['of one product', [plan('Ten', 'The plan', 'Calendar file')], ['The plan', 'Calendar file']],
  ['of two products with the product', [plan('Ten', 'The plan'), plan('Sofa', 'The plan')], ['Ten, The plan', 'Sofa, The plan']],
  ['of one product beside goods', [plan('Ten', 'The plan'), { product_name: 'Tee' } as OrderItemFragment, null], ['The plan']],
  ['of two products without a name', [plan(null, 'The plan'), plan('Sofa', 'Films')], ['The plan', 'Sofa, Films']],
])('[ACC-05] files are named: those %s', (_which, items, names) => {
  expect(fileNames({ items })).toEqual(names)
})
