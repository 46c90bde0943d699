import { CartOperation } from '../storefront/src/graphql/generated/cart.ts'
import { CheckoutOperation } from '../storefront/src/graphql/generated/checkout.ts'
import { routeOperation } from './gateway-operations.ts'
import { pageHead, unescaped } from './page-head.ts'
import { SHOP_URL } from './shop-under-test.ts'
import { expect, inBothLanguages, test } from './test.ts'

inBothLanguages((language) => {
  test('[ROUTE-01] [ROUTE-05] [ROUTE-06] [ROUTE-07] [ROUTE-08] [ROUTE-09] [ROUTE-10] [ROUTE-11] [I18N-01] the fixed screens answer in this language, each with its title', { tag: '@polish' }, async ({ request, path, t }) => {
    const titles = {
      '/': { en: 'Clothing and gear', pl: 'Odzież' }[language],
      '/cart': t('cart.title'),
      '/checkout': t('checkout.title'),
      '/checkout/success?orderId=000000001': t('checkout.success.metaTitle'),
      '/checkout/error': t('checkout.error.title'),
      '/compare': t('comparator.title'),
      '/contact': t('contact.title'),
      '/search?q=tee': t('category.search.title', { query: 'tee' }),
      '/search': t('category.search.titleEmpty'),
    }
    for (const [screen, title] of Object.entries(titles)) {
      const response = await request.get(path(screen))
      expect(response.status(), screen).toBe(200)
      const html = await response.text()
      expect(html, screen).toContain(`<html lang="${language}"`)
      expect(pageHead(html).title.slice(0, title.length), screen).toBe(title)
    }
  })

  test.describe('an unknown path', () => {
    test.use({ expectedErrors: [/404 \(Not Found\)/] })

    test('[ROUTE-24] works without scripts and is excluded from search engines', async ({ request, path, t }) => {
      for (const missing of ['/no-such-thing', '/women/no-such-thing', '/%', '/~unavailable']) {
        const response = await request.get(path(missing))
        expect(response.status(), missing).toBe(404)
        const html = await response.text()
        expect(html, missing).toMatch(new RegExp(`<h1[^>]*>${t('errorPage.notFound')}`))
        expect(html, missing).toContain('<meta name="robots" content="noindex"/>')
      }
    })

    test('[ROUTE-24] is a page with status 404, the code, an explanation and a link home', { tag: '@also-phone' }, async ({ page, path, t }) => {
      const response = await page.goto(path('/no-such-thing/at-all'))
      expect(response?.status()).toBe(404)
      await expect(page.getByRole('main').getByRole('img', { name: '404' })).toHaveText('404')
      await page.setViewportSize({ width: 320, height: 700 })
      const figures = await page.locator('.not-found-figure').evaluateAll((texts) => texts.map((text) => text.getBoundingClientRect().right))
      expect(Math.max(...figures), 'whole on the narrowest phone').toBeLessThanOrEqual(320)
      await expect(page.getByRole('heading', { name: t('errorPage.notFound') })).toBeVisible()
      await expect(page).toHaveTitle(`${t('errorPage.notFound')} – Halny`)
      await page.getByRole('main').getByRole('link', { name: t('errorPage.goToHomepage') }).click()
      await expect(page).toHaveURL(path('/'))
    })
  })

  test('[ROUTE-22] [MENU-01] every category of the menu has a listing, four levels deep', { tag: '@polish' }, async ({ page, path, request }) => {
    await page.goto(path('/'))
    const links = await page.getByRole('banner').getByRole('navigation').first().locator('a')
      .evaluateAll((anchors) => anchors.map((anchor) => [anchor.getAttribute('href')!, anchor.textContent!] as const))
    // Of two links to a page, the second is that to all of its products.
    const names = new Map(links.toReversed())
    const depth = (href: string) => href.split('/').filter((segment) => segment && segment !== 'pl').length
    expect(Math.max(...[...names.keys()].map(depth))).toBe(4)
    for (const [href, name] of names) {
      const response = await request.get(href)
      expect(response.status(), href).toBe(200)
      expect([...(await response.text()).matchAll(/<h1[^>]*>(.*?)<\/h1>/g)].map(([, heading]) => unescaped(heading!)), href).toEqual([name])
    }
  })
})

test('[ROUTE-23] a product has its own address in each language, and its name as the heading', async ({ page }) => {
  expect((await page.goto('/giewont-grid-fleece'))?.status()).toBe(200)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Giewont Grid Fleece')
  expect((await page.goto('/pl/bluza-polarowa-giewont'))?.status()).toBe(200)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Bluza polarowa Giewont')
})

