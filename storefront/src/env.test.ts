import { describe, expect, test } from 'vitest'
import { readServerSettings } from './env.ts'
import { checkPublicSettings } from './settings/check.ts'

const COMPLETE = {
  BACKEND_URL: 'http://localhost:4000/',
  NEXT_PUBLIC_LOCALES: 'en,pl',
  NEXT_PUBLIC_ROOT_CATEGORY_UID: 'Mg==',
  NEXT_PUBLIC_ROOT_CATEGORY_URL_KEY: 'root',
  NEXT_PUBLIC_IMAGE_HOST: 'http://localhost:4000',
  NEXT_PUBLIC_IMAGE_HOST_FALLBACK: 'http://localhost:4000',
  NEXT_PUBLIC_BOT_CHECK_SITE_KEY: 'off',
  NEXT_PUBLIC_BUILDER_API_KEY: 'off',
  NEXT_PUBLIC_TAG_MANAGER_ID: 'off',
}

describe('[ENV-01] a missing public setting stops the shop with an error that names it', () => {
  test.each(Object.keys(COMPLETE).filter((name) => name.startsWith('NEXT_PUBLIC_')))('%s', (name) => {
    expect(() => readServerSettings({ ...COMPLETE, [name]: undefined })).toThrow(`Invalid environment variables: ${name} must be set`)
    expect(() => readServerSettings({ ...COMPLETE, [name]: '  ' })).toThrow(`Invalid environment variables: ${name} must be set`)
  })

  test('one message lists all that are missing', () => {
    expect(() => readServerSettings({})).toThrow(/NEXT_PUBLIC_LOCALES, NEXT_PUBLIC_ROOT_CATEGORY_UID, .*NEXT_PUBLIC_IMAGE_HOST_FALLBACK/)
  })
})

describe('[ENV-02] a public variable without the public prefix stops the shop with an error that names it', () => {
  test.each(['LOCALES', 'PUBLIC_LOCALES', 'ROOT_CATEGORY_UID', 'IMAGE_HOST', 'BOT_CHECK_SITE_KEY', 'BUILDER_API_KEY', 'TAG_MANAGER_ID'])('%s in the environment', (name) => {
    expect(() => readServerSettings({ ...COMPLETE, [name]: 'x' })).toThrow(`Invalid public environment variable name: ${name}`)
  })

  test('a setting that the code itself declares public', () => {
    expect(() => checkPublicSettings(COMPLETE, ['NEXT_PUBLIC_LOCALES', 'ANALYTICS_ID'])).toThrow('Invalid public environment variable name: ANALYTICS_ID')
  })
})

test('a complete environment gives the settings, with defaults for the rest', () => {
  const given = { STORE_CODES: 'en=default, pl=polish', HOME_BLOCKS: 'promo, delivery,,promo', PAYMENT_PAGES: 'my_psp=https://pay.example/start?shop=7' }
  expect(readServerSettings({ ...COMPLETE, ...given })).toMatchObject({
    backendUrl: 'http://localhost:4000',
    port: 3000,
    siteUrl: 'http://localhost:3000',
    siteOrigin: undefined,
    trustedProxies: 0,
    revalidateSeconds: 300,
    revalidateSecret: undefined,
    storeCodes: new Map([['en', 'default'], ['pl', 'polish']]),
    homeBlocks: ['promo', 'delivery'],
    paymentPages: { my_psp: 'https://pay.example/start?shop=7' },
  })
})

test('delivery days are read by carrier and method; without the setting there are none', () => {
  const delivery = (days?: string) => readServerSettings({ ...COMPLETE, DELIVERY_DAYS: days }).delivery
  expect(delivery('locker/standard=1-2, pickup/zakopane=0')).toEqual({ days: { 'locker/standard': [1, 2], 'pickup/zakopane': [0, 0] }, cutOffHour: 14, holidays: { dates: [], aroundEaster: [] } })
  expect(delivery()).toEqual({ days: {}, cutOffHour: 14, holidays: { dates: [], aroundEaster: [] } })
})

test.each([
  ['Magento’s own by default', undefined, []],
  ['further ones', 'shop_invoice, pay-in-shop,,checkmo', ['shop_invoice', 'pay-in-shop']],
])('[CHK-08] offline payment methods: %s', (_, given, further) => {
  const own = ['checkmo', 'banktransfer', 'cashondelivery', 'purchaseorder', 'free']
  expect(readServerSettings({ ...COMPLETE, OFFLINE_PAYMENT_METHODS: given }).offlinePaymentMethods).toEqual([...own, ...further])
})

