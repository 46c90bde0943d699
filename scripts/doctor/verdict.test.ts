import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { kindOf } from '../../storefront/src/features/payment/methods/registry.ts'
import { LANGUAGES as SHOP_LANGUAGES } from '../../storefront/src/i18n/languages.ts'
import { OWN_OFFLINE_METHODS as SHOP_METHODS } from '../../storefront/src/settings/payment.ts'
import { findProblems } from './find-problems.mjs'
import { findLeftOut } from './left-out.mjs'
import { appearance, isOffered, OWN_OFFLINE_METHODS, readPayment } from './payment.mjs'
import { chooseViews, LANGUAGES } from './store-views.mjs'

type Examination = Parameters<typeof findProblems>[0]

const view = (code: string, locale: string, rootCategoryUid = 'Mg==') => ({
  code,
  name: code,
  locale,
  language: locale.slice(0, 2),
  currency: 'EUR',
  rootCategoryUid,
  isDefault: false,
  productSuffix: '',
  categorySuffix: '',
  baseUrl: 'https://magento.example/',
  linkBaseUrl: 'https://shop.example/',
  mediaBaseUrl: 'https://magento.example/media/',
  areReviewsOn: true,
})

const CHECKMO = { code: 'checkmo', title: 'Check' }

const SOUND: Examination = {
  backend: 'https://magento.example',
  milliseconds: 100,
  release: '2.4.9',
  storeViews: [view('default', 'en_US')],
  chosenViews: { en: 'default' },
  rootCategory: { uid: 'Mg==', name: 'Root', urlKey: null, menuEntries: 3 },
  hasBestsellers: true,
  products: 10,
  productOptions: { files: false, times: false },
  pictures: { hosts: ['https://magento.example'], example: 'https://magento.example/a.jpg', answer: true },
  introspection: true,
  limits: { depth: 20, complexity: 300 },
  guestCheckout: true,
  agreements: [],
  botCheckedForms: [],
  testCart: { sku: 'A', country: 'US', deliveryMethods: [{ code: 'a/b', title: 'A' }], paymentMethods: [CHECKMO], tax: { inPrices: null, names: [] }, problem: null },
  payment: readPayment({}),
  regions: { countries: [], areReported: true, bareLocations: [] },
  warmUp: { pages: 25, milliseconds: 20 },
}

test('a correctly configured shop has no problem', () => expect(findProblems(SOUND)).toEqual([]))

describe('a shop does not work', () => {
  test.each<[string, Partial<Examination>]>([
    ['without a store view', { storeViews: [] }],
    ['without its root category', { rootCategory: null }],
    ['with a complexity limit below Kram’s queries', { limits: { depth: 20, complexity: 200 } }],
    ['with a depth limit below Kram’s queries', { limits: { depth: 10, complexity: null } }],
    ['if an order needs a token', { botCheckedForms: ['PLACE_ORDER'] }],
    ['without a delivery method', { testCart: { ...SOUND.testCart, deliveryMethods: [] } }],
    ['without a supported payment method', { testCart: { ...SOUND.testCart, paymentMethods: [{ code: 'braintree', title: 'Card' }, { code: 'free', title: 'Free' }] } }],
  ])('%s', (_case, part) => {
    expect(findProblems({ ...SOUND, ...part })).toEqual([{ message: expect.any(String), isFatal: true }])
  })
})

describe('a shop works, but', () => {
  test.each<[string, Partial<Examination>, string]>([
    ['its menu is empty', { rootCategory: { ...SOUND.rootCategory!, menuEntries: 0 } }, 'menu is empty'],
    ['no product is found', { products: 0 }, 'indexer:reindex'],
    ['its pictures cannot be fetched', { pictures: { ...SOUND.pictures, answer: false } }, 'https://magento.example/a.jpg'],
    ['its placeholder cannot be fetched', { pictures: { ...SOUND.pictures, example: 'https://magento.example/media/catalog/product/placeholder/a.jpg', answer: false } }, 'only products without a picture are concerned'],
    ['its pictures have too many hosts', { pictures: { ...SOUND.pictures, hosts: ['https://a', 'https://b', 'https://c'] } }, 'https://c is left out'],
    ['guests may not order', { guestCheckout: false }, 'guests may not order'],
    ['a form requires a token', { botCheckedForms: ['CUSTOMER_LOGIN'] }, 'protects logins'],
    ['a cart could not be tried', { testCart: { ...SOUND.testCart, sku: null, problem: 'no product' } }, 'no product'],
    ['a shop to collect from has no region', { regions: { countries: ['PL'], areReported: true, bareLocations: ['halny-krakow'] } }, 'halny-krakow: set a region'],
    ['its warm-up takes long', { warmUp: { pages: 25, milliseconds: 800 } }, 'about 25 pages one after the other, and Magento takes 800 ms'],
    ['its mails lead to Magento', { storeViews: [{ ...view('default', 'en_US'), linkBaseUrl: 'https://magento.example/' }] }, 'base link URL'],
    ['its options have a time', { productOptions: { files: false, times: true } }, 'time_format to 24h'],
    ['its addresses have store codes', { storeViews: [{ ...view('default', 'en_US'), hasCodeInUrls: true }] }, 'code of the store view (default)'],
  ])('%s', (_case, part, text) => {
    expect(findProblems({ ...SOUND, ...part })).toEqual([{ message: expect.stringContaining(text), isFatal: false }])
  })
})