test.describe('a page whose data cannot be shown', () => {
  test.use({ expectedErrors: [/Cannot (?:read|destructure) propert/] })

  test('[ERR-01] has the message of failed data, and can be reloaded', async ({ page, context, shop, t }) => {
    await shop.addToGuestCart(context, 'siklawa-bottle')
    for (const { name } of [CheckoutOperation, CartOperation]) {
      await routeOperation(page, name, async (route) => {
        const response = await route.fetch()
        const { data } = (await response.json()) as { data: { cart: { items: object[] } } }
        await route.fulfill({ response, json: { data: { ...data, cart: { ...data.cart, items: data.cart.items.map((line) => ({ ...line, product: null })) } } } })
      })
    }
    for (const screen of ['/checkout', '/cart']) {
      await page.goto(screen)
      await expect(page.getByRole('main'), screen).toContainText('Some error occurred while fetching data, try to reload page')
    }
    await page.unrouteAll({ behavior: 'wait' })
    await page.getByRole('button', { name: t('errorPage.reload') }).click()
    await expect(page.getByRole('main').getByRole('listitem').first()).toBeVisible()
  })
})

test('a URL with the prefix of the default language redirects to the one without', async ({ request }) => {
  const response = await request.get('/en/women?p=2', { maxRedirects: 0 })
  expect([response.status(), response.headers().location]).toEqual([308, '/women?p=2'])
})

test('a redirect of the backend keeps the query, in a document and after a click', async ({ page, request }) => {
  const query = '?utm_source=mail&tag=a&tag=b+c'
  const response = await request.get(`/krywan-shell-jacket${query}`, { maxRedirects: 0 })
  expect([response.status(), response.headers().location]).toEqual([308, `/krywan-3l-shell${query}`])
  await page.goto('/contact')
  await page.getByRole('main').evaluate((main, href) => main.insertAdjacentHTML('afterbegin', `<a href="${href}">The old address</a>`), `/krywan-shell-jacket${query}`)
  await page.getByRole('link', { name: 'The old address' }).click()
  await expect(page).toHaveURL(`/krywan-3l-shell${query}`)
  await expect(page.getByRole('heading', { level: 1, name: 'Krywań 3L Shell' })).toBeVisible()
})

test('[SHELL-14] the address of another language leads to the same category or product in the language of its prefix', async ({ request }) => {
  const polish = new URL((await (await request.get('/krywan-3l-shell')).text()).match(/hrefLang="pl" href="([^"]+)"/i)![1]!).pathname
  for (const [path, target] of [['/pl/women', '/pl/kobiety'], ['/kobiety/kurtki-i-bluzy', '/women/tops'], ['/pl/krywan-3l-shell', polish], [polish.replace('/pl', ''), '/krywan-3l-shell']] as const) {
    const response = await request.get(`${path}?a=1`, { maxRedirects: 0 })
    expect([path, response.status(), response.headers().location]).toEqual([path, 307, `${target}?a=1`])
  }
  expect((await request.get('/pl/no-such-page')).status()).toBe(404)
})

test('other spellings of an address redirect to it and are no pages', async ({ request }) => {
  for (const path of ['/GiEwOnT-gRiD-fLeEcE', '/catalog/product/view/id/1', '/Women/?a=1', '/pl/customer/account/login/', '/.well-known/change-password']) {
    const response = await request.get(path, { maxRedirects: 0 })
    expect([307, 308].includes(response.status()), path).toBe(true)
    expect(response.headers()['x-cache'], path).toBeUndefined()
    expect((await request.get(path)).status(), path).toBe(200)
  }
})

test('malformed query values are ignored, never an error', async ({ request }) => {
  for (const query of ['p=-1', 'p=abc', 'p=99999', 'price=__', 'price=abc__def', 'sort=nonsense', 'sort=price__SIDEWAYS', 'color=%00', 'color=999999999', '%E0%A4%A', 'q[]=1']) {
    expect((await request.get(`/women?${query}`)).status(), query).toBe(200)
  }
})

test('the gateway refuses with a GraphQL error, without a stack trace', async ({ request }) => {
  const post = (data: string | object, headers = {}) =>
    request.post('/api/graphql', { data, headers: { origin: SHOP_URL, 'content-type': 'application/json', ...headers } })
  for (const [response, status] of [
    [await post('{'), 400],
    [await post({ operationName: 'Evil', query: '{ storeConfig { store_code } }' }), 400],
    [await post({ operationName: 'Cart', query: 'x'.repeat(70_000) }), 413],
    [await post({}, { 'content-type': 'text/plain' }), 415],
    [await post({}, { origin: 'https://evil.example' }), 403],
    [await request.get('/api/graphql'), 405],
  ] as const) {
    expect(response.status()).toBe(status)
    const text = await response.text()
    expect(Object.keys(JSON.parse(text) as object)).toEqual(['errors'])
    expect(text).not.toMatch(/\bat .*:\d+|node_modules/)
  }
})
