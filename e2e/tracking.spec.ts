import type { BrowserContext, Page, Request } from '@playwright/test'
import type { ShopEvents, ShopItem } from '../storefront/src/features/tracking/shop-events.ts'
import { CheckoutPage, SHOPPER } from './checkout-page.ts'
import { LoginPage } from './login-page.ts'
import { BACKEND_URL } from './shop-under-test.ts'
import { expect, inBothLanguages, test } from './test.ts'
import type { Translator } from './translator.ts'

const ALL = ['analytics', 'marketing', 'personalization'] as const

test.use({ knownHosts: [BACKEND_URL] })

interface Entry {
  readonly event?: string
  readonly ecommerce?: { readonly items: readonly ShopItem[] } | null
  readonly [position: number]: unknown
}

const layerOf = (page: Page) => page.evaluate(() => ((window as { dataLayer?: object[] }).dataLayer ?? []).map((entry) => ({ ...entry }))) as Promise<Entry[]>

/** The names of the shop's events in order. */
const namesIn = async (page: Page): Promise<string[]> => (await layerOf(page)).flatMap(({ event }) => (event && event !== 'gtm.js' ? [event] : []))

async function waitForEvent<Name extends keyof ShopEvents>(page: Page, name: Name): Promise<ShopEvents[Name]> {
  await expect.poll(() => namesIn(page)).toContain(name)
  const found = (await layerOf(page)).findLast(({ event }) => event === name)
  return (found?.ecommerce ?? found) as unknown as ShopEvents[Name]
}

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
  test.use({ consent: ALL })

  inBothLanguages((language) => {
    const story = {
      en: { top: 'Men', colour: 'Tarn', courier: /Courier/, payment: /Bank transfer/ },
      pl: { top: 'Mężczyźni', colour: 'Staw', courier: /Kurier/, payment: /Przelew/ },
    }[language]
    const product = { en: 'Giewont Grid Fleece', pl: 'Bluza polarowa Giewont' }[language]

    test('[TAG-01] [TAG-02] the path from home to an order is tracked in Google’s event format, with one purchase', async ({ page, context, path, t }) => {
      await page.goto(path('/'))
      await page.getByRole('navigation', { name: t('header.categories') }).getByRole('link', { name: story.top, exact: true }).click()
      await expect(page.getByRole('heading', { level: 1, name: story.top })).toBeVisible()
      // The home page has sent its own view and lists.
      await expect.poll(async () => (await waitForEvent(page, 'page_view')).page_location).toBe(page.url())
      await expect.poll(async () => (await waitForEvent(page, 'view_item_list')).item_list_name).toContain(story.top)
      const list = await waitForEvent(page, 'view_item_list')
      expect(list.items[0]).toMatchObject({ item_id: expect.any(String), item_name: expect.any(String), item_category: expect.any(String), price: expect.any(Number), index: 0 })

      await page.getByRole('main').getByRole('link', { name: product, exact: true }).first().click()
      const seen = await waitForEvent(page, 'view_item')
      expect(seen).toMatchObject({ currency: 'PLN', value: 389, items: [{ item_name: product, price: 389, quantity: 1, item_category: story.top }] })
      const sku = seen.items[0]!.item_id
      expect((await waitForEvent(page, 'select_item')).items).toMatchObject([{ item_id: sku }])

      await page.getByRole('radio', { name: story.colour, exact: true }).check({ force: true })
      await page.getByRole('radio', { name: 'M', exact: true }).check({ force: true })
      await page.getByRole('main').getByRole('button', { name: t('product.addToCart') }).first().click()
      expect(await waitForEvent(page, 'add_to_cart')).toMatchObject({
        currency: 'PLN',
        value: 316.26,
        items: [{ item_id: sku, item_variant: `${story.colour} / M`, item_category: story.top, price: 316.26, quantity: 1 }],
      })

      await page.getByRole('button', { name: t('header.miniCart.open', { count: 1 }) }).click()
      await page.getByRole('dialog').getByRole('link', { name: t('header.miniCart.drawer.cart') }).click()
      await waitForEvent(page, 'view_cart')
      const main = page.getByRole('main')
      const addings = async () => (await namesIn(page)).filter((name) => name === 'add_to_cart').length
      await main.getByRole('button', { name: t('cart.line.more', { name: product }) }).click()
      await expect.poll(addings).toBe(2)
      await main.getByRole('button', { name: t('cart.line.less', { name: product }) }).click()
      expect(await waitForEvent(page, 'remove_from_cart')).toMatchObject({ value: 316.26, items: [{ item_id: sku, quantity: 1 }] })
      await main.getByRole('button', { name: t('cart.line.more', { name: product }) }).click()
      await expect.poll(addings).toBe(3)
      await page.getByLabel(t('cart.coupon.label')).fill('wiatr10')
      await page.getByRole('button', { name: t('cart.coupon.apply') }).click()
      await expect(main.getByRole('button', { name: t('cart.coupon.remove') })).toBeVisible()
      await page.getByRole('link', { name: t('cart.summary.checkout') }).click()

      const checkout = new CheckoutPage(page, t)
      await checkout.submitAddress()
      await checkout.chooseDelivery(story.courier)
      await checkout.choosePayment(story.payment)
      await checkout.place()
      const number = await checkout.orderNumber()
      const purchase = await waitForEvent(page, 'purchase')
      expect(purchase).toMatchObject({ transaction_id: number, currency: 'PLN', coupon: 'wiatr10', items: [{ item_id: sku, item_variant: `${story.colour} / M`, quantity: 2 }] })
      expect(purchase.value + purchase.tax + purchase.shipping).toBeCloseTo(700.2, 2)
      const [bought] = purchase.items
      expect(bought!.price! * 2).toBeCloseTo(purchase.value, 1)
      expect(bought!.price! + bought!.discount!).toBeCloseTo(316.26, 2)

      const shopEvents = (await namesIn(page)).filter((name) => name !== 'page_view' && name !== 'view_item_list')
      expect(shopEvents.filter((name, index) => name !== shopEvents[index - 1])).toEqual([
        'select_item', 'view_item', 'add_to_cart', 'view_cart', 'add_to_cart', 'remove_from_cart', 'add_to_cart', 'begin_checkout', 'add_shipping_info', 'add_payment_info', 'purchase',
      ])
      const layer = await layerOf(page)
      for (const [index, { ecommerce }] of layer.entries()) if (ecommerce) expect(layer[index - 1]).toEqual({ ecommerce: null })
      const text = JSON.stringify(layer)
      for (const personal of [SHOPPER.email, SHOPPER.lastName, SHOPPER.street, SHOPPER.phoneNumber]) expect(text).not.toContain(personal)
      await expect.poll(async () => (await fetch(`${BACKEND_URL}/desk/events`)).text()).toContain('purchase')

      const other = await context.newPage()
      await Promise.all([page.reload({ waitUntil: 'networkidle' }), other.goto(page.url(), { waitUntil: 'networkidle' })])
      for (const tab of [page, other]) {
        await expect.poll(async () => (await layerOf(tab))[0]).toMatchObject({ 0: 'consent' })
        expect(await namesIn(tab)).not.toContain('purchase')
      }
    })
  })

  test('[TAG-02] a search and a registration are tracked without personal data', async ({ page, shop, t }) => {
    await page.goto('/search?q=Grid%20%20Fleece')
    expect(await waitForEvent(page, 'search')).toMatchObject({ search_term: 'grid fleece' })
    const box = page.getByRole('combobox').first()
    await box.fill('jacket')
    await box.press('Enter')
    await expect(page).toHaveURL(/q=jacket/)
    await expect.poll(async () => (await waitForEvent(page, 'search')).search_term).toBe('jacket')
    const customer = await shop.createCustomer()
    await page.goto('/login')
    await new LoginPage(page, t).logIn(customer)
    expect(await waitForEvent(page, 'login')).toMatchObject({ method: 'password' })
    await page.goto(`/search?q=${customer.email}`, { waitUntil: 'networkidle' })
    await expect.poll(async () => (await layerOf(page)).length).toBeGreaterThan(1)
    expect(await namesIn(page)).not.toContain('search')
    expect(JSON.stringify(await layerOf(page))).not.toContain(customer.email)
  })

  test('[TAG-02] withdrawing consent updates the tags, removes their cookies and stops events', async ({ page, context, baseURL, t }) => {
    await context.addCookies([{ name: '_ga', value: 'GA1.1.1', url: baseURL! }])
    await page.goto('/women')
    await waitForEvent(page, 'view_item_list')
    const openSettings = () =>
      expect(async () => {
        await page.evaluate(() => scrollTo({ top: document.documentElement.scrollHeight, behavior: 'instant' }))
        await page.getByRole('button', { name: t('common.footer.cookieSettings') }).click({ timeout: 1000 })
      }).toPass()
    await openSettings()
    await page.getByRole('dialog').getByRole('button', { name: t('cookieChoices.necessary') }).click()
    await expect.poll(async () => (await layerOf(page)).at(-1)).toMatchObject({ 0: 'consent', 1: 'update', 2: DENIED })
    await expect.poll(async () => (await context.cookies()).map(({ name }) => name)).not.toContain('_ga')
    const eventCount = (await namesIn(page)).length
    await page.getByRole('navigation', { name: t('header.categories') }).getByRole('link', { name: 'Men', exact: true }).click()
    await expect(page.getByRole('heading', { level: 1, name: 'Men' })).toBeVisible()
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