test.each([
  ['Magento’s own by default', undefined, { 'instore/pickup': '%' }],
  ['several', 'instore/pickup=shop-%, locker/standard=______', { 'instore/pickup': 'shop-%', 'locker/standard': '______' }],
  ['none', '', {}],
])('[CHK-21] delivery methods with a choice of locations: %s', (_, given, expected) => {
  expect(readServerSettings({ ...COMPLETE, PICKUP_METHODS: given }).pickupMethods).toEqual(expected)
})

test.each([
  ['PORT', 'three'],
  ['TRUSTED_PROXIES', 'all'],
  ['REVALIDATE_SECONDS', '-1'],
  ['REVALIDATE_SECONDS', '0'],
  ['REVALIDATE_SECONDS', '99999999'],
  ['BACKEND_URL', 'https://magento.example '],
  ['SITE_URL', 'https://shop.example\r'],
  ['BRAND', '"halny"'],
  ['NEXT_PUBLIC_LOCALES', "'en,pl'"],
  ['STORE_CODES', 'en=default,pl=polish"'],
  ['STORE_CODES', 'pl=polski-sklep-ż'],
  ['LISTING_PAGING', 'endless'],
  ['PAGE_CACHE_MB', '1.5'],
  ['FREE_SHIPPING_FROM', 'PLN 500'],
  ['PORT', '70000'],
  ['BACKEND_URL', 'not an address'],
  ['BACKEND_URL', 'localhost:4000'],
  ['BACKEND_URL', 'https://ann:secret@magento.example'],
  ['STORE_CODES', 'default'],
  ['NEXT_PUBLIC_IMAGE_HOST', 'cdn.example'],
  ['DELIVERY_DAYS', 'locker=1-2'],
  ['WITHDRAWAL_DAYS', 'fourteen'],
  ['WITHDRAWAL_SMTP_URL', 'mail.example:587'],
  ['WITHDRAWAL_SMTP_URL', 'smtp:mail.example:587'],
  ['WITHDRAWAL_MAIL_TO', 'Shop <shop@example.com>'],
  ['DELIVERY_DAYS', 'locker/standard=soon'],
  ['DELIVERY_DAYS', 'courier/door=1,locker/standard=3-2'],
  ['DELIVERY_CUT_OFF', '25'],
  ['DELIVERY_HOLIDAYS', '12-31,Good Friday'],
  ['DELIVERY_HOLIDAYS', '02-30'],
  ['DELIVERY_HOLIDAYS', '2027-13-01'],
  ['PICKUP_METHODS', 'instore=%'],
  ['PICKUP_METHODS', 'instore/pickup='],
  ['REGION_COUNTRIES', 'Poland'],
  ['SITE_URL', 'shop.example'],
  ['SITE_URL', 'javascript:alert(1)'],
  ['SITE_URL', 'https://shop.example/sub'],
  ['SITE_URL', 'https://shop.example?x=1'],
  ['SITE_URL', 'https:shop.example'],
  ['SITE_URL', 'https://ann:secret@shop.example'],
  ['SITE_URL', 'https://shop.example,https://www.shop.example'],
  ['TRUSTED_PROXIES', '999'],
  ['BACKEND_URL', 'https://magento.example?store=en'],
  ['BACKEND_URL', 'https://one.example, https://two.example'],
  ['BACKEND_BASIC_AUTH', 'ann'],
  ['STORE_CODES', 'EN=default'],
  ['STORE_CODES', 'en=default,en=polish'],
  ['LOWEST_PRICE_ATTRIBUTE', 'Lowest price'],
  ['NEXT_PUBLIC_LOCALES', 'de'],
  ['NEXT_PUBLIC_LOCALES', 'EN'],
  ['NEXT_PUBLIC_LOCALES', 'en;pl'],
  ['NEXT_PUBLIC_LOCALES', 'en pl'],
  ['NEXT_PUBLIC_LOCALES', 'en,de'],
  ['NEXT_PUBLIC_LOCALES', 'en,en'],
  ['NEXT_PUBLIC_LOCALES', 'en,'],
  ['NEXT_PUBLIC_LOCALES', 'constructor'],
  ['NEXT_PUBLIC_ROOT_CATEGORY_UID', 'Default Category'],
  ['NEXT_PUBLIC_ROOT_CATEGORY_URL_KEY', 'women/tops'],
  ['NEXT_PUBLIC_BOT_CHECK_SITE_KEY', 'OFF'],
  ['NEXT_PUBLIC_BUILDER_API_KEY', 'none'],
  ['NEXT_PUBLIC_TAG_MANAGER_ID', 'UA-12345-1'],
  ['BRAND', '../halny'],
  ['FOOTER_PAGES', 'about-us;privacy'],
  ['HOME_BLOCKS', 'promo delivery'],
  ['BESTSELLERS_URL_KEY', 'women/bestsellers'],
  ['FREE_SHIPPING_FROM', 'Infinity'],
  ['FREE_SHIPPING_FROM', '0x10'],
  ['DELIVERY_DAYS', 'locker/standard=1-9999'],
  ['REVALIDATE_SECRET', 'a'],
  ['REVALIDATE_SECRET', 'a long random word with blanks'],
  ['BUILDER_PREVIEW_SECRET', 'attic'],
  ['EDGE_PURGE_TOKEN', 'żółw'],
  ['STOCK_ALERT_SECRET', 'two words'],
  ['BOT_CHECK_SECRET', 'żółw'],
  ['EDGE_PURGE_ID', 'zone/1'],
  ['PAGE_CACHE_MB', '99999999'],
  ['PAGE_CACHE_MB', '0'],
  ['PICTURE_CACHE_MB', '9999999999'],
  ['RENDER_CONCURRENCY', '0'],
  ['RENDER_CONCURRENCY', '1000'],
  ['RENDER_QUEUE', '99999999'],
  ['CONNECTIONS_PER_ADDRESS', '99999999999'],
  ['PICTURE_CACHE_FOLDER', 'relative/x'],
  ['ASSETS_FOLDER', './assets'],
  ['WITHDRAWAL_FOLDER', 'withdrawals'],
  ['WITHDRAWAL_DAYS', '0'],
  ['WITHDRAWAL_SMTP_URL', 'smtp://mail.example/path'],
  ['METRICS_HOST', 'http://127.0.0.1'],
  ['METRICS_HOST', 'any host'],
  ['PAYMENT_PAGES', 'my_psp=javascript:alert(1)'],
  ['PAYMENT_PAGES', 'https://pay.example'],
  ['PAYMENT_PAGES', 'my psp=https://pay.example'],
  ['OFFLINE_PAYMENT_METHODS', 'shop_invoice,Cash in the shop'],
  ['OFFLINE_PAYMENT_METHODS', 'shop_invoice;pay_in_shop'],
])('%s=%s is refused by name', (name, value) => {
  expect(() => readServerSettings({ ...COMPLETE, [name]: value })).toThrow(`Invalid environment variables: ${name}`)
})

