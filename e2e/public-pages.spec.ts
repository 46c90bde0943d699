import type { APIRequestContext, APIResponse } from '@playwright/test'
import { DASHBOARD_BUDGET } from '../bench/budgets.ts'
import { expect, inBothLanguages, test } from './test.ts'

const CATALOGUE = ['/', '/women', '/women?color=1', '/giewont-grid-fleece', '/search?q=tee', '/pl', '/pl/kobiety']
const FIXED = ['/cart', '/checkout', '/pl/cart', '/login?redirect=%2Fcart', '/pl/register', '/forgot-password', '/dashboard/account', '/pl/dashboard/orders/000000001']
const LINKS = ['/customer/account/createPassword?token=reset-token&email=hania@example.com', '/customer/account/confirm?key=key-of-mail&email=hania@example.com']
const PAGES = [...CATALOGUE, ...FIXED, ...LINKS, '/nothing-here']

/**
 * The page as currently cached. A stale page is served once more while it is rendered again,
 * so a comparison starts after that.
 */
async function upToDate(request: APIRequestContext, path: string): Promise<APIResponse> {
  let response = await request.get(path)
  const isKept = async () => {
    response = await request.get(path)
    return response.headers()['x-cache']
  }
  await expect.poll(isKept, { message: path, intervals: [50] }).toBe('HIT')
  return response
}

test('every page is byte-identical for all visitors: HTML has no visitor data', async ({ request, shop, context }) => {
  const cartId = await shop.addToGuestCart(context, 'siklawa-bottle')
  for (const path of PAGES) {
    await upToDate(request, path)
    const stranger = await request.get(path, { headers: { cookie: '' } })
    const visitor = await request.get(path, { headers: { cookie: `magento_cartId=${cartId}; magento_customerToken=secret-token`, 'accept-language': 'pl' } })
    const html = await visitor.text()
    expect(html, path).toBe(await stranger.text())
    expect(html, path).not.toMatch(/secret-token|reset-token|key-of-mail|hania@example\.com/)
    expect(visitor.headers()['set-cookie'], path).toBeUndefined()
  }
})

test('account pages are byte-identical for two customers and a guest', async ({ request, playwright, shop, baseURL }) => {
  const customers = [await shop.createCustomer({ firstname: 'Wanda' }), await shop.createCustomer({ firstname: 'Zofia' })]
  const browsers = await Promise.all(customers.map(() => playwright.request.newContext({ baseURL: baseURL! })))
  for (const [index, browser] of browsers.entries()) await shop.logIn({ request: browser }, customers[index]!)
  for (const path of DASHBOARD_BUDGET.pages.flatMap((page) => [`/dashboard/${page}`, `/pl/dashboard/${page}`])) {
    const html = await (await upToDate(request, path)).text()
    for (const browser of browsers) expect(await (await browser.get(path)).text(), path).toBe(html)
  }
  await Promise.all(browsers.map((browser) => browser.dispose()))
})

inBothLanguages((language) => {
  const found: Readonly<Record<string, string>> = {
    en: { '/women': 'Women', '/giewont-grid-fleece': 'Giewont Grid Fleece' },
    pl: { '/kobiety': 'Kobiety', '/bluza-polarowa-giewont': 'Bluza polarowa Giewont' },
  }[language]
  const fixed = ['/', '/cart', '/checkout', '/compare', '/contact', '/dashboard/account', '/find-order', '/forgot-password', '/login', '/nothing-here', '/register', '/search?q=tee', '/withdrawal']

  test('[I18N-01] pages are in the language of their addresses', { tag: '@polish' }, async ({ request, path, t }) => {
    for (const page of [...Object.keys(found), ...fixed]) {
      const response = await request.get(path(page))
      expect(response.status(), page).toBe(page === '/nothing-here' ? 404 : 200)
      const html = await response.text()
      expect(html, page).toContain(`<html lang="${language}"`)
      expect(html, page).toContain(`>${t('common.skipToContent')}</a>`)
      if (found[page]) expect(html, page).toContain(`>${found[page]}</h1>`)
    }
  })
})

