import { describe, expect, test } from 'vitest'
import { COMPLETE } from './env.fixture.ts'
import { readServerSettings } from './env.ts'

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
  ['SORT_ORDERS', 'cheapest=price__ASC'],
  ['SORT_ORDERS', 'rating=rating'],
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
  ['REGION_COUNTRIES', 'PL,XX'],
  ['REGION_COUNTRIES', 'UK'],
  ['REGION_COUNTRIES', 'EU'],
  ['RENDER_QUEUE', '0'],
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
  ['SITE_URL', 'http://0.0.0.0:3000'],
  ['SITE_URL', 'http://[::]:3000'],
  ['REDIS_URL', 'redis://host/0?tls=true'],
  ['REDIS_URL', 'redis://host#0'],
  ['REDIS_URL', 'redis://host:0'],
  ['WITHDRAWAL_SMTP_URL', 'smtp://mail.example:0'],
  ['WITHDRAWAL_SMTP_URL', 'smtp://mail.example?secure=1'],
  ['WITHDRAWAL_FOLDER', '/'],
  ['WITHDRAWAL_FOLDER', '/var/lib/kram\n'],
  ['ASSETS_FOLDER', '//'],
  ['PICTURE_CACHE_FOLDER', '/'],
  ['NEXT_PUBLIC_ROOT_CATEGORY_UID', '2'],
  ['BACKEND_URL', 'http://localhost:3000'],
  ['BACKEND_URL', 'http://127.0.0.1:3000/graphql'],
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
  ['ASSETS_FOLDER', '/var/cache/kram assets/.a'],
  ['BACKEND_URL', 'http://localhost:4000/'],
  ['BACKEND_URL', 'https://localhost:3000'],
  ['EDGE_CACHE', ''],
  ['NEXT_PUBLIC_LOCALES', 'pl, en'],
  ['REGION_COUNTRIES', 'PL, US,GB'],
  ['REGION_COUNTRIES', '-'],
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

test.each([
  [{ PICTURE_CACHE_FOLDER: '/var/kram', ASSETS_FOLDER: '/var/kram/' }, 'PICTURE_CACHE_FOLDER must not be ASSETS_FOLDER, nor in it'],
  [{ WITHDRAWAL_FOLDER: '/var/kram/withdrawals', PICTURE_CACHE_FOLDER: '/var/kram' }, 'WITHDRAWAL_FOLDER must not be PICTURE_CACHE_FOLDER, nor in it'],
  [{ WITHDRAWAL_FOLDER: '/var/kram', ASSETS_FOLDER: '/var/kram/assets' }, 'ASSETS_FOLDER must not be WITHDRAWAL_FOLDER, nor in it'],
  [{ OFFLINE_PAYMENT_METHODS: 'shop_invoice,my_psp', PAYMENT_PAGES: 'my_psp=https://pay.example' }, 'OFFLINE_PAYMENT_METHODS must not have my_psp, which is in PAYMENT_PAGES'],
  [{ EDGE_PURGE_URL: 'http://10.0.0.5:6082' }, 'EDGE_CACHE must be set with EDGE_PURGE_URL'],
])('%o does not fit together', (settings, message) => {
  expect(() => readServerSettings({ ...COMPLETE, ...settings })).toThrow(`Invalid environment variables: ${message}`)
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

describe('a password in an address is not repeated', () => {
  const ADDRESSES = ['https://ann:sec@ret@shop.example', 'https://ann:sec/ret@shop.example', 'https://ann:sec#ret@shop.example', 'https://ann:sec?ret@shop.example', "https://ann:sec'ret@shop.example", 'https://ann:sec,ret@shop.example', 'https:/ann:sec-ret@shop.example', 'ann:sec-ret@shop.example', 'htps://ann:sec\nret@shop.example']
  const NAMES = ['BACKEND_URL', 'BUILDER_URL', 'SITE_URL', 'NEXT_PUBLIC_IMAGE_HOST', 'STOCK_ALERT_URL', 'OTEL_EXPORTER_OTLP_ENDPOINT', 'EDGE_PURGE_URL', 'PAYMENT_PAGES', 'CSP_SOURCES', 'BRAND', 'METRICS_HOST', 'LISTING_PAGING', 'REGION_COUNTRIES']
  test.each(NAMES.flatMap((name) => ADDRESSES.map((address) => [name, address] as const)))('%s=%j', (name, address) => {
    const value = name === 'PAYMENT_PAGES' ? `my_psp=${address}` : address
    let message = ''
    try {
      readServerSettings({ ...COMPLETE, [name]: value })
    } catch (error) {
      message = String(error)
    }
    expect(message).toContain(`${name} must`)
    expect(message).not.toMatch(/\bann\b|sec|ret\b/)
  })

  test('but the rest of the value is', () => {
    expect(() => readServerSettings({ ...COMPLETE, PAYMENT_PAGES: 'my_psp=https://ann:secret@pay.example' })).toThrow(/, not '…@pay\.example'$/)
    expect(() => readServerSettings({ ...COMPLETE, BACKEND_URL: 'https://ann:secret@magento.example' })).toThrow(/^Invalid environment variables: BACKEND_URL must hold no user and no password$/)
  })
})
