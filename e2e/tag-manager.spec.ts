import type { BrowserContext, Page, Request } from '@playwright/test'
import { layerOf, namesIn, waitForEvent } from './data-layer.ts'
import { openFooter } from './open-footer.ts'
import { BACKEND_URL } from './shop-under-test.ts'
import { expect, test } from './test.ts'
import type { Translator } from './translator.ts'

test.use({ knownHosts: [BACKEND_URL] })

function watchTagManager(context: BrowserContext): Request[] {
  const requests: Request[] = []
  context.on('request', (request) => new URL(request.url()).pathname === '/gtm.js' && requests.push(request))
  return requests
}

async function addFleece(page: Page, t: Translator): Promise<void> {
  for (const option of ['Tarn', 'M']) await page.getByRole('radio', { name: option, exact: true }).check({ force: true })
  await page.getByRole('main').getByRole('button', { name: t('product.addToCart') }).first().click()
  await expect(page.getByText(t('toast-messages.cart.added'))).toBeVisible()
}

const DENIED = { ad_storage: 'denied', ad_user_data: 'denied', ad_personalization: 'denied', analytics_storage: 'denied', personalization_storage: 'denied' }

test.describe('before the visitor has answered', () => {
  test.use({ consent: 'undecided' })

  test('[TAG-01] [TAG-02] nothing is loaded or written before consent, and earlier events are not sent after it', async ({ page, context, t }) => {
    const requests = watchTagManager(context)
    await page.goto('/giewont-grid-fleece', { waitUntil: 'networkidle' })
    await addFleece(page, t)
    expect(requests).toEqual([])
    expect(await layerOf(page)).toEqual([])

    await page.getByRole('button', { name: t('cookieBanner.all') }).click()
    await waitForEvent(page, 'view_item')
    const [first, second] = await layerOf(page)
    expect(first).toMatchObject({ 0: 'consent', 1: 'default', 2: { analytics_storage: 'granted', security_storage: 'granted', wait_for_update: 500 } })
    expect(second).toMatchObject({ event: 'gtm.js' })
    await expect.poll(() => requests.length).toBe(1)
    expect(new URL(requests[0]!.url()).searchParams.get('id')).toMatch(/^GTM-/)
    expect(await namesIn(page)).not.toContain('add_to_cart')
  })

  test('[TAG-01] [TAG-02] a shop may load it at once with every purpose denied, and then it sends no event', async ({ page, context, t }) => {
    const requests = watchTagManager(context)
    // As the server renders it with TAG_MANAGER_LOADS set to this.
    await context.addInitScript(() => addEventListener('DOMContentLoaded', () => (document.documentElement.dataset.tagsLoad = 'always')))
    await page.goto('/')
    await expect.poll(() => requests.length).toBe(1)
    // The browser has an entry for a request once it is answered.
    const entry = await page.waitForFunction(() => performance.getEntriesByType('resource').find(({ name }) => name.includes('/gtm.js'))?.startTime)
    const requested = (await entry.jsonValue()) ?? 0
    const loaded = await page.evaluate(() => (performance.getEntriesByType('navigation')[0] as PerformanceNavigationTiming).loadEventStart)
    expect(requested, 'after the page has loaded').toBeGreaterThanOrEqual(loaded)
    await expect(page.getByRole('region', { name: t('cookieBanner.label') })).toBeVisible()
    expect((await layerOf(page))[0]).toMatchObject({ 0: 'consent', 1: 'default', 2: DENIED })
    expect(await namesIn(page)).toEqual([])
    await page.getByRole('button', { name: t('cookieBanner.necessary') }).click()
    await expect.poll(async () => (await layerOf(page)).at(-1)).toMatchObject({ 0: 'consent', 1: 'update', 2: DENIED })
    expect(await namesIn(page)).toEqual([])
  })
})

test('[TAG-02] without consent the tag manager is not loaded', async ({ page, context }) => {
  const requests = watchTagManager(context)
  await page.goto('/', { waitUntil: 'networkidle' })
  expect(requests).toEqual([])
  expect(await layerOf(page)).toEqual([])
})

