import { describe, expect, test } from 'vitest'
import { BRANDS } from '../../brand/brands.ts'
import { contrastProblems } from './theme-contrast.ts'

test('the default colours have sufficient contrast', () => {
  expect(contrastProblems({})).toEqual([])
})

describe.each(Object.keys(BRANDS))('the brand %s', (name) => {
  test('has sufficient contrast', async () => {
    const { brand } = await BRANDS[name]!.brand()
    expect(contrastProblems(brand.theme?.colors ?? {})).toEqual([])
  })
})

test.each([
  ['grey text on the page', { muteText: '#9aa0a6' }, 'muteText on page'],
  ['text on a button', { action: '#f2b705' }, 'actionText on action '],
  ['a background that is too dark for red messages', { panel: '#c9c9c9' }, '--error on panel'],
  ['the border of a field', { controlLine: '#d0d0d0' }, 'controlLine on white'],
])('%s', (_, colors, problem) => {
  expect(contrastProblems(colors).join('\n')).toContain(problem)
})
