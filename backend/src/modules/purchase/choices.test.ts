import { expect, test } from 'vitest'
import { toUid } from '../../graphql/uid.ts'
import { choicesOf, isSameChoice, readChoices } from './choices.ts'

test('choices keep their order, selected options before entered ones', () => {
  const item = {
    selected_options: [toUid('configurable/93/49'), null, '***'], entered_options: [{ uid: toUid('custom-option/3'), value: 'Anna' }, null],
  }
  expect(readChoices(item)).toEqual([
    { choice: 'configurable/93/49', value: null }, { choice: '', value: '' }, { choice: 'custom-option/3', value: 'Anna' },
  ])
})

test('the last of repeated choices wins, and at most 100 choices are read', () => {
  const entered = ['Anna', 'Ewa'].map((value) => ({ uid: toUid('custom-option/3'), value }))
  expect(readChoices({ entered_options: entered })).toEqual([{ choice: 'custom-option/3', value: 'Ewa' }])
  const selected = Array.from({ length: 80_000 }, (_, number) => toUid(`simple/${number}`))
  expect(readChoices({ selected_options: selected })).toHaveLength(100)
})

const choices = ['configurable/93/49', 'bundle/1/2/1', 'configurable/93', 'configurable/x/y', 'configurables/1/2']
  .map((choice) => ({ choice, value: null }))

test.each([
  ['configurable', [[93, 49], [93]]],
  ['bundle', [[1, 2, 1]]],
  ['downloadable', []],
])('choices of the kind %s have the numbers %j', (kind, numbers) => {
  expect(choicesOf(kind, choices).map((choice) => choice.numbers)).toEqual(numbers)
})

test('choices differ by the order of their options and by entered text', () => {
  const [first, second] = choices
  expect(isSameChoice([first!, second!], [first!, second!])).toBe(true)
  expect(isSameChoice([first!, second!], [second!, first!])).toBe(false)
  expect(isSameChoice([first!], [{ ...first!, value: 'Anna' }])).toBe(false)
})
