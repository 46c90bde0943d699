import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Page } from '@playwright/test'
import { countingProxy, type CountingProxy } from './counting-proxy.ts'
import { ATTACK, attackStored, attackTexts, outcomeOf } from './markup-attack.ts'
import { openFooter } from './open-footer.ts'
import { backendUrlOf, portsAt, urlAt } from './ports.ts'
import { type Shop, startShop } from './start-shop.ts'
import { expect, test } from './test.ts'

const PLACE = 'injection'
const PORTS = portsAt(PLACE)

test.describe.configure({ mode: 'serial' })
test.use({ baseURL: urlAt(PLACE), expectedErrors: [/Failed to load resource/], knownHosts: [backendUrlOf(urlAt(PLACE))] })

let dataFolder: string
let proxy: CountingProxy
let running: Shop

test.beforeAll(async () => {
  dataFolder = mkdtempSync(join(tmpdir(), 'kram-injection-'))
  proxy = await countingProxy(PORTS.proxy, `http://localhost:${PORTS.backend}`)
  running = await startShop(PORTS, dataFolder, { BACKEND_URL: proxy.url, BUILDER_URL: proxy.url })
})
test.afterAll(async () => {
  await running.stop()
  proxy.close()
  rmSync(dataFolder, { recursive: true })
})

const SAFE = { ran: undefined, elements: 0 }

test.describe('markup in every text', () => {
  test.beforeAll(() => void (proxy.rewrite = attackTexts))
  test.afterAll(async ({ request }) => {
    proxy.rewrite = (answer) => answer
    await request.post('/api/revalidate', { headers: { authorization: 'Bearer hut-key-of-the-shop' }, data: { tags: ['products', 'content', 'store', 'categories'] } })
  })

  test('from the backend and the content service never runs: catalogue, content, cart, error messages', async ({ page, context, shop, t }) => {
    await shop.addToGuestCart(context, 'siklawa-bottle')
    for (const path of ['/', '/women', '/giewont-grid-fleece', '/search?q=fleece', '/delivery', '/how-we-test', '/cart', '/checkout', '/compare', '/no-such-page']) {
      await page.goto(path)
      await expect(page.locator('body'), `${path} shows the texts`).toContainText('window.ran=1')
      expect(await outcomeOf(page), path).toEqual(SAFE)
    }
    // From here on client-side navigation: scripts insert what the server rendered before.
    const footer = await openFooter(page)
    await footer.getByRole('link', { name: /^Delivery/ }).first().click()
    await expect(page).toHaveURL('/delivery')
    await expect(page.getByRole('main')).toContainText('window.ran=1')
    expect(await outcomeOf(page), 'inserted by a script').toEqual(SAFE)

    await page.goto('/cart')
    await page.getByLabel(t('cart.coupon.label')).fill(ATTACK.slice(0, 50))
    await page.getByRole('button', { name: t('cart.coupon.apply') }).click()
    await expect(page.getByRole('alert').filter({ hasText: /\S/ }).first()).toBeVisible()
    expect(await outcomeOf(page), 'a refusal').toEqual(SAFE)
  })

  test('from the customer never runs', async ({ page, context, shop }) => {
    const customer = await shop.createCustomer()
    await shop.addToCustomerCart(customer, 'siklawa-bottle')
    await shop.logIn(context, customer)
    for (const path of ['/dashboard/account', '/dashboard/address-book', '/wishlist', '/checkout']) {
      await page.goto(path)
      await expect(page.locator('body')).toContainText('window.ran=1')
      expect(await outcomeOf(page), path).toEqual(SAFE)
    }
  })
})

test('markup in a URL never runs, and no URL leads to a script', async ({ page }) => {
  const text = encodeURIComponent(ATTACK)
  for (const path of [
    `/search?q=${text}`,
    `/women?color=${text}&price=${text}&sort=${text}&p=${text}&${text}=1#${text}`,
    `/${text}`,
    `/pl/${text}?q=${text}`,
    `/giewont-grid-fleece#${text}`,
    `/login?redirect=javascript:window.ran=1&email=${text}`,
    `/find-order?token=${text}&number=${text}&email=${text}&key=${text}`,
    `/forgot-password?email=${text}`,
    `/customer/account/createPassword?token=${text}&id=${text}`,
    `/withdrawal?number=${text}&email=${text}`,
    `/dashboard/orders/${text}`,
  ]) {
    await page.goto(path)
    expect(await outcomeOf(page), path).toEqual(SAFE)
  }
})

