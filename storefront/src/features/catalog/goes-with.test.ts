import { expect, test } from 'vitest'
import type { RelatedProductFragment } from '../../graphql/generated/types.ts'
import { goesWith } from './goes-with.ts'

const product = (url_key: string | null) => ({ uid: url_key ?? 'none', name: url_key, url_key }) as unknown as RelatedProductFragment
const named = (...keys: Array<string | null>) => keys.map(product)

test.each([
  ['what goes with it, and nothing else', named('pack', 'cap'), named('better'), ['pack', 'cap']],
  ['a better one where nothing goes with it', [], named('better'), ['better']],
  ['a better one where what goes with it has no page', [product(null), null], named('better'), ['better']],
  ['no more than a row, in the shop’s order', named('e', 'd', 'c', 'b', 'a'), null, ['e', 'd', 'c', 'b']],
  ['a whole row, whatever of it has no page', named(null, 'a', 'b', null, 'c', 'd'), null, ['a', 'b', 'c', 'd']],
  ['nothing where the shop cannot tell', null, null, []],
])('[PDP-09] beside a product stands %s', (_, related_products, upsell_products, shown) => {
  expect(goesWith({ related_products, upsell_products }).map(({ url_key }) => url_key)).toEqual(shown)
})