test.each([
  ['SITE_URL', 'https://shop.example:8443/'],
  ['SITE_URL', 'http://[::1]:3000'],
  ['SITE_URL', 'https://żółw.example'],
  ['BACKEND_URL', 'https://magento.example/shop'],
  ['BACKEND_BASIC_AUTH', 'ann:pass:word'],
  ['METRICS_HOST', '::'],
  ['METRICS_HOST', '0.0.0.0'],
  ['METRICS_HOST', 'metrics.internal'],
  ['STOCK_ALERT_URL', 'off'],
  ['FREE_SHIPPING_FROM', '49.90'],
  ['REVALIDATE_SECRET', 'f8d1cf2f-6f2c-4d21-9e61'],
  ['PICTURE_CACHE_FOLDER', '/var/cache/kram'],
  ['EDGE_CACHE', ''],
  ['NEXT_PUBLIC_LOCALES', 'pl, en'],
])('%s=%s is accepted', (name, value) => expect(() => readServerSettings({ ...COMPLETE, [name]: value })).not.toThrow())

test('an option that means none is no empty word in the message', () => {
  expect(() => readServerSettings({ ...COMPLETE, EDGE_CACHE: 'squid' })).toThrow("EDGE_CACHE must be nginx, varnish, fastly or cloudflare, or empty, not 'squid'")
  expect(() => readServerSettings({ ...COMPLETE, NEXT_PUBLIC_LOCALES: 'de' })).toThrow("NEXT_PUBLIC_LOCALES must be en or pl, or several separated by commas, each once, not 'de'")
})

