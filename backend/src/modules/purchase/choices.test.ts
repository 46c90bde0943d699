import { expect, test } from 'vitest'
import { toUid } from '../../graphql/uid.ts'
import { choicesOf, isSameChoice, readChoices } from './choices.ts'

test('choices are kept as written, what was selected before what was entered', () => {
  const item = {
    selected_options: [toUid('configurable/93/49'), null, '***'], entered_options: [{ uid: toUid('custom-option/3'), value: 'Anna' }, null],
  }
  expect(readChoices(item)).toEqual([
    { choice: 'configurable/93/49', value: null }, { choice: '', value: '' }, { choice: 'custom-option/3', value: 'Anna' },
  ])
})

test('a choice counts once, as it was written last, and no more of them than any product has options', () => {
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
])('of the kind %s there are %j', (kind, numbers) => {
  expect(choicesOf(kind, choices).map((choice) => choice.numbers)).toEqual(numbers)
})

test('the same options in another order, or another text, are another choice', () => {
  const [first, second] = choices
  expect(isSameChoice([first!, second!], [first!, second!])).toBe(true)
  expect(isSameChoice([first!, second!], [second!, first!])).toBe(false)
  expect(isSameChoice([first!], [{ ...first!, value: 'Anna' }])).toBe(false)
})
