import { describe, expect, test } from 'vitest'
import { BRANDS } from '../../brand/brands.ts'
import { contrastProblems } from './theme-contrast.ts'

test('the colours that Kram comes with can be read', () => {
  expect(contrastProblems({})).toEqual([])
})

describe.each(Object.keys(BRANDS))('the brand %s', (name) => {
  test('can be read', async () => {
    const { brand } = await BRANDS[name]!.brand()
    expect(contrastProblems(brand.theme?.colors ?? {})).toEqual([])
  })
})

test.each([
  ['grey words on the page', { muteText: '#9aa0a6' }, 'muteText on page'],
  ['words on a button', { action: '#f2b705' }, 'actionText on action '],
  ['a ground that is too dark for what the shop says in red', { panel: '#c9c9c9' }, '--error on panel'],
  ['the line round a field', { controlLine: '#d0d0d0' }, 'controlLine on white'],
])('%s', (_, colors, problem) => {
  expect(contrastProblems(colors).join('\n')).toContain(problem)
})
