import { describe, expect, test, vi } from 'vitest'
import type { ProductCardFragment } from '../../graphql/generated/types.ts'
import { type Ask, needsVariants, shownVariants, withVariants } from './shown-variants.ts'

const [RED, BLUE, S, M] = ['49', '50', '166', '167']
const uid = (option: number, value: string) => btoa(`configurable/${option}/${value}`)
const product = {
  __typename: 'ConfigurableProduct', uid: 'jacket', sku: 'JACKET',
  configurable_options: [
    { uid: 'c', attribute_code: 'color', label: 'Colour', values: [RED, BLUE].map((id) => ({ uid: uid(93, id!), label: id, swatch_data: { __typename: 'ColorSwatchData', value: '#112233' } })) },
    { uid: 's', attribute_code: 'size', label: 'Size', values: [S, M].map((id) => ({ uid: uid(144, id!), label: id, swatch_data: { __typename: 'TextSwatchData', value: id } })) },
  ],
} as unknown as ProductCardFragment
const variant = (color: string, size: string, stock_status: 'IN_STOCK' | 'OUT_OF_STOCK' = 'IN_STOCK') => ({
  attributes: [{ code: 'color', uid: uid(93, color) }, { code: 'size', uid: uid(144, size) }],
  product: { uid: `${color}-${size}`, stock_status, small_image: { url: `https://shop.example/${color}.webp` } },
})
const listed: Parameters<typeof shownVariants>[0][number] = { ...product, variants: [variant(RED!, S!, 'OUT_OF_STOCK'), variant(RED!, M!), variant(BLUE!, S!), variant(BLUE!, M!, 'OUT_OF_STOCK')] }

describe('[LIST-05] a filter shows what it filtered', () => {
  test.each([
    ['a colour', { color: [BLUE!] }, { picture: 'https://shop.example/50.webp', search: '?color=50' }],
    ['a size in stock, with the colour that has it', { size: [S!] }, { picture: 'https://shop.example/50.webp', search: '?color=50&size=166' }],
    ['both', { color: [RED!], size: [M!] }, { picture: 'https://shop.example/49.webp', search: '?color=49&size=167' }],
    ['one of several colours', { color: ['48', BLUE!] }, { picture: 'https://shop.example/50.webp', search: '?color=50' }],
    ['what is sold out, if nothing else fits', { color: [RED!], size: [S!] }, { picture: 'https://shop.example/49.webp', search: '?color=49&size=166' }],
    ['nothing for a value that no variant has', { color: ['48'] }, undefined],
    ['nothing for a filter that is no option', { price: ['0_100'] }, undefined],
  ])('%s', (_case, filters, shown) => expect(shownVariants([listed], filters).get('jacket')).toEqual(shown))

  test('without variants the cards stay as they are', () => {
    expect(shownVariants([product], { color: [BLUE!] }).size).toBe(0)
    expect(shownVariants([{ ...listed, variants: null }], { color: [BLUE!] }).size).toBe(0)
  })

  test('one question for all products that lack them; without an answer the cards stay as they are', async () => {
    const ask = vi.fn<Ask>(async () => ({ products: { items: [listed] } }))
    const filters = { color: [BLUE!] }
    const known = { ...listed, uid: 'known' }
    const products = await withVariants([product, known, { ...product, uid: 'other', sku: 'OTHER' }], filters, ask)
    expect([...shownVariants(products, filters).keys()]).toEqual(['jacket', 'known'])
    expect(ask.mock.calls.map(([, variables]) => variables)).toEqual([{ skus: ['JACKET', 'OTHER'], pageSize: 2 }])
    expect(await withVariants([known], filters, ask)).toEqual([known])
    expect(await withVariants([product], { price: ['0_100'] }, ask)).toEqual([product])
    expect(ask).toHaveBeenCalledOnce()
    vi.spyOn(console, 'error').mockReturnValue()
    expect(await withVariants([product], filters, () => Promise.reject(new Error('offline')))).toEqual([product])
  })

  test('variants are asked for only where a filter is an option of a product', () => {
    expect(needsVariants([product], { color: [BLUE!] })).toBe(true)
    expect(needsVariants([null, product], { price: ['0_100'] })).toBe(false)
    expect(needsVariants([], { color: [BLUE!] })).toBe(false)
  })
})
