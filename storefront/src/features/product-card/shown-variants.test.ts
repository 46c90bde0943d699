import { describe, expect, test, vi } from 'vitest'
import type { ProductCardFragment, ShownVariantsFragment } from '../../graphql/generated/types.ts'
import { type Ask, shownVariant, shownVariants } from './shown-variants.ts'

const [RED, BLUE, S, M] = ['49', '50', '166', '167']
const uid = (option: number, value: string) => btoa(`configurable/${option}/${value}`)
const product = {
  __typename: 'ConfigurableProduct', uid: 'jacket', sku: 'JACKET',
  configurable_options: [
    { uid: 'c', attribute_code: 'color', label: 'Colour', values: [RED, BLUE].map((id) => ({ uid: uid(93, id!), label: id, swatch_data: { __typename: 'ColorSwatchData', value: '#112233' } })) },
    { uid: 's', attribute_code: 'size', label: 'Size', values: [S, M].map((id) => ({ uid: uid(144, id!), label: id, swatch_data: { __typename: 'TextSwatchData', value: id } })) },
  ],
} as unknown as ProductCardFragment
const variant = (color: string, size: string, stock_status = 'IN_STOCK') => ({
  attributes: [{ code: 'color', uid: uid(93, color) }, { code: 'size', uid: uid(144, size) }],
  product: { uid: `${color}-${size}`, stock_status, small_image: { url: `https://shop.example/${color}.webp` } },
})
const answered = { uid: 'jacket', variants: [variant(RED!, S!, 'OUT_OF_STOCK'), variant(RED!, M!), variant(BLUE!, S!), variant(BLUE!, M!, 'OUT_OF_STOCK')] } as unknown as ShownVariantsFragment & { readonly uid: string }

describe('[LIST-05] a filter shows what it filtered', () => {
  test.each([
    ['a colour', { color: [BLUE!] }, { picture: 'https://shop.example/50.webp', search: '?color=50' }],
    ['a size in stock, with the colour that has it', { size: [S!] }, { picture: 'https://shop.example/50.webp', search: '?color=50&size=166' }],
    ['both', { color: [RED!], size: [M!] }, { picture: 'https://shop.example/49.webp', search: '?color=49&size=167' }],
    ['one of several colours', { color: ['48', BLUE!] }, { picture: 'https://shop.example/50.webp', search: '?color=50' }],
    ['what is sold out, if nothing else fits', { color: [RED!], size: [S!] }, { picture: 'https://shop.example/49.webp', search: '?color=49&size=166' }],
    ['nothing for a value that no variant has', { color: ['48'] }, undefined],
  ])('%s', (_case, filters, shown) => expect(shownVariant(product, answered, filters)).toEqual(shown))

  test('nothing is asked without a filter by an option', async () => {
    const ask = vi.fn<Ask>()
    expect([...(await shownVariants([product], { price: ['0_100'] }, ask))]).toEqual([])
    expect(ask).not.toHaveBeenCalled()
  })

  test('one question for all products of a page; without an answer the cards stay as they are', async () => {
    const ask = vi.fn<Ask>(async () => ({ products: { items: [answered] } }))
    expect([...(await shownVariants([product, { ...product, uid: 'other', sku: 'OTHER' }], { color: [BLUE!] }, ask))]).toEqual([['jacket', { picture: 'https://shop.example/50.webp', search: '?color=50' }]])
    expect(ask.mock.calls.map(([, variables]: unknown[]) => variables)).toEqual([{ skus: ['JACKET', 'OTHER'], pageSize: 2 }])
    vi.spyOn(console, 'error').mockReturnValue()
    expect([...(await shownVariants([product], { color: [BLUE!] }, () => Promise.reject(new Error('offline'))))]).toEqual([])
  })
})
