import { expect, test } from 'vitest'
import { render, textsOf } from './rendered.fixture.ts'

const value = (uid: string, colour?: string) => ({ uid, label: uid, ...(colour && { colour }) })
const colour = { code: 'color', label: 'Colour', values: [value('red', '#f00'), value('blue', '#00f')] }
const size = { code: 'size', label: 'Size', values: [value('S'), value('M')] }
const length = { code: 'length', label: 'Length', values: [value('short'), value('long')] }
const fields = (options: object[], sizing?: object) => ({ product: { options, variants: [], sizing }, choice: {}, missing: undefined, onChoose: () => {} })

test.each([['en', 'Size guide'], ['pl', 'Tabela rozmiarów']] as const)('[PDP-16] [PDP-17] in %s, the size guide and how sizes run are at the size', async (language, guide) => {
  const html = await render('product-kinds/option-fields.tsx', 'OptionFields', fields([colour, size, length], { guide: 'size-guide-hats', fit: 'Runs small' }), language)
  const [, ofColour, ofSize, ofLength] = html.split('<fieldset')
  expect(ofSize).toContain(guide)
  expect(ofSize).toContain('Runs small')
  expect(`${ofColour}${ofLength}`).not.toMatch(new RegExp(`${guide}|Runs small`))
})

test('[PDP-16] [PDP-17] without a guide there is no button, and without a verdict no line', async () => {
  const texts = await textsOf('product-kinds/option-fields.tsx', 'OptionFields', fields([colour, size], { fit: 'Runs small' }))
  expect(texts).toContain('Runs small')
  expect(texts).not.toContain('Size guide')
  expect(await render('product-kinds/option-fields.tsx', 'OptionFields', fields([colour, size]))).not.toContain('<button')
})

test('[PDP-16] a size with another code of Magento is the last choice that is no colour', async () => {
  const html = await render('product-kinds/option-fields.tsx', 'OptionFields', fields([colour, length], { guide: 'size-guide-hats' }))
  expect(html.split('<fieldset')[2]).toContain('Size guide')
})
