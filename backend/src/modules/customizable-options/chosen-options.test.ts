import { expect, test } from 'vitest'
import { inEnglish } from '../../refusals/refusal.fixture.ts'
import { chooseCustomOptions, surcharge } from './chosen-options.ts'
import type { CustomOption } from './custom-option.repository.ts'

const option: CustomOption = {
  id: 1, productId: 1, productSku: 'mug', title: 'Option', position: 0, input: 'field', isRequired: 0, price: 15_00, priceType: 'FIXED',
  sku: null, maxCharacters: 0, fileExtensions: null, maxWidth: null, maxHeight: null, values: [],
}
const value = (id: number, price: number, priceType: 'FIXED' | 'PERCENT') =>
  ({ id, optionId: 1, title: `value ${id}`, position: id, price, priceType, sku: null })
const values = [value(1, 0, 'FIXED'), value(2, 10, 'PERCENT'), value(3, 500, 'FIXED')]
const choose = (change: Partial<CustomOption>, ...choices: [string, string?][]) =>
  chooseCustomOptions([{ ...option, ...change }], choices.map(([choice, text]) => ({ choice, value: text ?? null })))
const texts = (choice: ReturnType<typeof choose>) => choice.chosen.flatMap((chosen) => chosen.values.map(({ text }) => text))

test.each<[Partial<CustomOption>, [string, string?][], string[]]>([
  [{}, [['custom-option/1', 'Anna']], ['Anna']],
  [{}, [['custom-option/1', 'Anna'], ['custom-option/1', 'Ewa']], ['Ewa']],
  [{}, [['custom-option/2', 'Anna']], []],
  [{}, [['custom-option/1']], []],
  [{ input: 'radio', values }, [['custom-option/1/2']], ['value 2']],
  [{ input: 'radio', values }, [['custom-option/1/3'], ['custom-option/1/2']], ['value 2']],
  [{ input: 'radio', values }, [['custom-option/1/9']], []],
  [{ input: 'checkbox', values }, [['custom-option/1/3'], ['custom-option/1/1']], ['value 1', 'value 3']],
  [{ input: 'multiple', values }, [['custom-option/1/3'], ['custom-option/1/9']], ['value 3']],
  [{ input: 'file' }, [['custom-option/1', 'photo.jpg']], []],
  [{ input: 'date' }, [['custom-option/1', '2026-12-24']], ['2026-12-24']],
  [{ input: 'date' }, [['custom-option/1', '2026-12-24 00:00:00']], ['2026-12-24 00:00:00']],
  [{ input: 'date' }, [['custom-option/1', '2026-13-24']], []],
  [{ input: 'date' }, [['custom-option/1', 'tomorrow']], []],
  [{ input: 'date_time' }, [['custom-option/1', '2026-12-24 18:00:00']], ['2026-12-24 18:00:00']],
  [{ input: 'date_time' }, [['custom-option/1', '2026-12-24']], []],
  [{ input: 'time' }, [['custom-option/1', '18:00']], ['18:00']],
  [{ input: 'time' }, [['custom-option/1', '25:00']], []],
])('for the option %j, %j selects %j', (change, choices, expected) => {
  expect(texts(choose(change, ...choices))).toEqual(expected)
})

test.each<[string, Partial<CustomOption>, [string, string?][], string | undefined]>([
  ['valid', { isRequired: 1 }, [['custom-option/1', 'Anna']], undefined],
  ['missing', { isRequired: 1 }, [], "The product's required option(s) weren't entered. Make sure the options are entered and try again."],
  ['at the maximum length', { maxCharacters: 4 }, [['custom-option/1', 'Zoë🏔']], undefined],
  ['too long', { maxCharacters: 4 }, [['custom-option/1', 'Agata']], 'The text is too long. Shorten the text and try again.'],
])('a text value: %s', (_, change, choices, refusal) => {
  expect(inEnglish(choose(change, ...choices).refusal)).toBe(refusal)
})

test('prices add up, percentages of the price without options', () => {
  expect(surcharge(choose({ input: 'checkbox', values }, ['custom-option/1/2'], ['custom-option/1/3']).chosen, 49_99)).toBe(10_00)
})
