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
    ['/index.php/customer/account/login/', '/login'],
    ['/Customer/Account/Login', '/login'],
  ])('%s', (url, location) => {
    expect(decision(url)).toEqual({ kind: 'redirect', location })
    const inPolish = location.replace(/^/, '/pl')
    expect(locationOf(`/pl${url}`)).toBe(inPolish)
    expect(locationOf(`/polish${url}`)).toBe(inPolish)
    expect(locationOf(`/default${url}`)).toBe(location)
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
])('the code of a store view in %s becomes the language’s prefix', (url, location) => {
  expect(decision(url)).toEqual({ kind: 'redirect', location })
})
