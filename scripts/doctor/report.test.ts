import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type Backend, createBackend } from '../../backend/src/create-backend.ts'
import type { Release } from '../../backend/src/magento/release.ts'
import { openOutdoorShop } from '../../backend/src/outdoor-shop/outdoor-shop.fixture.ts'
import { seedOutdoorShop } from '../../backend/src/outdoor-shop/seed-outdoor-shop.ts'
import { listen, type TestServer } from '../../backend/src/server.fixture.ts'
import { protectForms } from '../../backend/src/sample-shop/settings.ts'
import { openShop } from '../../backend/src/shop.fixture.ts'
import { DEFAULT_LIMITS } from '../../backend/src/transport/limits.ts'
import { makeReport } from './report.mjs'
import { tableOf } from './table.mjs'

function examined(open: () => Backend) {
  let shop: Backend
  let server: TestServer
  let before: Record<string, number>
  let report: Awaited<ReturnType<typeof makeReport>>
  beforeAll(async () => {
    shop = open()
    before = rowCounts(shop)
    server = await listen(shop)
    report = await makeReport({ address: server.url })
    // A busy machine takes its time to fill a shop.
  }, 60_000)
  afterAll(async () => {
    await server.close()
    await shop.close()
  })
  return { address: () => server.url, report: () => report, before: () => before, after: () => rowCounts(shop) }
}

const rowCounts = ({ database }: Backend) =>
  database.prepare('SELECT (SELECT count(*) FROM cart) AS carts, (SELECT count(*) FROM cart_item) AS items, (SELECT count(*) FROM sales_order) AS orders').get() as Record<string, number>

describe('the sample shop', () => {
  const { address, report, before, after } = examined(openShop)

  test('works, and the report describes it correctly', () => {
    expect(report()).toMatchObject({
      backend: address(),
      works: true,
      found: {
        release: '2.4.8',
        storeViews: [
          { code: 'en', locale: 'en_GB', language: 'en', currency: 'PLN', isDefault: true, productSuffix: '' },
          { code: 'pl', locale: 'pl_PL', language: 'pl', currency: 'PLN', isDefault: false },
        ],
        chosenViews: { en: 'en', pl: 'pl' },
        rootCategory: { uid: 'Mg==', urlKey: 'root', menuEntries: 6 },
        hasBestsellers: true,
        pictures: { hosts: ['http://shop.test'] },
        introspection: true,
        limits: { depth: 20, complexity: null },
        guestCheckout: true,
        botCheckedForms: [],
      },
    })
    expect(report().found!.agreements).toHaveLength(2)
  })

  test('lists shipping and payment methods, prices with tax, and the payment methods that Kram does not support', () => {
    const { testCart } = report().found!
    // The English store view's country is the United Kingdom, where the shop has no lockers.
    expect(testCart.deliveryMethods.map(({ code }) => code)).toEqual(['courier/door', 'instore/pickup'])
    expect(testCart.tax).toEqual({ inPrices: true, names: ['VAT 23%'] })
    expect(report().leftOut.map(({ what }) => what)).toContain('payment by BLIK (sandbox_blik)')
  })

  test('is unchanged except for one empty cart', () => {
    expect(after()).toEqual({ ...before(), carts: before().carts! + 1 })
  })

  test('gets settings that need no store codes', () => {
    expect(report().envLocal).toMatch(new RegExp(`^BACKEND_URL=${address()}\nNEXT_PUBLIC_LOCALES=en,pl\nNEXT_PUBLIC_ROOT_CATEGORY_UID=Mg==\n`))
  })
})

