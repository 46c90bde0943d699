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
  chooseCustomOptions([{ ...option, ...change }], choices.map(([choice, text]) => ({ choice, value: text ?? null })), 'en_GB')
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

test.each<[string, CustomOption['input'], string, string | undefined]>([
  ['a date', 'date', '2026-12-24', '24 Dec 2026'],
  ['a date with its time', 'date', '2026-12-24 00:00:00', '24 Dec 2026'],
  ['a leap day', 'date', '2028-02-29', '29 Feb 2028'],
  ['a day that February never has', 'date', '2026-02-30 00:00:00', undefined],
  ['a month that no year has', 'date', '2026-13-24', undefined],
  ['nothing but zeros', 'date', '0000-00-00 00:00:00', undefined],
  ['another form', 'date', '20.12.2026', undefined],
  ['a word', 'date', 'tomorrow', undefined],
  ['a date and a time', 'date_time', '2026-12-24 18:05:00', '24/12/2026, 18:05'],
  ['a date without its time', 'date_time', '2026-12-24', undefined],
  ['a time that no clock has', 'date_time', '2026-12-20 25:61:00', undefined],
  ['a time', 'time', '18:05', '18:05'],
  ['a time with a date', 'time', '2000-01-01 18:05:00', '18:05'],
  ['a 25th hour', 'time', '25:00', undefined],
  ['the 24th hour, which is the next day’s first', 'time', '24:00', undefined],
])('a value that is %s, for %s: %j', (_, input, entered, expected) => {
  const optional = choose({ input }, ['custom-option/1', entered])
  expect([texts(optional), optional.refusal]).toEqual([expected === undefined ? [] : [expected], undefined])
  const what = input === 'time' ? 'time' : 'date'
  const refusal = expected === undefined ? `Please specify ${what} required option(s).` : undefined
  expect(inEnglish(choose({ input, isRequired: 1 }, ['custom-option/1', entered]).refusal)).toBe(refusal)
})

test('prices add up, percentages of the price without options', () => {
  expect(surcharge(choose({ input: 'checkbox', values }, ['custom-option/1/2'], ['custom-option/1/3']).chosen, 49_99)).toBe(10_00)
})
