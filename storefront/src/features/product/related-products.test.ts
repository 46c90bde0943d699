import { expect, test } from 'vitest'
import type { RelatedProductFragment } from '../../graphql/generated/types.ts'
import { relatedProducts } from './related-products.ts'

const product = (url_key: string | null) => ({ uid: url_key ?? 'none', name: url_key, url_key }) as unknown as RelatedProductFragment
const named = (...keys: Array<string | null>) => keys.map(product)

test.each([
  ['only related products', named('pack', 'cap'), named('better'), ['pack', 'cap']],
  ['an up-sell product where there is no related one', [], named('better'), ['better']],
  ['an up-sell product where the related ones have no page', [product(null), null], named('better'), ['better']],
  ['one row at most, in the merchant’s order', named('e', 'd', 'c', 'b', 'a'), null, ['e', 'd', 'c', 'b']],
  ['a full row, without products that have no page', named(null, 'a', 'b', null, 'c', 'd'), null, ['a', 'b', 'c', 'd']],
  ['nothing where the shop has neither', null, null, []],
])('[PDP-09] a product page shows %s', (_, related_products, upsell_products, shown) => {
  expect(relatedProducts({ related_products, upsell_products }).map(({ url_key }) => url_key)).toEqual(shown)
})
