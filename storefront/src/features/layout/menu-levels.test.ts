import { expect, test } from 'vitest'
import en from '../../../messages/en/header.json' with { type: 'json' }
import pl from '../../../messages/pl/header.json' with { type: 'json' }
import { itemsAt, menuTitle } from './menu-levels.ts'
import type { MenuItem } from './packed-menu.ts'

const item = (href: string, items: MenuItem[] = []): MenuItem => ({ name: href, href, items })
const jackets = item('/women/tops/jackets')
const tops = item('/women/tops', [jackets])
const women = item('/women', [tops])
const menu = [item('/new'), women]

test('[MENU-03] chosen indexes lead down the tree, one level each', () => {
  expect(itemsAt(menu, [])).toEqual({ parent: undefined, level: menu })
  expect(itemsAt(menu, [1])).toEqual({ parent: women, level: [tops] })
  expect(itemsAt(menu, [1, 0])).toEqual({ parent: tops, level: [jackets] })
})

test('[MENU-05] the title is the root’s, and on deeper levels the capitalised first segment of the first path', () => {
  expect([en.menu.title, pl.menu.title]).toEqual(['Menu', 'Menu'])
  expect(menuTitle(menu, [], 'Menu')).toBe('Menu')
  expect(menuTitle([tops, item('/outlet/tops')], [1], 'Menu')).toBe('Women')
  expect(menuTitle([jackets], [1, 0], 'Menu')).toBe('Women')
  expect(menuTitle([item('/pl/kobiety/gora')], [0], 'Menu')).toBe('Kobiety')
})
