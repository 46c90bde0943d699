import { expect, test } from 'vitest'
import { customCharge, customInput, type CustomOption } from './custom-options.ts'
import type { Answers } from './section-kind.ts'

const option = (uid: string, kind: CustomOption['kind'], rest: Partial<CustomOption> = {}): CustomOption => ({
  uid, label: uid, kind, isRequired: false, amount: 0, maxLength: 0, values: [], ...rest,
})
const value = (uid: string, amount: number, isPercent = false) => ({ uid, label: uid, amount, isPercent })

const options = [
  option('engraving', 'text', { amount: 15 }),
  option('wrapping', 'select', { values: [value('paper', 9), value('tin', 10, true)] }),
  option('extras', 'checkbox', { values: [value('card', 2.5), value('ribbon', 1)] }),
]

test.each<[Answers, number]>([
  [{}, 0],
  [{ engraving: [''] }, 0],
  [{ engraving: ['  '] }, 0],
  [{ engraving: ['Anna'] }, 15],
  [{ wrapping: ['paper'] }, 9],
  [{ wrapping: ['tin'] }, 20],
  [{ engraving: ['Anna'], wrapping: ['tin'], extras: ['card', 'ribbon'] }, 38.5],
])('%j adds %d to something for 200', (answers, charge) => {
  expect(customCharge(options, answers, 200)).toBe(charge)
})

test('sends chosen and entered answers separately, and leaves out unanswered options', () => {
  expect(customInput(options, { engraving: ['Anna'], wrapping: [], extras: ['ribbon'] })).toEqual({
    selectedOptions: ['ribbon'],
    enteredOptions: [{ uid: 'engraving', value: 'Anna' }],
  })
})

test.each<[CustomOption['kind'], string, string]>([
  ['date', '2026-12-24', '2026-12-24 00:00:00'],
  ['dateTime', '2026-12-24T18:30', '2026-12-24 18:30:00'],
  ['time', '18:30', '2000-01-01 18:30:00'],
  ['area', 'one\ntwo', 'one\ntwo'],
])('a %s is sent in Magento’s format', (kind, input, sent) => {
  expect(customInput([option('day', kind)], { day: [input] }).enteredOptions).toEqual([{ uid: 'day', value: sent }])
})
