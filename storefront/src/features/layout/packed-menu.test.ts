import { expect, test } from 'vitest'
import { hasRoomForGroups, packMenu, unpackMenu } from './packed-menu.ts'

const MENU = [
  { name: 'Women', href: '/pl/women', items: [{ name: 'Tops', href: '/pl/women/tops', items: [{ name: 'Tees', href: '/pl/women/tops/tees' }] }, { name: 'Elsewhere', href: '/pl/sale' }] },
  { name: 'Home', href: '/pl' },
]

test('[MENU-01] a page gets the menu that the shop has, wherever its entries lead', () => {
  expect(unpackMenu(packMenu(MENU))).toEqual(MENU)
})

test('paths that continue the one above are sent without it', () => {
  expect(packMenu(MENU)).toEqual([['Women', 'pl/women', [['Tops', 'tops', [['Tees', 'tees']]], ['Elsewhere', '/pl/sale']]], ['Home', 'pl']])
})

test('all parts of a page share one menu', () => {
  const packed = packMenu(MENU)
  expect(unpackMenu(packed)).toBe(unpackMenu(packed))
})

test('[SHELL-03] a dropdown shows two levels at once if both fit into a low window', () => {
  const level = (count: number, deeper = 0) => Array.from({ length: count }, () => ({ name: 'A', href: '/a', items: Array.from({ length: deeper }, () => ({ name: 'B', href: '/b' })) }))
  expect(hasRoomForGroups(level(3, 3))).toBe(true)
  expect(hasRoomForGroups(level(12))).toBe(true)
  expect(hasRoomForGroups(level(4, 3))).toBe(false)
})
