import { afterAll, beforeAll, expect, test } from 'vitest'
import { answerOf } from '../ask.fixture.ts'
import type { Backend } from '../create-backend.ts'
import { openShop } from '../shop.fixture.ts'
import { SIZES, type SizeGuideKey } from './cms/size-tables.ts'
import { PRODUCTS } from './catalog/seed-products.ts'
import { planReviews } from './reviews/plan-reviews.ts'

let shop: Backend
beforeAll(() => (shop = openShop()))
afterAll(() => shop.close())

const attributesOf = async (sku: string, store: string) => {
  const query = `{ products(filter: { sku: { eq: "${sku}" } }) { items { custom_attributesV2(filters: { is_visible_on_front: true }) { items {
    code ... on AttributeValue { value } ... on AttributeSelectedOptions { selected_options { label } } } } } } }`
  const { products } = await answerOf(shop, query, {}, store)
  return new Map<string, string>(products.items[0].custom_attributesV2.items.map((item: { code: string; value?: string; selected_options?: { label: string }[] }) =>
    [item.code, item.value ?? item.selected_options?.[0]?.label]))
}

/** Magento lists nothing that is sold out. */
const listed = PRODUCTS.filter(({ sizes, isSoldOut }) => sizes && !isSoldOut)
const isWeight = (size: string) => size.endsWith('kg')

const numbers = (cell: string) => cell.replaceAll(',', '.').split('–').map(Number)

test.each(['en', 'pl'])('[PDP-16] in %s, every product with sizes of the body names a block that has them', async (store) => {
  const { cmsBlocks } = await answerOf(shop, `{ cmsBlocks(identifiers: ${JSON.stringify(Object.keys(SIZES).map((key) => `size-guide-${key}`))}) { items { identifier content } } }`, {}, store)
  const contents = new Map<string, string>(cmsBlocks.items.map((block: { identifier: string; content: string }) => [block.identifier, block.content]))
  const sized = listed.filter(({ sizes }) => !sizes?.some(isWeight))
  expect(sized.length).toBeGreaterThan(60)
  for (const { code, sizes } of sized) {
    const html = contents.get((await attributesOf(`HAL-${code}`, store)).get('size_guide') ?? '') ?? ''
    expect(sizes?.filter((size) => !html.includes(`<th scope="row">${size}</th>`)), `sizes of ${code}`).toEqual([])
  }
  for (const { code } of listed.filter(({ sizes }) => sizes?.some(isWeight))) expect((await attributesOf(`HAL-${code}`, store)).get('size_guide'), `guide of ${code}`).toBeUndefined()
})

test('[PDP-16] sizes follow each other without gaps, and a figure shows where each is measured', async () => {
  for (const [key, { rows }] of Object.entries(SIZES) as [SizeGuideKey, (typeof SIZES)[SizeGuideKey]][]) {
    const columns = rows[0]?.map((_, column) => rows.map((row) => row[column] ?? '')) ?? []
    for (const cells of columns.slice(1)) {
      const ranges = cells.map(numbers)
      const gaps = ranges.slice(1).filter(([from = 0], index) => from < (ranges[index]?.at(-1) ?? 0) || from - (ranges[index]?.at(-1) ?? 0) > 2)
      expect(gaps, `gaps of ${key}`).toEqual([])
    }
    const figure = await shop.fetch(new Request(`http://shop.test/media/wysiwyg/measure-${key}.svg`))
    expect(figure.headers.get('content-type')).toBe('image/svg+xml')
    expect(await figure.text()).toContain('</svg>')
  }
})

test.each([
  ['en', 'Reviews say it is true to size', 'Reviews say it runs small: consider a size up'],
  ['pl', 'Według opinii rozmiarówka zgodna z tabelą', 'Według opinii rozmiarówka zaniżona: lepiej wziąć rozmiar większy'],
])(
  '[PDP-17] in %s, how sizes run is what the published reviews say',
  async (store, whole, small) => {
    const said = (code: string) => planReviews(PRODUCTS.find((plan) => plan.code === code)!).flatMap(({ status, verdict }) => (status === 'approved' ? (verdict ?? []) : []))
    const fits = new Map<string, string | undefined>()
    for (const { code } of listed) fits.set(code, (await attributesOf(`HAL-${code}`, store)).get('fit'))
    const codes = [...fits.keys()]
    expect(codes.filter((code) => fits.get(code) && said(code).length < 3)).toEqual([])
    expect(codes.filter((code) => fits.get(code) === small && said(code).filter((verdict) => verdict === 'small').length === 0)).toEqual([])
    expect(codes.filter((code) => said(code).length >= 3 && new Set(said(code)).size === 1 && said(code)[0] === 'true' && fits.get(code) !== whole)).toEqual([])
    expect(new Set(fits.values()).size, 'all three, and products without enough reviews').toBe(4)
  },
)