test.describe('with consent', () => {
  test.use({ consent: ['analytics', 'marketing', 'personalization'] })

  test('[TAG-02] withdrawing consent updates the tags, removes their cookies and stops events', async ({ page, context, baseURL, t }) => {
    await context.addCookies([{ name: '_ga', value: 'GA1.1.1', url: baseURL! }])
    await page.goto('/women')
    await waitForEvent(page, 'view_item_list')
    const openSettings = async () => (await openFooter(page)).getByRole('button', { name: t('common.footer.cookieSettings') }).click()
    await openSettings()
    await page.getByRole('dialog').getByRole('button', { name: t('cookieChoices.necessary') }).click()
    await expect.poll(async () => (await layerOf(page)).at(-1)).toMatchObject({ 0: 'consent', 1: 'update', 2: DENIED })
    await expect.poll(async () => (await context.cookies()).map(({ name }) => name)).not.toContain('_ga')
    const eventCount = (await namesIn(page)).length
    await page.locator('.card-name a').first().click()
    await expect(page.getByRole('button', { name: t('product.addToCart') }).first()).toBeVisible()
    await page.waitForLoadState('networkidle')
    expect(await namesIn(page)).toHaveLength(eventCount)

    // Marketing alone permits its storage, but no events: they are analytics.
    await openSettings()
    await page.getByRole('dialog').getByRole('checkbox', { name: t('cookieChoices.purpose.marketing.title') }).check()
    await page.getByRole('dialog').getByRole('button', { name: t('cookieChoices.save') }).click()
    const permitted = { ...DENIED, ad_storage: 'granted', ad_user_data: 'granted', ad_personalization: 'granted' }
    await expect.poll(async () => (await layerOf(page)).at(-1)).toMatchObject({ 0: 'consent', 1: 'update', 2: permitted })
    await page.getByRole('navigation', { name: t('header.categories') }).getByRole('link', { name: 'Women', exact: true }).click()
    await expect(page.getByRole('heading', { level: 1, name: 'Women' })).toBeVisible()
    await page.waitForLoadState('networkidle')
    expect(await namesIn(page)).toHaveLength(eventCount)
  })

  test('[TAG-01] the page of a mailed link does not load it, because any script could read its key', async ({ page, context }) => {
    const requests = watchTagManager(context)
    await page.goto('/customer/account/createPassword?email=a%40example.com&token=secret', { waitUntil: 'networkidle' })
    await expect.poll(async () => (await layerOf(page)).length).toBeGreaterThan(1)
    expect(requests).toEqual([])
    expect(JSON.stringify(await layerOf(page))).not.toContain('secret')
  })

  test('[TAG-01] it is loaded once the page is, and delays nothing while it does not respond', async ({ page, context, t }) => {
    const requests = watchTagManager(context)
    const picture = Promise.withResolvers<void>()
    await context.route('**/slow.svg', async (route) => {
      await picture.promise
      await route.fulfill({ contentType: 'image/svg+xml', body: '<svg xmlns="http://www.w3.org/2000/svg"/>' })
    })
    await context.route('**/gtm.js*', () => undefined)
    await context.addInitScript(() => addEventListener('DOMContentLoaded', () => (new Image().src = '/slow.svg')))
    await page.goto('/giewont-grid-fleece', { waitUntil: 'domcontentloaded' })
    await waitForEvent(page, 'view_item')
    expect(requests, 'before the page is loaded').toEqual([])
    picture.resolve()
    await expect.poll(() => requests.length).toBe(1)
    await addFleece(page, t)
    await waitForEvent(page, 'add_to_cart')
  })

  test.describe('a tag manager that throws', () => {
    test.use({ expectedErrors: [/container/] })

    test('[TAG-01] breaks nothing', async ({ page, context, t }) => {
      const body = 'dataLayer.push = () => { throw new Error("container") }; throw new Error("container")'
      await context.route('**/gtm.js*', (route) => route.fulfill({ contentType: 'text/javascript', body }))
      const failure = page.waitForEvent('pageerror')
      await page.goto('/giewont-grid-fleece')
      await failure
      await addFleece(page, t)
      await page.getByRole('button', { name: t('header.miniCart.open', { count: 1 }) }).click()
      await expect(page.getByRole('dialog').getByRole('link', { name: t('header.miniCart.drawer.cart') })).toBeVisible()
    })
  })
})
