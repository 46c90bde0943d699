import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { internalPath } from './internal-path.ts'
import { MAGENTO_PATHS } from './magento-paths.ts'

const STORES = new Map([['default', 'en'], ['polish', 'pl']])
const settings = { locales: ['en', 'pl'], isFilter: () => false, localeOfStore: (code: string) => STORES.get(code) }
const decision = (url: string) => internalPath(url, settings)
const locationOf = (url: string) => {
  const found = decision(url)
  return found.kind === 'redirect' ? found.location : undefined
}

describe('an address of Magento’s own storefront leads to the shop’s page', () => {
  test.each([
    ['/customer/account', '/dashboard/account'],
    ['/customer/account/index/', '/dashboard/account'],
    ['/customer/account/login/referer/aHR0cHM6Ly9zaG9w/', '/login'],
    ['/customer/account/create/', '/register'],
    ['/customer/account/forgotpassword', '/forgot-password'],
    ['/customer/account/createpassword/?token=abc', '/customer/account/createPassword?token=abc'],
    ['/customer/account/edit/changepass/1/', '/dashboard/account'],
    ['/customer/address/edit/id/3', '/dashboard/address-book'],
    ['/sales/order/history/', '/dashboard/orders'],
    ['/sales/order/view/order_id/42/?utm_source=mail', '/dashboard/orders?utm_source=mail'],
    ['/sales/guest/form', '/find-order'],
    ['/wishlist/', '/dashboard/wishlist'],
    ['/wishlist/index/index/wishlist_id/1/', '/dashboard/wishlist'],
    ['/newsletter/manage/', '/dashboard/newsletter'],
    ['/catalogsearch/result/?q=wool+hat&q=b', '/search?q=wool+hat&q=b'],
    ['/catalogsearch/result/index/?q=hat', '/search?q=hat'],
    ['/checkout/cart/', '/cart'],
    ['/checkout/index/index', '/checkout'],
    ['/contact/index/', '/contact'],
    ['/review/customer/', '/dashboard/my-reviews'],
    ['/downloadable/customer/products/', '/dashboard/orders'],
    ['/Customer/Account/Login', '/login'],
    ['/catalogsearch/advanced', '/search'],
    ['/catalogsearch/advanced/result/?name=hat', '/search?name=hat'],
  ])('%s', (url, location) => {
    expect(decision(url)).toEqual({ kind: 'redirect', location })
    const inPolish = location.replace(/^/, '/pl')
    expect(locationOf(`/pl${url}`)).toBe(inPolish)
    expect(locationOf(`/polish${url}`)).toBe(inPolish)
    expect(locationOf(`/default${url}`)).toBe(location)
    for (const before of ['/index.php', '/index.php/default', '/en/index.php', '/polish/index.php/en']) expect(locationOf(before + url)).toBe(location)
    for (const before of ['/pl/index.php', '/index.php/polish', '/pl/polish', '/en/index.php/pl']) expect(locationOf(before + url)).toBe(inPolish)
  })

  test.each(['/wishlist?items=HAL-1', '/customer/account/createPassword?token=a', '/pl/customer/account/confirm?key=a', '/customer/section/load', '/women', '/contact', '/cart', '/checkout', '/sales', '/constructor/index', '/__proto__'])(
    'but not %s', (url) => {
      expect(decision(url)).toMatchObject({ kind: 'page' })
    })

  test('each leads to a page that the shop has', () => {
    const files = readdirSync(join(import.meta.dirname, '../src/app/[locale]'), { recursive: true, encoding: 'utf8' })
    const pages = files.filter((file) => file.endsWith('page.tsx')).map((file) => `/${file.split('/').slice(0, -1).filter((part) => !/^[([]/.test(part)).join('/')}`)
    expect(Object.values(MAGENTO_PATHS).filter((path) => !pages.includes(path))).toEqual([])
    expect(Object.values(MAGENTO_PATHS).filter((path) => decision(path).kind === 'redirect')).toEqual([])
  })
})

test('a password manager is led to the page that changes the password, for this time only', () => {
  expect(decision('/.well-known/change-password')).toEqual({ kind: 'redirect', location: '/dashboard/account', isTemporary: true })
})

test.each([
  ['/default/women?p=2', '/women?p=2'],
  ['/default', '/'],
  ['/polish/kobiety', '/pl/kobiety'],
  ['/polish/', '/pl'],
  ['/pl/polish/kobiety', '/pl/kobiety'],
])('the code of a store view in %s becomes the language’s prefix', (url, location) => {
  expect(decision(url)).toEqual({ kind: 'redirect', location })
})

test.each([
  ['/index.php', '/'],
  ['/index.php/', '/'],
  ['/index.php?id_product=5', '/?id_product=5'],
  ['/index.php/wool-hat.html?a=1&a=2', '/wool-hat.html?a=1&a=2'],
  ['/index.php/default/wool-hat.html?a=1', '/wool-hat.html?a=1'],
  ['/en/index.php/wool-hat.html', '/wool-hat.html'],
  ['/index.php/polish/czapka', '/pl/czapka'],
  ['/index.php/pl', '/pl'],
  ['/pl/index.php/czapka', '/pl/czapka'],
  ['/pl/index.php/polish/czapka?a=1', '/pl/czapka?a=1'],
  ['/index.php//evil.example/x', '/evil.example/x'],
  ['/index.php/\\evil.example', '/%5Cevil.example'],
])('Magento’s script in %s redirects to the same address without it', (url, location) => {
  expect(decision(url)).toEqual({ kind: 'redirect', location })
})

test.each(['/women/index.php', '/index.phps', '/women/default', '/women/pl'])('%s has no prefix of Magento’s', (url) => {
  expect(decision(url)).toEqual({ kind: 'page', path: `/en${url}` })
})

describe('an address with the id of an entity is looked up as Magento’s route knows it', () => {
  test.each([
    ['/catalog/product/view/id/5', 'catalog/product/view/id/5'],
    ['/catalog/product/view/id/5/s/wool-hat/category/3', 'catalog/product/view/id/5'],
    ['/catalog/product/view/s/wool-hat/id/5', 'catalog/product/view/id/5'],
    ['/catalog/product/view?id=5&utm_source=mail', 'catalog/product/view/id/5'],
    ['/Catalog/Product/View/id/5?id=6', 'catalog/product/view/id/5'],
    ['/catalog/product/gallery/id/5', 'catalog/product/view/id/5'],
    ['/review/product/list/id/5', 'catalog/product/view/id/5'],
    ['/sendfriend/product/send/id/5/cat_id/3', 'catalog/product/view/id/5'],
    ['/catalog/category/view/id/7', 'catalog/category/view/id/7'],
    ['/catalog/category/view/s/women/id/7', 'catalog/category/view/id/7'],
    ['/cms/page/view/page_id/2', 'cms/page/view/page_id/2'],
    ['/cms/page/view/id/2', 'cms/page/view/page_id/2'],
    ['/cms/page/view?page_id=2', 'cms/page/view/page_id/2'],
  ])('%s', (url, path) => {
    expect(decision(url)).toEqual({ kind: 'page', path: `/en/${path}` })
    expect(decision(`/pl${url}`)).toEqual({ kind: 'page', path: `/pl/${path}` })
  })

  test.each(['/catalog/product/view', '/catalog/product/view/id/five', '/review/product/view/id/5', '/catalog/product/view/id', '/wishlist/shared/index/code/abc', '/newsletter/subscriber/unsubscribe/id/1/code/abc'])('but not %s', (url) => {
    expect(decision(url)).toEqual({ kind: 'page', path: `/en${url}` })
  })
})
