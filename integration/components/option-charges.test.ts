import { expect, test } from 'vitest'
import { translatorFor } from '../../e2e/translator.ts'
import { render, textsOf } from './rendered.fixture.ts'

const value = (uid: string, amount: number, isPercent?: true) => ({ uid, label: uid, amount, ...(isPercent && { isPercent }) })
const values = [value('cheaper', -5), value('dearer', 5), value('part', 12.5, true), value('less', -0.25, true), value('same', 0)]
const option = { uid: 'o', label: 'Wrapping', kind: 'radio', isRequired: true, amount: 0, maxLength: 0, values }
const bundle = { uid: 'o', label: 'Base', kind: 'radio', isRequired: true, parts: [] }
const part = (uid: string, now: number, isDefault = false) => ({ uid, label: uid, quantity: 1, isFree: false, isDefault, isInStock: true, cost: { now, regular: now } })
const fields = (section: object) => ({
  section, selection: { answers: {}, quantities: {} }, onAnswer: () => {}, onQuantity: () => {}, missing: [], currency: 'PLN',
})

test.each([
  ['en', ['− PLN 5.00', '+ PLN 5.00', '+ 12.5%', '− 0.25%']],
  ['pl', ['− 5,00 zł', '+ 5,00 zł', '+ 12,5%', '− 0,25%']],
] as const)('[PDP-04] an option has one sign, and its figure is exact, in %s', async (language, charges) => {
  const texts = await textsOf('product-kinds/custom-option-fields.tsx', 'CustomOptionFields', fields({ kind: 'customOptions', options: [option] }), language)
  expect(texts.map((text) => text.replaceAll(/\s/g, ' ')).filter((text) => /^[+−-]/.test(text))).toEqual(charges)
})

test('[PDP-04] a part that costs less than the default has one sign', async () => {
  const section = { kind: 'bundle', options: [{ ...bundle, parts: [part('a', 30, true), part('b', 17.5)] }] }
  const texts = await textsOf('product-kinds/bundle-fields.tsx', 'BundleFields', fields(section), 'en')
  expect(texts.map((text) => text.replaceAll(/\s/g, ' ')).filter((text) => /^[+−-]/.test(text))).toEqual(['− PLN 12.50'])
})

test.each(['en', 'pl'] as const)('[PDP-04] a product that needs a file names it and leads to the contact form, in %s', async (language) => {
  const t = translatorFor(language, '')
  const file = (isRequired: boolean) => ({ uid: 'f', label: 'Photo', kind: 'file', isRequired, amount: 0, maxLength: 0, values: [] })
  const texts = (isRequired: boolean) =>
    textsOf('product-kinds/custom-option-fields.tsx', 'CustomOptionFields', fields({ kind: 'customOptions', options: [file(isRequired)] }), language)
  expect(await texts(true)).toContain(t('product.kinds.fileNeeded', { label: 'Photo' }))
  expect(await texts(false)).toContain(t('product.kinds.file', { label: 'Photo' }))
  const product = { uid: 'p', sku: 'mug', name: 'Mug', isForSale: false, isShipped: true, isInStock: true, currency: 'PLN', price: '60', options: [], variants: [], pictures: [], ownPictures: 0 }
  const html = await render('product-kinds/buy-box.tsx', 'BuyBox', { product, delivery: undefined, choice: {}, onChoose: () => {}, Actions: () => null }, language)
  expect(await render('product-kinds/cannot-order.tsx', 'CannotOrder', {}, language)).toContain(`href="${{ en: '/contact', pl: '/pl/contact' }[language]}"`)
  expect(html).not.toContain(t('product.addToCart'))
})
