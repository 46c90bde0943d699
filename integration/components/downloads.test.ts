import { expect, test } from 'vitest'
import { render, textsOf } from './rendered.fixture.ts'

const section = {
  kind: 'downloads', label: 'Links', isSeparate: false, links: [{ uid: '1', label: 'Eight films', amount: 0 }],
  samples: [{ label: 'Two minutes', url: 'https://m.example/1', plays: 'film' }, { label: 'A sheet', url: 'https://m.example/2' }],
}
const fields = { section, selection: { answers: {}, quantities: {} }, onAnswer: () => {}, onQuantity: () => {}, missing: [], currency: 'PLN' }

test('[PDP-18] nothing of a sample is loaded before a click: a film has a button, a document a link', async () => {
  const html = await render('product-kinds/download-fields.tsx', 'DownloadFields', fields)
  expect(html).toMatch(/<button[^>]*>(?:(?!<\/button>).)*Two minutes/)
  expect(html).toMatch(/<a [^>]*href="https:\/\/m\.example\/2"[^>]*>/)
  expect(html).not.toMatch(/<video|<audio|m\.example\/1/)
})

test('[PDP-18] a sample that Magento keeps with a file has no title, so it is called the sample of that file', async () => {
  const links = [{ uid: '1', label: 'Eight films', amount: 0, sample: { url: 'https://m.example/3', plays: 'film' } }]
  const texts = (language: 'en' | 'pl') => textsOf('product-kinds/download-fields.tsx', 'DownloadFields', { ...fields, section: { ...section, links, samples: [] } }, language)
  expect(await texts('en')).toEqual(['Links', 'Eight films', 'Try it first', 'Sample: Eight films'])
  expect(await texts('pl')).toContain('Fragment: Eight films')
})

const facts = { isInStock: true, sku: 'HAL-KNA', isShipped: false, delivery: undefined }

test.each([
  ['en', 'Ready to download as soon as it is paid for', 'Available', 'In stock'],
  ['pl', 'Do pobrania od razu po opłaceniu', 'Dostępne', 'W magazynie'],
] as const)('[PDP-19] in %s, files and services do not speak of a warehouse', async (language, download, available, inStock) => {
  const of = (props: object) => textsOf('product-kinds/stock-facts.tsx', 'StockFacts', { ...facts, ...props }, language)
  expect(await of({ isFile: true, left: 3 })).toContain(download)
  expect(await of({})).toContain(available)
  expect(await of({ isShipped: true })).toContain(inStock)
})

test('[PDP-19] a workshop has a quantity and no delivery, a file neither', async () => {
  const bought = { uid: '1', sku: 'x', name: 'X', price: 'PLN 9.00', currency: 'PLN', isForSale: true, isInStock: true, isShipped: false, pictures: [], ownPictures: 0, options: [], variants: [] }
  const box = (product: object) => textsOf('product-kinds/buy-box.tsx', 'BuyBox', { product: { ...bought, ...product }, delivery: undefined, choice: {}, onChoose: () => {}, Actions: () => null })
  const quantity = async (product: object) => (await render('product-kinds/buy-box.tsx', 'BuyBox', { product: { ...bought, ...product }, delivery: undefined, choice: {}, onChoose: () => {}, Actions: () => null })).includes('aria-label="Quantity"')
  expect([await quantity({}), await quantity({ isFile: true })]).toEqual([true, false])
  expect((await box({})).join()).not.toContain('Delivery')
  expect((await box({ isShipped: true })).join()).toContain('Delivery')
})
