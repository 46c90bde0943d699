import { expect, test } from 'vitest'
import { contrast, contrastProblems } from './theme-contrast.ts'

test('the default colours have sufficient contrast', () => {
  expect(contrastProblems({})).toEqual([])
})

test.each([
  ['grey text on the page', { muteText: '#9aa0a6' }, 'muteText on page'],
  ['text on a button', { action: '#f2b705' }, 'actionText on action '],
  ['a background that is too dark for red messages', { panel: '#c9c9c9' }, '--error on panel'],
  ['the border of a field', { controlLine: '#d0d0d0' }, 'controlLine on white'],
])('%s', (_, colors, problem) => {
  expect(contrastProblems(colors).join('\n')).toContain(problem)
})

test.each([
  ['#000000', '#ffffff', 21],
  ['#FFFFFF', '#FFFFFF', 1],
  ['#767676', '#ffffff', 4.54],
  ['#ffffff', '#ff0000', 4],
])('%s and %s contrast by %d', (one, other, expected) => {
  expect(contrast(one, other)).toBeCloseTo(expected, 1)
})
