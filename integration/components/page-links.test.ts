import { expect, test } from 'vitest'
import { render } from './rendered.fixture.ts'

const hrefs = async (page: number, pages: number) => {
  const html = await render('dashboard/page-links.tsx', 'PageLinks', { page, pages, hrefOf: (to: number) => `?p=${to}` })
  return [...html.matchAll(/href="([^"]*)"/g)].map(([, href]) => href)
}

test.each([
  [1, 1, []],
  [1, 5, ['?p=2']],
  [3, 5, ['?p=2', '?p=4']],
  [5, 5, ['?p=4']],
])('[ACC-04] page %i of %i links to its neighbours: %j', async (page, pages, neighbours) => {
  expect(await hrefs(page, pages)).toEqual(neighbours)
})