test('[I18N-02] pages contain the messages of their own forms, and not those of others', async ({ request, t }) => {
  const messages = {
    '/cart': 'cart.coupon.removeFailed',
    '/checkout': 'checkout.address.account.create',
    '/contact': 'contact.sent.title',
    '/find-order': 'findOrder.numberHelp',
    '/login': 'login.problem.wrongCredentialsHelp',
    '/register': 'register.confirm.refused',
    '/withdrawal': 'withdrawal.steps.done',
  }
  for (const path of Object.keys(messages)) {
    const html = await (await request.get(path)).text()
    const contained = Object.entries(messages).filter(([, key]) => html.includes(t(key)))
    expect(contained.map(([page]) => page), path).toEqual([path])
  }
})

test('[ENV-03] pages contain the public settings: the menu of the root category, the bot check’s key and the tag manager’s container', async ({ request }) => {
  const html = await (await request.get('/contact')).text()
  expect(html).toContain('href="/women/tops/jackets')
  expect(html).toContain(' halny-embedded-bot-check-site-key"')
  expect(html).toContain('/gtm.js?id=GTM-HALNY1"')
})

test('a visited page is served from the cache', async ({ request }) => {
  for (const path of PAGES) {
    await request.get(path)
    expect((await request.get(path)).headers()['x-cache'], path).not.toBe('MISS')
    await upToDate(request, path)
  }
})

test('the order and number of query keys do not create separate pages', async ({ request }) => {
  // Without compression, because a new page is stored in gzip first and later in brotli, each with its own ETag.
  const headers = { 'accept-encoding': 'identity' }
  await upToDate(request, '/women?p=1&sort=price__ASC&utm_source=mail')
  const first = await request.get('/women?p=1&sort=price__ASC&utm_source=mail', { headers })
  const second = await request.get('/women?fbclid=x&sort=price__ASC&p=1', { headers })
  expect(second.headers()['x-cache']).not.toBe('MISS')
  expect(second.headers().etag).toBe(first.headers().etag)
})

test('the page server knows every variant that the router requests', async ({ page }) => {
  const answers: string[] = []
  page.on('response', (response) => {
    const { rsc, 'next-router-segment-prefetch': segment = 'payload' } = response.request().headers()
    if (rsc) answers.push(`${segment} ${response.status()}`)
  })
  await page.goto('/')
  const product = page.getByRole('main').getByRole('link', { name: /Giewont/ }).first()
  // Hydration must be complete.
  const restOnProduct = async () => {
    await page.mouse.move(0, 0)
    await product.hover()
    return answers
  }
  await expect.poll(restOnProduct, { intervals: [300] }).toContain('/_tree 200')
  await product.click()
  await expect(page).toHaveURL(/giewont/)
  await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toContainText('Giewont')
  expect(new Set(answers)).toEqual(new Set(['/_tree 200', 'payload 200']))
})

test('invented queries cost no render: they are missing or cached', async ({ request }) => {
  for (const path of ['/women', '/giewont-grid-fleece']) await upToDate(request, path)
  const cacheState = async (path: string, headers: Record<string, string> = {}) => (await request.get(path, { headers })).headers()['x-cache']
  for (const path of ['/women?p=4711', '/women?color=made-up', '/women?p=4712&color=made-up', '/wom%65n', '/giewont-grid-fleece?made=up']) expect(await cacheState(path), path).not.toBe('MISS')
  for (const value of ['zz1', 'zz2']) expect(await cacheState('/women', { rsc: value, 'next-router-prefetch': value, 'next-router-segment-prefetch': value })).not.toBe('MISS')
  await upToDate(request, '/nothing-here')
  expect(await cacheState('/nothing-there')).toBe('HIT')
  const file = await request.get('/_next/static/chunks/no.js')
  expect([file.status(), file.headers()['cache-control'], file.headers()['cdn-cache-control']]).toEqual([404, 'no-store', undefined])
})
