import { expect, test } from 'vitest'
import { render, textsOf } from './rendered.fixture.ts'

const value = (uid: string) => ({ uid, label: uid, charge: '' })
const field = { name: 'wish', label: 'Wish', isRequired: true, chosen: [], onChoose: () => {}, isMissing: true }
const errorOf = async (props: object, language: 'en' | 'pl') => (await textsOf('product-kinds/choice-field.tsx', 'ChoiceField', { ...field, ...props }, language)).at(-1)

test.each([
  ['one box of a file', { kind: 'checkbox', values: [value('at once')], isFile: true }, 'Tick this box to buy the files.', 'Zaznacz to pole, żeby kupić pliki.'],
  ['one box of other goods', { kind: 'checkbox', values: [value('at once')] }, 'Tick this box to add this to your cart.', 'Zaznacz to pole, żeby dodać produkt do koszyka.'],
  ['several boxes', { kind: 'checkbox', values: [value('a'), value('b')], isFile: true }, 'Choose at least one to add this to your cart.', 'Wybierz co najmniej jedną z możliwości, aby dodać produkt do koszyka.'],
  ['cards of which one is chosen', { kind: 'radio', values: [value('a')] }, 'Choose one to add this to your cart.', 'Wybierz jedną z możliwości, aby dodać produkt do koszyka.'],
])('[PDP-04] the error of %s says what to do', async (_, props, english, polish) => {
  expect(await errorOf(props, 'en')).toBe(english)
  expect(await errorOf(props, 'pl')).toBe(polish)
})

test.each(['39–42', '35-38'])('no line of a part’s name ends within the size %s', async (size) => {
  const html = await render('product-kinds/choice-field.tsx', 'ChoiceField', { ...field, kind: 'radio', values: [value(`Socks, Scree, ${size}`)] })
  expect(html).toContain(`Socks, Scree, <span class="whitespace-nowrap">${size}</span>`)
})