test.each(['REVALIDATE_SECRET', 'BUILDER_PREVIEW_SECRET', 'BOT_CHECK_SECRET', 'STOCK_ALERT_SECRET', 'EDGE_PURGE_TOKEN', 'BACKEND_BASIC_AUTH', 'WITHDRAWAL_SMTP_URL', 'REDIS_URL'])(
  'a wrong %s is not repeated in the message',
  (name) => {
    let message = ''
    try {
      readServerSettings({ ...COMPLETE, [name]: 'my żółw' })
    } catch (error) {
      message = String(error)
    }
    expect(message).toContain(`${name} must be`)
    expect(message).not.toContain('żółw')
  },
)

test('[OPS-02] the metrics need a port of their own', () => {
  expect(() => readServerSettings({ ...COMPLETE, METRICS_PORT: '3000' })).toThrow('METRICS_PORT must not be PORT, 3000')
})

test('one message lists each problem once', () => {
  const wrong = { ...COMPLETE, PORT: 'three', LISTING_PAGING: 'endless', NEXT_PUBLIC_LOCALES: '', LOCALES: 'en' }
  expect(() => readServerSettings(wrong)).toThrow(
    'Invalid public environment variable name: LOCALES (a public name begins with NEXT_PUBLIC_). ' +
      "Invalid environment variables: NEXT_PUBLIC_LOCALES must be set; PORT must be a whole number up to 65535, not 'three'; " +
      "LISTING_PAGING must be load-more or prev-next, not 'endless'",
  )
})

test('a backend without a scheme is reported once, though the picture hosts default to it', () => {
  const url = 'magento.example'
  expect(() => readServerSettings({ ...COMPLETE, BACKEND_URL: url, NEXT_PUBLIC_IMAGE_HOST: url, NEXT_PUBLIC_IMAGE_HOST_FALLBACK: url })).toThrow(
    /^Invalid environment variables: BACKEND_URL must be an address such as https:\/\/shop\.example, not 'magento\.example'$/,
  )
})

test('a password in an address is not repeated', () => {
  expect(() => readServerSettings({ ...COMPLETE, BACKEND_URL: 'https://ann:secret@magento.example' })).toThrow(
    /^Invalid environment variables: BACKEND_URL must hold no user and no password$/,
  )
})

test('an empty setting has its default', () => {
  expect(readServerSettings({ ...COMPLETE, PORT: '', FREE_SHIPPING_FROM: '', PAYMENT_PAGES: '', BACKEND_BASIC_AUTH: '' })).toMatchObject({
    port: 3000,
    freeShippingFrom: undefined,
    paymentPages: {},
    backendBasicAuth: undefined,
  })
})

test('the address of the backend may end in /graphql', () => {
  expect(readServerSettings({ ...COMPLETE, BACKEND_URL: 'https://magento.example/graphql/' }).backendUrl).toBe('https://magento.example')
})

test('withdrawals are possible for 14 days, stored beside the backend’s data, and mailed from the shop’s host', () => {
  expect(readServerSettings({ ...COMPLETE, SITE_URL: 'https://shop.example/' }).withdrawal).toEqual({
    days: 14, folder: '../var/withdrawals', smtpUrl: undefined, mailFrom: 'no-reply@shop.example', mailTo: undefined, begunStatuses: [],
  })
  expect(readServerSettings({ ...COMPLETE, WITHDRAWAL_BEGUN_STATUSES: 'Begun, Rozpoczęta' }).withdrawal.begunStatuses).toEqual(['Begun', 'Rozpoczęta'])
})

test('[OPS-02] nothing is measured without a port, and with one only this machine can read it', () => {
  expect(readServerSettings(COMPLETE).metrics).toBeUndefined()
  expect(readServerSettings({ ...COMPLETE, METRICS_PORT: '9464' }).metrics).toEqual({ port: 9464, host: '127.0.0.1' })
  expect(() => readServerSettings({ ...COMPLETE, METRICS_PORT: 'ninety' })).toThrow("METRICS_PORT must be a port, not 'ninety'")
})
