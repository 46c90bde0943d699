import { beforeEach, expect, test, vi } from 'vitest'
import { fakeBackend } from '../../graphql/backend.fixture.ts'
import { categoryCounterparts, cmsPageCounterparts, productCounterparts } from './page-links.tsx'

vi.mock('../../lib/page-signals.ts', () => ({ keepBriefly: async () => true }))

const backend = fakeBackend()
/** The other store view's answers by operation; a route by its path. */
let answers: Record<string, unknown>
let routes: Record<string, object>

beforeEach(() => {
  routes = {}
  answers = {
    StoreConfig: { storeConfig: { product_url_suffix: '.html', category_url_suffix: '.html' } },
    getMenuItems: { categories: { items: [{ uid: 'Mg==', children: [{ uid: 'Mw==', url_path: 'kobiety', name: 'Kobiety', children: [] }] }] } },
  }
  backend.answer = () => {
    const { operationName, variables } = backend.calls.at(-1)!.body as { operationName: string; variables: Record<string, string> }
    const { path = '', categoryPath = '', productPath = '' } = variables
    const data = operationName.startsWith('ResolvePath')
      ? { exact: routes[path] ?? null, category: routes[categoryPath] ?? null, product: routes[productPath] ?? null }
      : answers[operationName]
    return Response.json({ data: data ?? {} })
  }
})

const names = () => backend.calls.map(({ body }) => (body as { operationName: string }).operationName)

test('[SHELL-14] a category of the menu is linked without a further call', async () => {
  expect(await categoryCounterparts('Mw==', 'en')).toEqual([{ locale: 'pl', path: '/pl/kobiety' }])
  expect(names()).toEqual(['getMenuItems'])
})

test('[SHELL-14] a category that the menu lacks is linked if its route resolves to it', async () => {
  answers.CategoryCounterpart = { categories: { items: [{ uid: 'OQ==', url_path: 'promocje/wyprzedaz' }] } }
  expect(await categoryCounterparts('OQ==', 'en')).toEqual([])
  routes['promocje/wyprzedaz.html'] = { __typename: 'CategoryTree', uid: 'Nw==', url_path: 'x', relative_url: 'promocje/wyprzedaz.html', redirect_code: 0 }
  expect(await categoryCounterparts('OQ==', 'en')).toEqual([])
  routes['promocje/wyprzedaz.html'] = { __typename: 'CategoryTree', uid: 'OQ==', url_path: 'promocje/wyprzedaz', relative_url: 'promocje/wyprzedaz.html', redirect_code: 0 }
  expect(await categoryCounterparts('OQ==', 'en')).toEqual([{ locale: 'pl', path: '/pl/promocje/wyprzedaz' }])
})

test.each([
  ['sold in the other store view', { url_key: 'polar', url_rewrites: [{ url: 'kobiety/polar.html' }, { url: 'polar.html' }] }, [{ locale: 'pl', path: '/pl/polar' }]],
  ['disabled there', undefined, []],
  ['without an address there', { url_key: 'polar', url_rewrites: [] }, []],
  ['with another address there', { url_key: 'polar', url_rewrites: [{ url: 'polar-2.html' }] }, []],
])('[SHELL-14] a product %s', async (_case, product, expected) => {
  answers.ProductCounterpart = { products: { items: product ? [product] : [] } }
  expect(await productCounterparts('HAL-1', 'MQ==', 'en')).toEqual(expected)
})

const cmsPage = (identifier: string, redirect_code = 0) => ({ __typename: 'CmsPage', identifier, content: '', relative_url: identifier, redirect_code })

test.each([
  ['has it under the same identifier', { 'about-us': cmsPage('about-us') }, [{ locale: 'pl', path: '/pl/about-us' }]],
  ['redirects from it to its own', { 'about-us': cmsPage('o-nas', 301), 'o-nas': cmsPage('o-nas') }, [{ locale: 'pl', path: '/pl/o-nas' }]],
  ['lacks it', {}, []],
  ['redirects from it to something else', { 'about-us': cmsPage('gone', 301) }, []],
])('[SHELL-14] a CMS page, if the other store view %s', async (_case, found, expected) => {
  routes = found
  expect(await cmsPageCounterparts('about-us', 'en')).toEqual(expected)
})