describe('the awkward shop', () => {
  const { address, report } = examined(openOutdoorShop)

  test('gets the settings that fit it', () => {
    expect(report().envLocal).toBe(`BACKEND_URL=${address()}
NEXT_PUBLIC_LOCALES=en
STORE_CODES=en=default
NEXT_PUBLIC_ROOT_CATEGORY_UID=Mg==
NEXT_PUBLIC_ROOT_CATEGORY_URL_KEY=default-category
NEXT_PUBLIC_IMAGE_HOST=http://shop.test
NEXT_PUBLIC_IMAGE_HOST_FALLBACK=http://shop.test
# SITE_URL=https://shop.example
# REVALIDATE_SECRET=a long random word
# BRAND=folder in storefront/brand with the shop's own texts and pictures
# BESTSELLERS_URL_KEY=url_key of a category
# PAYMENT_PAGES=tpay=https://pay.example
# OFFLINE_PAYMENT_METHODS=tpay
# DELIVERY_DAYS=flatrate/flatrate=2-3,tablerate/bestway=2-3
`)
  })

  test('is warned about its suffixes, prices without tax and missing bestsellers', () => {
    expect(report().found).toMatchObject({ storeViews: [{ code: 'default', productSuffix: '.html', categorySuffix: '.html' }], agreements: [] })
    expect(report().found!.testCart.country).toBe('US')
    expect(report().leftOut.map(({ what }) => what)).toContain('bestsellers on the home page')
  })

  test('[CHK-08] is told that nobody could pay with a method of a module, and how each method is shown', () => {
    expect(report().works).toBe(true)
    expect(report().leftOut.map(({ what }) => what)).toContain('payment by Tpay (tpay)')
    expect(tableOf(report())).toMatch(/payment +checkmo \(Check \/ Money order\): offered\n/)
    expect(tableOf(report())).toMatch(/^ +tpay \(Tpay\): not offered$/m)
  })

  test('has a complete table in the report', () => {
    expect(tableOf(report())).toMatch(/^ {2}store views {7}default \(en_US, USD\)/m)
    expect(tableOf(report())).not.toMatch(/undefined|null|NaN|\[object/)
  })
})

function hardened(release: Release): Backend {
  const limits = { ...DEFAULT_LIMITS, complexity: 300, bodyBytes: 0 }
  const backend = createBackend({ database: ':memory:', publicUrl: 'http://shop.test', shopUrl: 'http://kram.test', release, introspection: false, limits })
  seedOutdoorShop(backend.database)
  return backend
}

describe('a hardened Magento 2.4.6', () => {
  const { report } = examined(() => hardened('2.4.6'))

  test('gets a full report: every query is valid, within its limits and without introspection', () => {
    expect(report()).toMatchObject({
      works: true,
      problems: [{ message: expect.stringContaining('cannot be fetched from here') }],
      found: {
        release: '2.4.6',
        storeViews: [{ code: 'default', linkBaseUrl: 'http://kram.test/' }],
        rootCategory: { uid: 'Mg==', menuEntries: 6 },
        pictures: { hosts: ['http://shop.test'] },
        introspection: false,
        limits: { depth: 20, complexity: 300 },
        guestCheckout: null,
        agreements: [],
        botCheckedForms: [],
        testCart: { country: 'US', problem: null, deliveryMethods: [{ code: 'flatrate/flatrate' }, { code: 'tablerate/bestway' }] },
      },
    })
  })

  test('tries which addresses need a region, because it does not report them', () => {
    expect(report().found!.regions).toEqual({ countries: ['PL', 'US', 'CA', 'GB'], areReported: false, bareLocations: [] })
    expect(report().envLocal).toContain('\nREGION_COUNTRIES=PL,US,CA,GB\n')
  })

  test('lists the features of later releases', () => {
    expect(report().leftOut.filter(({ why }) => why.includes('came with Magento'))).toHaveLength(11)
  })
})

describe('a Magento 2.4.6 with reCAPTCHA, which does not report it', () => {
  const { report } = examined(() => {
    const backend = hardened('2.4.6')
    protectForms(backend.database)
    return backend
  })

  test('is detected by a login that cannot succeed', () => {
    expect(report().found!.botCheckedForms).toEqual(['CUSTOMER_LOGIN'])
    expect(report().problems.map(({ message }) => message)).toContain('reCAPTCHA protects logins: these are refused unless NEXT_PUBLIC_BOT_CHECK_SITE_KEY is its site key (version 3) and BOT_CHECK_SECRET is empty')
  })
})

describe('Magento 2.4.7', () => {
  const { report } = examined(() => hardened('2.4.7'))

  test('is detected by its fields', () => expect(report().found).toMatchObject({ release: '2.4.7', guestCheckout: true, regions: { countries: ['CA', 'GB', 'PL', 'US'], areReported: true } }))
})

test('the read-only check writes no data', async () => {
  const shop = openShop()
  const before = rowCounts(shop)
  const server = await listen(shop)
  const { found } = await makeReport({ address: server.url, isReadOnly: true })
  expect(found?.testCart.problem).toBe('not tried')
  expect(rowCounts(shop)).toEqual(before)
  await server.close()
  await shop.close()
}, 60_000)
