import { expect, test } from 'vitest'
import { chooseRoute, type Route } from './choose-route.ts'

const suffixes = ['.html', '.html']

const category = (relative_url: string, redirect_code = 0): Route => ({
  __typename: 'CategoryTree', uid: 'Mw==', url_path: 'women', relative_url, redirect_code,
})
const product = (relative_url: string, redirect_code = 0): Route => ({
  __typename: 'SimpleProduct', uid: 'MQ==', sku: 'HAL-1', url_key: 'mat', relative_url, redirect_code,
})

const candidates = (path: string, exact: Route | null, suffixed: Route | null = null) => [
  { url: path, route: exact },
  { url: `${path}.html`, route: suffixed },
]

test('[ROUTE-22] a category is found by its path, with or without a suffix', () => {
  const women = { kind: 'category', uid: 'Mw==' }
  expect(chooseRoute('women', candidates('women', category('women')), [''])).toEqual(women)
  expect(chooseRoute('women', candidates('women', null, category('women.html')), suffixes)).toEqual(women)
  expect(chooseRoute('women.html', candidates('women.html', category('women.html')), suffixes)).toEqual(women)
})

test('[ROUTE-23] a product is requested by the backend’s address', () => {
  expect(chooseRoute('mat', candidates('mat', null, product('mat.html')), suffixes)).toEqual({
    kind: 'product', url: 'mat.html', uid: 'MQ==', sku: 'HAL-1',
  })
})

test.each([
  [301, true],
  [302, false],
])('a redirect with status %i leads to the path without a suffix', (code, isPermanent) => {
  expect(chooseRoute('old-mat', candidates('old-mat', product('mat.html', code)), suffixes)).toEqual({
    kind: 'redirect', path: '/mat', isPermanent,
  })
})

test.each([
  ['odzież/męska', '/odzie%C5%BC/m%C4%99ska'],
  ['women?\u{26534}', '/women?%F0%A6%94%B4'],
  ['m%C4%99ska', '/m%C4%99ska'],
  ['half\ud800', '/half%EF%BF%BD'],
])('a redirect to %s is encoded for the header', (target, path) => {
  expect(chooseRoute('old', candidates('old', category(target, 301)), suffixes)).toEqual({ kind: 'redirect', path, isPermanent: true })
})

test('a redirect that only adds the suffix is ignored, so that it cannot loop', () => {
  expect(chooseRoute('mat', candidates('mat', product('mat.html', 301)), suffixes)).toMatchObject({ kind: 'product' })
})

test('an entity takes precedence over a redirect of another spelling', () => {
  const found = chooseRoute('mat', candidates('mat', product('yoga-mat.html', 301), product('mat.html')), suffixes)
  expect(found).toEqual({ kind: 'product', url: 'mat.html', uid: 'MQ==', sku: 'HAL-1' })
})

test('[ROUTE-24] a path that the backend does not know is unknown', () => {
  expect(chooseRoute('nowhere', candidates('nowhere', null), suffixes)).toEqual({ kind: 'unknown' })
})

test('a CMS page is found by its identifier, and a redirect leads to it', () => {
  const about: Route = {
    __typename: 'CmsPage', identifier: 'about-us', title: 'About us', content_heading: '', content: '<p>Since 1994</p>',
    meta_title: null, meta_description: null, relative_url: 'about-us', redirect_code: 0,
  }
  expect(chooseRoute('about-us', candidates('about-us', about), suffixes)).toEqual({ kind: 'page', page: about })
  expect(chooseRoute('about', candidates('about', { ...about, redirect_code: 301 }), suffixes)).toEqual({ kind: 'redirect', path: '/about-us', isPermanent: true })
})
