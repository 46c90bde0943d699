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
  const women = { kind: 'category', uid: 'Mw==', path: 'women' }
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
    kind: 'redirect', target: '/mat', isPermanent,
  })
})

test.each([
  ['odzież/męska', '/odzie%C5%BC/m%C4%99ska'],
  ['women?\u{26534}', '/women?%F0%A6%94%B4'],
  ['m%C4%99ska', '/m%C4%99ska'],
  ['100%-wool', '/100%25-wool'],
  ['sale?off=20%&from=100%25', '/sale?off=20%25&from=100%25'],
  ['half\ud800', '/half%EF%BF%BD'],
  ['/mat.html?color=3&from=old.html#care', '/mat?color=3&from=old.html#care'],
  ['http%3A//partner.example/', '/http%3A/partner.example'],
  ['//partner.example/deal', '/partner.example/deal'],
  ['/\\partner.example', '/%5Cpartner.example'],
  ['https:\\\\partner.example', '/https:%5C%5Cpartner.example'],
  ['https://partner.example\\@evil.example/', '/https:/partner.example%5C@evil.example'],
  ['https:partner.example', '/https:partner.example'],
  ['javascript:alert(1)', '/javascript:alert(1)'],
  ['data:text/html,<b>', '/data:text/html,%3Cb%3E'],
  ['java\nscript:alert(1)', '/java%0Ascript:alert(1)'],
  ['https://\tpartner.example', '/https:/%09partner.example'],
  ['', '/'],
])('a redirect to %j stays in the shop, encoded for the header', (target, path) => {
  expect(chooseRoute('old', candidates('old', category(target, 301)), suffixes)).toEqual({ kind: 'redirect', target: path, isPermanent: true })
})

test.each([
  ['https://partner.example/mat.html?a=1&b=%20#care', 'https://partner.example/mat.html?a=1&b=%20#care'],
  ['HTTP://partner.example', 'HTTP://partner.example'],
  ['https://partner.example/żółw/', 'https://partner.example/%C5%BC%C3%B3%C5%82w/'],
])('a redirect to another site, %s, is followed as it is', (target, location) => {
  const away = { __typename: 'RoutableUrl', relative_url: target, redirect_code: 302 } as Route
  expect(chooseRoute('old', candidates('old', away), suffixes)).toEqual({ kind: 'redirect', target: location, isPermanent: false })
})

test('a redirect to the same path with a percent sign shows the entity', () => {
  expect(chooseRoute('100%-wool', candidates('100%-wool', product('100%-wool.html', 301)), suffixes)).toMatchObject({ kind: 'product' })
})

test.each(['mat.html', '/mat', 'mat/', 'mat.html?from=old', 'm%61t'])('a redirect of an address to itself, as %s, shows the entity', (target) => {
  expect(chooseRoute('mat', candidates('mat', product(target, 301)), suffixes)).toMatchObject({ kind: 'product' })
  const nothing = { __typename: 'RoutableUrl', relative_url: target, redirect_code: 301 } as Route
  expect(chooseRoute('mat', candidates('mat', nothing), suffixes)).toEqual({ kind: 'unknown' })
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
  expect(chooseRoute('about', candidates('about', { ...about, redirect_code: 301 }), suffixes)).toEqual({ kind: 'redirect', target: '/about-us', isPermanent: true })
})
