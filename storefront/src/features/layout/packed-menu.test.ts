import { expect, test } from 'vitest'
import { packMenu, unpackMenu } from './packed-menu.ts'

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
