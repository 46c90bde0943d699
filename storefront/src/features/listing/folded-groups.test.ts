import { expect, test } from 'vitest'
import type { FilterGroup } from './filter-kinds/registry.ts'
import { foldedGroups } from './folded-groups.ts'
import { parseListingQuery } from './listing-query.ts'

const group = (code: string, kind: FilterGroup['kind'] = 'list') => ({ code, label: code, kind, data: { options: [] } }) as unknown as FilterGroup
const groups = (count: number) => Array.from({ length: count }, (_, index) => group(`g${index}`))
const codes = (found: readonly FilterGroup[]) => found.map(({ code }) => code)

test('[LIST-20] the first seven groups are shown, the others folded', () => {
  const { main, rest } = foldedGroups(groups(10), parseListingQuery(''))
  expect(codes(main)).toEqual(['g0', 'g1', 'g2', 'g3', 'g4', 'g5', 'g6'])
  expect(codes(rest)).toEqual(['g7', 'g8', 'g9'])
})

test('[LIST-20] a single group is not folded', () => {
  expect(codes(foldedGroups(groups(8), parseListingQuery('')).rest)).toEqual([])
})

test('[LIST-20] a group with a chosen value is shown', () => {
  const { main, rest } = foldedGroups(groups(10), parseListingQuery('g8=1'))
  expect(codes(main).slice(-1)).toEqual(['g8'])
  expect(codes(rest)).toEqual(['g7', 'g9'])
})

test('[LIST-20] single lines are not folded and do not count', () => {
  const { main, rest } = foldedGroups([...groups(7), group('new', 'flag'), group('h0'), group('h1')], parseListingQuery(''))
  expect(codes(main)).toContain('new')
  expect(codes(rest)).toEqual(['h0', 'h1'])
})
