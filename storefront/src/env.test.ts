import { describe, expect, test } from 'vitest'
import { COMPLETE } from './env.fixture.ts'
import { readServerSettings } from './env.ts'
import { checkPublicSettings } from './settings/check.ts'

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

test.each([
  ['several lines', 'STORE_CODES', 'en=one\r\ntwo', "not 'en=one two'"],
  ['colours of a terminal', 'LOG_FORMAT', 'xml\u001b[31m', "not 'xml [31m'"],
  ['a user and a password', 'PAYMENT_PAGES', 'my_psp=https://ann:hut@key@pay.example/start', "not '…@pay.example/start'"],
])('an invalid value with %s is named in one line without secrets', (_what, name, value, shown) => {
  expect(() => readServerSettings({ ...COMPLETE, [name]: value })).toThrow(shown)
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
