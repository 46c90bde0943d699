import { expect, test } from 'vitest'
import type { TreeCategory } from '../url/category-tree.ts'
import { menuItems } from './menu.ts'

const category = (name: string, children: TreeCategory['children'] = [], include_in_menu: number | null = 1): TreeCategory => ({
  uid: name,
  name,
  url_path: name.toLowerCase(),
  include_in_menu,
  children,
})

const names = (children: TreeCategory['children']) => JSON.stringify(menuItems(children, (path) => path), ['name', 'items'])

test('[MENU-02] categories that are excluded from the menu are hidden with all their children', () => {
  const tree = [category('Women', [category('Tops'), category('Hidden', [category('Deep')], 0)]), category('Unset', [], null)]
  expect(names(tree)).toBe('[{"name":"Women","items":[{"name":"Tops"}]}]')
})

test('[MENU-02] null entries are skipped on every level', () => {
  expect(names([null, category('Men', [null, category('Shorts', null)])])).toBe(
    '[{"name":"Men","items":[{"name":"Shorts"}]}]',
  )
})

test('[MENU-03] a category whose children are all outside the menu is a link', () => {
  expect(names([category('Women', [null, category('Hidden', [], 0)])])).toBe('[{"name":"Women"}]')
})

test('[SHELL-04] a link leads to "/" and the url_path, under the language prefix', () => {
  const [item] = menuItems([{ ...category('Tops'), url_path: 'women/tops' }], (path) => `/pl${path}`)
  expect(item?.href).toBe('/pl/women/tops')
})

const MISSING_PATHS = ['', null]

test.each(MISSING_PATHS)('[MENU-06] a category whose url_path is %j leads home', (url_path) => {
  const [item] = menuItems([{ ...category('Home'), url_path }], (path) => (path === '/' ? '/pl' : `/pl${path}`))
  expect(item?.href).toBe('/pl')
})

test('a tree without categories is an empty menu', () => {
  expect(menuItems(null, String)).toEqual([])
  expect(menuItems(undefined, String)).toEqual([])
})
