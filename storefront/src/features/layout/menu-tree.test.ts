import { expect, test } from 'vitest'
import type { TreeCategory } from '../url/category-tree.ts'
import { menuItems } from './menu-tree.ts'

const category = (name: string, children: TreeCategory['children'] = [], include_in_menu: number | null = 1): TreeCategory => ({
  uid: name,
  name,
  url_path: name.toLowerCase(),
  include_in_menu,
  children,
})

const names = (children: TreeCategory['children']) => JSON.stringify(menuItems(children, (path) => path), ['name', 'items'])

test('[MENU-02] categories that are not meant for the menu are left out, with all that is under them', () => {
  const tree = [category('Women', [category('Tops'), category('Hidden', [category('Deep')], 0)]), category('Unset', [], null)]
  expect(names(tree)).toBe('[{"name":"Women","items":[{"name":"Tops"}]}]')
})

test('[MENU-02] null entries are skipped on every level', () => {
  expect(names([null, category('Men', [null, category('Shorts', null)])])).toBe(
    '[{"name":"Men","items":[{"name":"Shorts"}]}]',
  )
})

test('[SHELL-04] a link goes to "/" followed by the url_path, under the prefix of its language', () => {
  const [item] = menuItems([{ ...category('Tops'), url_path: 'women/tops' }], (path) => `/pl${path}`)
  expect(item?.href).toBe('/pl/women/tops')
})

const NOWHERE = ['', null]

test.each(NOWHERE)('[MENU-06] a category whose url_path is %j leads home', (url_path) => {
  const [item] = menuItems([{ ...category('Home'), url_path }], (path) => (path === '/' ? '/pl' : `/pl${path}`))
  expect(item?.href).toBe('/pl')
})

test('no children at all is an empty menu', () => {
  expect(menuItems(null, String)).toEqual([])
  expect(menuItems(undefined, String)).toEqual([])
})