test('features of a later release are listed as missing before it, as many as the documented table has', () => {
  const count = (release: string) => findLeftOut({ ...SOUND, release }).filter(({ why }) => why.includes('came with Magento')).length
  expect([count('2.4.6'), count('2.4.7'), count('2.4.8'), count('2.4.9')]).toEqual([11, 1, 0, 0])
  const [, table = ''] = readFileSync('docs/magento.md', 'utf8').split('| 2.4.6 | 2.4.7 |')
  const rows = table.split('\n\n', 1)[0]!.split('\n').map((row) => row.split('|').slice(2))
  const missing = (column: number) => rows.filter((cells) => /^$|^only/.test(cells[column]?.trim() ?? 'yes')).length
  expect([missing(0), missing(1), missing(2)]).toEqual([count('2.4.6'), count('2.4.7'), count('2.4.8')])
})

test('products that need a file are listed', () => {
  const listed = (files: boolean) => findLeftOut({ ...SOUND, productOptions: { files, times: false } }).filter(({ what }) => what.includes('file'))
  expect([listed(true).length, listed(false).length]).toEqual([1, 0])
})

test.each([
  ['each language once, the first view of it', [view('default', 'en_US'), view('uk', 'en_GB'), view('polish', 'pl_PL')], { en: 'default', pl: 'polish' }, ['uk']],
  ['the languages with messages', [view('tlh', 'tlh_QO'), view('pl', 'pl_PL')], { pl: 'pl' }, ['tlh']],
  ['one menu', [view('default', 'en_US'), view('outlet', 'pl_PL', 'NA==')], { en: 'default' }, ['outlet']],
  ['English messages if there are no others', [view('tlh', 'tlh_QO'), view('vo', 'vo_QO')], { en: 'tlh' }, ['vo']],
  ['none of none', [], {}, []],
])('the store views that are shown: %s', (_case, views, chosen, left) => {
  const choice = chooseViews(views)
  expect(Object.fromEntries([...choice.chosen].map(([locale, { code }]) => [locale, code]))).toEqual(chosen)
  expect(choice.left.map(({ code }) => code)).toEqual(left)
})

test('the doctor knows the languages of the shop', () => expect(LANGUAGES.toSorted()).toEqual(Object.keys(SHOP_LANGUAGES).toSorted()))

describe('[CHK-08] payment methods', () => {
  const settings = readPayment({ PAYMENT_PAGES: 'payu_gateway_blik=https://pay.example/?a=b,psp_cc=https://pay.example, p24=https://pay.example', OFFLINE_PAYMENT_METHODS: 'shop_invoice' })
  const withMethods = (...codes: string[]) => ({ ...SOUND, payment: settings, testCart: { ...SOUND.testCart, paymentMethods: codes.map((code) => ({ code, title: `Title of ${code}` })) } })

  test('the doctor and the shop know the same methods of Magento', () => expect(OWN_OFFLINE_METHODS).toEqual(SHOP_METHODS))

  test.each(['tpay', 'bluepayment', 'mollie_methods_ideal', 'payu_gateway', 'przelewy24', 'stripe_payments', 'psp_blik', 'paypal_express'])('%s is listed with the settings that would offer it', (code) => {
    expect(findLeftOut(withMethods('checkmo', code))).toEqual(
      expect.arrayContaining([{ what: `payment by Title of ${code} (${code})`, why: expect.stringMatching(`PAYMENT_PAGES=${code}=https://.* OFFLINE_PAYMENT_METHODS=${code} `) }]),
    )
    expect(findProblems(withMethods(code))).toEqual([{ message: expect.stringContaining('nothing can be paid'), isFatal: true }])
  })

  test('before 2.4.7, which takes no payment on a page of its own, only the other setting is named', () => {
    const { why } = findLeftOut({ ...withMethods('tpay'), release: '2.4.6' }).find(({ what }) => what.startsWith('payment by '))!
    expect(why).toBe('nobody could pay its orders: set OFFLINE_PAYMENT_METHODS=tpay if it is paid outside the shop')
  })

  test.each(['purchaseorder', 'shop_invoice', 'p24'])('%s is not listed, and is enough', (code) => {
    expect(findLeftOut(withMethods(code)).filter(({ what }) => what.startsWith('payment by '))).toEqual([])
    expect(findProblems(withMethods(code))).toEqual([])
  })

  test.each([
    ['payu_gateway_blik', 'BLIK', 'blik'],
    ['psp_cc', 'a card', 'card'],
    ['p24', 'online payment', 'online'],
  ])('%s has the mark of %s, as in the shop', (code, mark, shopMark) => {
    expect(appearance(code, settings)).toBe(`offered with the mark of ${mark}, paid on its page`)
    expect(kindOf(code, { [code]: 'https://pay.example' }).mark).toBe(shopMark)
  })

  test('free is no method for a cart that costs something', () => expect(isOffered('free', settings)).toBe(false))
})
