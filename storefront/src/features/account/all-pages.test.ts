import { expect, test } from 'vitest'
import { allPages } from './all-pages.ts'

const listOf = (pages: readonly (readonly (string | null)[])[]) => (page: number) => Promise.resolve({ items: pages[page - 1] ?? [], pages: pages.length })

test.each([
  ['none', [], [], []],
  ['one page', [['a', 'b']], ['a', 'b'], []],
  ['three pages', [['a'], ['b'], ['c']], ['a', 'b', 'c'], ['2/3', '3/3']],
  ['an item that the shop does not show', [['a', null]], ['a'], []],
])('%s', async (_what, pages, all, told) => {
  const heard: string[] = []
  expect(await allPages(listOf(pages), (page, count) => heard.push(`${page}/${count}`))).toEqual(all)
  expect(heard).toEqual(told)
})

test('a page that fails fails all of it', async () => {
  const load = (page: number) => (page === 2 ? Promise.reject(new Error('away')) : Promise.resolve({ items: ['a'], pages: 3 }))
  await expect(allPages(load, () => {})).rejects.toThrow('away')
})
