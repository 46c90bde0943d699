import { expect, test } from 'vitest'
import type { CartLineFragment } from '../../graphql/generated/types.ts'
import type { ListedError } from '../../graphql/refusals/reason.ts'
import { missingProducts, unaddedProducts } from './unadded.ts'

const product = (sku: string, urlKey: string | null = sku) => ({ product_name: `The ${sku}`, product_sku: sku, product_url_key: urlKey })
const line = (sku: string, variant?: string) =>
  ({ product: { sku, url_key: sku }, ...(variant && { configured_variant: { sku: variant } }) }) as unknown as CartLineFragment
const gone = (id: number): ListedError => ({ message: `Could not find a product with ID "${id}"`, refusal: { reason: 'notFound' } })
const short = (sku: string): ListedError => ({ message: `Could not add the product with SKU ${sku}: none left`, refusal: { reason: 'outOfStock' } })

const [tee, kit, shell] = [product('tee'), product('tee-kit'), product('shell-m', 'shell')]

test.each<[string, ListedError[], CartLineFragment[], [string | undefined, string][]]>([
  ['a SKU in the sentence', [short('"tee"')], [line('tee-kit')], [['The tee', 'outOfStock']]],
  ['in another language’s quotes', [short('„tee”')], [], [['The tee', 'outOfStock']]],
  ['no SKU that is only a part of another', [short('"tee-kit"')], [], [['The tee-kit', 'outOfStock']]],
  ['a deleted product by its absence from the cart', [gone(7)], [line('tee'), line('shell', 'shell-m')], [['The tee-kit', 'notFound']]],
  ['two deleted products', [gone(7), gone(8)], [line('tee')], [['The tee-kit', 'notFound'], ['The shell-m', 'notFound']]],
  ['a deleted product beside one that is out of stock', [short('"tee"'), gone(8)], [line('shell', 'shell-m')], [['The tee', 'outOfStock'], ['The tee-kit', 'notFound']]],
  ['no product if more are missing than were refused, and only once', [gone(7), gone(7)], [], [[undefined, 'notFound']]],
  ['no product if the reasons differ', [gone(7), short('it')], [line('tee')], [[undefined, 'notFound'], [undefined, 'outOfStock']]],
])('[ACC-06] names the refused product: %s', (_case, refusals, lines, expected) => {
  expect(unaddedProducts(refusals, [tee, kit, shell], lines).map(({ name, problem }) => [name, problem.reason])).toEqual(expected)
})

test('[ACC-06] an unquoted SKU in the sentence is not the refused product', () => {
  expect(unaddedProducts([short('"tee"')], [product('add'), tee], []).map(({ name }) => name)).toEqual(['The tee'])
})

test('[ACC-06] shows a refusal once when the backend repeats it', () => {
  expect(unaddedProducts([short('"tee"'), short('"tee"')], [tee], [])).toHaveLength(1)
})

test('[ACC-06] quotes a refusal of unknown reason', () => {
  const message = 'Towar "tee" strajkuje.'
  expect(unaddedProducts([{ message }], [tee], [])).toEqual([{ name: 'The tee', problem: { reason: 'other', text: message } }])
})

test.each<[string, CartLineFragment, string[]]>([
  ['a product by its SKU', line('tee'), ['The tee-kit', 'The shell-m']],
  ['a variant by its own SKU', line('shell', 'shell-m'), ['The tee', 'The tee-kit']],
  ['not another variant of it', line('shell', 'shell-l'), ['The tee', 'The tee-kit', 'The shell-m']],
])('[ACC-06] lists the products that are missing from the cart after a lost answer: %s', (_case, grown, names) => {
  expect(missingProducts([tee, kit, shell], [grown]).map(({ name }) => name)).toEqual(names)
})

test('[ACC-06] recognizes a bundle, whose SKU in the order is made of its parts, by its URL key', () => {
  expect(missingProducts([product('set-rope-beanie', 'set')], [line('set')])).toEqual([])
})
