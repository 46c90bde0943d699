import { expect, test } from 'vitest'
import { measureWarmUp, warnOfWarmUp } from './warm-up.mjs'

const category = (uid: string, isInMenu: boolean, children: object[] = []) => ({ uid, include_in_menu: isInMenu ? 1 : 0, children })

test('the pages of the menu are counted, and one of them is measured', async () => {
  const sent: { store?: string; variables: { uid: string } }[] = []
  const ask = async (query: string, options: (typeof sent)[number]) => {
    sent.push(options)
    if (query.includes('products(')) await new Promise((resolve) => setTimeout(resolve, 60))
    const children = [category('a', true, [category('b', true), category('c', false)]), category('d', false, [category('e', true)]), category('f', true)]
    return { data: { categories: { items: [{ children }] } }, errors: [] }
  }
  const { pages, milliseconds } = await measureWarmUp(ask as never, 'root', 'default')
  expect(pages, 'the home page, a, b and f').toBe(4)
  expect(milliseconds).toBeGreaterThan(50)
  expect(sent).toEqual([{ store: 'default', variables: { uid: 'root' } }, { store: 'default', variables: { uid: 'a' } }])
})

test('a warm-up that takes long is a warning with its cost and what to do', () => {
  expect(warnOfWarmUp({ pages: 26, milliseconds: 750 }, 2)).toEqual([
    'after each start the shop visits its home page and menu, about 52 pages one after the other, and Magento takes 750 ms and more for each: wait at least 39 seconds before shoppers come, or set WARM_UP=0, and the first visitor of each page waits instead',
  ])
  expect(warnOfWarmUp({ pages: 26, milliseconds: 15 }, 2)).toEqual([])
  expect(warnOfWarmUp(null, 1)).toEqual([])
})

test('it never visits more than three hundred pages beside the home pages', () => {
  expect(warnOfWarmUp({ pages: 5000, milliseconds: 1000 }, 1)[0]).toContain('about 301 pages')
})