test('markup in browser storage never runs', async ({ page, context, shop }) => {
  await shop.addToGuestCart(context, 'siklawa-bottle')
  for (const path of ['/giewont-grid-fleece', '/search?q=fleece', '/cart']) await page.goto(path)
  const stored = await page.evaluate(() => [localStorage, sessionStorage].map((storage) => Object.entries(storage)))
  expect(stored.flat().length, 'the shop stores something').toBeGreaterThan(0)

  for (const spoil of [attackStored, () => ATTACK]) {
    const spoiled = stored.map((entries) => entries.map(([key, value]) => [key, spoil(value)] as const))
    await page.evaluate(([local = [], session = []]) => {
      for (const [key, value] of local) localStorage.setItem(key, value)
      for (const [key, value] of session) sessionStorage.setItem(key, value)
    }, spoiled)
    for (const path of ['/', '/giewont-grid-fleece', '/search', '/cart']) {
      await page.goto(path)
      expect(await outcomeOf(page), path).toEqual(SAFE)
    }
  }
  const cookies = (await context.cookies()).filter(({ httpOnly }) => !httpOnly)
  await context.addCookies(cookies.map((cookie) => ({ ...cookie, value: encodeURIComponent(ATTACK) })))
  for (const path of ['/', '/cart', '/compare', '/wishlist']) {
    await page.goto(path)
    expect(await outcomeOf(page), path).toEqual(SAFE)
  }
})

test.describe('if a sanitizer lets script through', () => {
  // Refused requests count, too.
  test.use({ breaksPolicy: true, expectedErrors: [/./], knownHosts: [backendUrlOf(urlAt(PLACE)), 'https://evil.example'] })

  /** All ways in which markup can run a script or change the meaning of the page's own markup. */
  const MARKUP = [
    '<script>window.ran=1</script>',
    '<script id="_R_">window.ran=1</script>',
    '<script>self.__next_f.push([1,""]);window.ran=1</script>',
    '<img src="/x" onerror="window.ran=1">',
    '<svg onload="window.ran=1"></svg>',
    '<iframe srcdoc="&lt;script&gt;parent.ran=1&lt;/script&gt;"></iframe>',
    '<iframe src="javascript:parent.ran=1"></iframe>',
    '<object data="data:text/html,<script>parent.ran=1</script>"></object>',
    '<script src="data:text/javascript,window.ran=1"></script>',
    '<script src="https://evil.example/evil.js"></script>',
    `<script src="${backendUrlOf(urlAt(PLACE))}/gtm.js?id=GTM-EVIL"></script>`,
    '<base href="https://evil.example/">',
    '<style>body{display:none}</style>',
  ] as const

  /** The page with its original headers and injected markup in its main part. */
  async function openWith(page: Page, markup: string, withoutPolicy = false): Promise<string[]> {
    await page.addInitScript(() => {
      const refused: string[] = ((window as { refused?: string[] }).refused = [])
      addEventListener('securitypolicyviolation', ({ effectiveDirective }) => refused.push(effectiveDirective))
    })
    await page.route('**/delivery', async (route) => {
      const response = await route.fetch()
      const headers = { ...response.headers() }
      if (withoutPolicy) delete headers['content-security-policy']
      await route.fulfill({ status: response.status(), headers, body: (await response.text()).replace(/<main[^>]*>/, (main) => main + markup) })
    })
    await page.route('**/gtm.js?id=GTM-EVIL', (route) => route.fulfill({ contentType: 'text/javascript', body: 'window.ran=1' }))
    await page.goto('/delivery', { waitUntil: 'load' })
    return page.evaluate(() => (window as { refused?: string[] }).refused ?? [])
  }

  test('the policy blocks every kind of it', async ({ page }) => {
    const refused = await openWith(page, MARKUP.join(''))
    expect(await page.evaluate(() => (window as { ran?: number }).ran)).toBeUndefined()
    expect(await page.evaluate(() => document.baseURI)).toBe(`${urlAt(PLACE)}/delivery`)
    await expect(page.locator('body')).toBeVisible()
    for (const directive of ['script-src-elem', 'script-src-attr', 'style-src-elem', 'base-uri', 'object-src']) expect(refused).toContain(directive)
  })

  test('without the policy it would run', async ({ page }) => {
    await openWith(page, MARKUP[0], true)
    expect(await page.evaluate(() => (window as { ran?: number }).ran)).toBe(1)
  })

  test('no string becomes a script in any DOM sink', async ({ page }) => {
    await page.goto('/delivery')
    const attempts = await page.evaluate(async () => {
      const element = document.createElement('div')
      document.body.append(element)
      const attempt = (run: () => void) => {
        try {
          run()
          return 'done'
        } catch (error) {
          return (error as Error).name
        }
      }
      const script = () => document.createElement('script')
      const outcomes = [
        attempt(() => (element.innerHTML = '<iframe src="/"></iframe>')),
        attempt(() => element.insertAdjacentHTML('beforeend', '<base href="/x">')),
        attempt(() => (script().src = '/api/graphql')),
        attempt(() => (script().text = 'window.ran=1')),
        attempt(() => element.setAttribute('onclick', 'window.ran=1')),
        attempt(() => document.write('<script>window.ran=1</script>')),
        attempt(() => void new DOMParser().parseFromString('<meta name="a">', 'text/html')),
      ]
      element.click()
      await new Promise((resolve) => setTimeout(resolve))
      return { outcomes, ran: (window as { ran?: number }).ran }
    })
    expect(attempts).toEqual({ outcomes: attempts.outcomes.map(() => 'TypeError'), ran: undefined })
  })
})
