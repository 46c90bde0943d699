import type { Locator, Page } from '@playwright/test'
import { badge } from './customer-page.ts'
import { cartOf, notesOf, unwish, wish, wishesOf, writeNote } from './customer-wishes.ts'
import { failOperation } from './fail-operation.ts'
import { LoginPage } from './login-page.ts'
import { onOperation } from './operations-of.ts'
import { pressRetry } from './press-retry.ts'
import { newcomer, RegisterPage } from './register-page.ts'
import { takeOperation } from './take-operation.ts'
import { expect, inBothLanguages, test } from './test.ts'
import { violations } from './violations.ts'
import type { Words } from './words.ts'

/** Without choices, and in stock. */
const [PLAIN, OTHER] = ['HAL-KOZ', 'HAL-PIL']
const UNCHOSEN = 'HAL-KRY'
const LIST = '/dashboard/wishlist'

const main = (page: Page): Locator => page.getByRole('main')
const cards = (page: Page): Locator => main(page).locator('.card')
const card = (page: Page, name: string | RegExp): Locator => cards(page).filter({ hasText: name })
const heart = (within: Page | Locator, t: Words): Locator => within.getByRole('button', { name: t('common.wishlist.add'), exact: true })
const menuCount = (page: Page, t: Words, count: number): Locator =>
  page.getByRole('navigation', { name: t('dashboard.menu.label') }).getByText(t('dashboard.menu.wishes', { count }), { exact: true })
const addAll = (page: Page, t: Words): Locator => main(page).getByRole('button', { name: t('dashboardWishlist.addAll') })

/** The first colour and size that are there. @returns what they are called */
async function choose(page: Page, t: Words): Promise<string[]> {
  const chosen: string[] = []
  for (const group of await page.getByRole('region', { name: t('product.buy') }).getByRole('group').all()) {
    const option = group.getByRole('radio', { disabled: false }).first()
    await option.check({ force: true })
    chosen.push((await option.getAttribute('aria-label')) ?? (await option.evaluate((input: HTMLInputElement) => input.labels?.[0]?.textContent ?? '')))
  }
  return chosen
}

inBothLanguages((language) => {
  const product = { en: '/giewont-grid-fleece', pl: '/bluza-polarowa-giewont' }[language]
  const NAME = /Giewont/

  test('[WISH-02] [ROUTE-19] a variant wished for on its page is on the list as chosen, is changed, taken off, put back and bought', { tag: '@phone' }, async ({ page, path, t, context, shop }) => {
    const customer = await shop.createCustomer()
    await shop.logIn(context, customer)
    await page.goto(path(product))
    const chosen = await choose(page, t)
    await page.getByRole('textbox', { name: t('product.quantity') }).fill('2')
    await page.getByRole('textbox', { name: t('product.quantity') }).press('Enter')
    await heart(main(page), t).click()
    await page.getByRole('status').getByRole('link', { name: t('toast-messages.wishlist.view') }).click()
    await expect(page).toHaveURL(path(LIST))

    const wished = card(page, NAME)
    for (const value of chosen) await expect(wished).toContainText(value)
    const quantity = wished.getByRole('textbox')
    await expect(quantity).toHaveValue('2')
    await expect(menuCount(page, t, 1)).toHaveCount(1)
    const [first] = await wishesOf(customer)
    expect(first).toMatch(/^HAL-GIE-.+ × 2$/)
    const variant = first!.replace(' × 2', '')
    expect(await violations(page)).toEqual([])

    const more = wished.getByRole('button', { name: new RegExp(`^${t('dashboardWishlist.more', { name: '' })}`) })
    await more.click()
    await more.click()
    await expect.poll(() => wishesOf(customer)).toEqual([`${variant} × 4`])
    await page.reload()
    await expect(quantity).toHaveValue('4')

    await wished.getByRole('button', { pressed: true }).click()
    const undo = main(page).getByRole('button', { name: new RegExp(`^${t('toast-messages.cart.undo')}`) })
    await expect(undo).toBeFocused()
    await expect(main(page)).toContainText(t('dashboardWishlist.empty.help'))
    await expect(menuCount(page, t, 1)).toHaveCount(0)
    expect(await wishesOf(customer)).toEqual([])
    await undo.press('Enter')
    await expect(quantity).toHaveValue('4')
    expect(await wishesOf(customer)).toEqual([`${variant} × 4`])

    await wished.getByRole('button', { name: new RegExp(`^${t('common.buy.addNamed', { name: '' })}`) }).dblclick()
    await expect(main(page)).toContainText(t('dashboardWishlist.empty.help'))
    await expect(badge(page, t, 4)).toBeVisible()
    await expect(page.getByRole('status').getByText(t('toast-messages.cart.added'))).toBeVisible()
    expect([await cartOf(customer), await wishesOf(customer)]).toEqual([[`${variant} × 4`], []])
    await badge(page, t, 4).click()
    await expect(page.getByRole('dialog').getByText(NAME)).toBeVisible()
  })

  test('[WISH-02] all wishes go into the cart at one press, and each that cannot is named with its reason', { tag: '@polish' }, async ({ page, path, t, context, shop }) => {
    const customer = await shop.createCustomer()
    await wish(customer, { sku: PLAIN, quantity: 2 }, { sku: UNCHOSEN }, { sku: OTHER, quantity: 9000 })
    await shop.logIn(context, customer)
    await page.goto(path(LIST))
    await expect(cards(page)).toHaveCount(3)
    await addAll(page, t).dblclick()
    const notice = main(page).getByRole('status').filter({ hasText: t('dashboardWishlist.unmoved', { count: 2 }) })
    await expect(notice.getByRole('listitem')).toHaveCount(2)
    await expect(notice.getByRole('listitem').filter({ hasText: 'Krywań' })).toContainText(t('toast-messages.cart.problem.chooseOptions'))
    await expect(notice.getByRole('listitem').filter({ hasText: /Pilica|Piłka|Pil/ })).toContainText(t('toast-messages.cart.problem.notEnough'))
    await expect(notice.locator('xpath=..')).toBeFocused()
    await expect(cards(page)).toHaveCount(2)
    await expect(badge(page, t, 2)).toBeVisible()
    expect(await violations(page)).toEqual([])
    expect([await cartOf(customer), await wishesOf(customer)]).toEqual([[`${PLAIN} × 2`], [`${UNCHOSEN} × 1`, `${OTHER} × 9000`]])

    await card(page, 'Krywań').getByRole('link', { name: new RegExp(`^${t('dashboardWishlist.chooseNamed', { name: '' })}`) }).click()
    await expect(page.getByRole('heading', { level: 1 })).toContainText('Krywań')
  })

  test('[WISH-01] [WISH-02] a guest’s wish waits for the login, and is then on the list once, as it was chosen', { tag: '@polish' }, async ({ page, path, t, shop }) => {
    const customer = await shop.createCustomer()
    await page.goto(path(product))
    const chosen = await choose(page, t)
    await heart(main(page), t).click()
    const login = page.getByRole('status').getByRole('link', { name: t('toast-messages.wishlist.logIn') })
    await login.click()
    await expect(page).toHaveURL(/login\?redirect=/)
    expect(await wishesOf(customer), 'looking at the login is no login').toEqual([])
    await page.goBack()
    await expect(heart(main(page), t)).toHaveAttribute('aria-pressed', 'false')

    await page.goForward()
    await new LoginPage(page, t).logIn(customer)
    await expect(page).toHaveURL(new RegExp(`${path(product)}(\\?|$)`))
    await expect(page.getByRole('status').filter({ hasText: t('toast-messages.wishlist.added') })).toContainText(NAME)
    await expect(heart(main(page), t)).toHaveAttribute('aria-pressed', 'true')
    await page.goto(path(LIST))
    for (const value of chosen) await expect(card(page, NAME)).toContainText(value)
    expect(await wishesOf(customer)).toEqual([expect.stringMatching(/^HAL-GIE-.+ × 1$/)])
    expect(await page.evaluate(() => sessionStorage.getItem('guestsWishes'))).toBeNull()
  })

  test('[WISH-02] an empty list says how to fill it', { tag: '@polish' }, async ({ page, path, t, context, shop }) => {
    await shop.logIn(context, await shop.createCustomer())
    await page.goto(path(LIST))
    await expect(main(page)).toContainText(t('dashboardWishlist.empty.help'))
    await expect(addAll(page, t)).toHaveCount(0)
    expect(await violations(page)).toEqual([])
    await main(page).getByRole('link', { name: t('dashboardWishlist.empty.action') }).click()
    await expect(page).toHaveURL(path('/'))
  })
})

test('[WISH-01] a guest who makes an account finds the wish on its list', async ({ page, t }) => {
  const customer = newcomer()
  await page.goto('/siklawa-bottle')
  await heart(main(page), t).click()
  await expect(page.getByRole('status').getByRole('link', { name: t('toast-messages.wishlist.logIn') })).toBeVisible()
  const form = new RegisterPage(page, t)
  await form.open('/register')
  await form.fill(customer)
  await form.consent('all').check()
  await form.submit.click()
  await expect(page.getByRole('dialog', { name: t('register.success.title') })).toBeVisible()
  await expect.poll(() => wishesOf({ ...customer, firstname: '', lastname: '' })).toEqual(['HAL-SIK × 1'])
})

test('[WISH-02] a list of more than a page is walked by links, and a page that is emptied leads to the one before', async ({ page, t, context, shop }) => {
  const customer = await shop.createCustomer()
  const skus = ['KOZ', 'PIL', 'SKR', 'MUR', 'NOS', 'GRN', 'POR', 'KRY', 'GIE', 'SWI', 'RYS', 'CHO', 'KAS'].map((code) => `HAL-${code}`)
  await wish(customer, ...skus.map((sku) => ({ sku })))
  await shop.logIn(context, customer)
  await page.goto(LIST)
  await expect(cards(page)).toHaveCount(12)
  await expect(main(page)).toContainText(t('dashboardWishlist.count', { count: 13 }))
  await page.getByRole('link', { name: t('dashboard.pages.next') }).click()
  await expect(page).toHaveURL(`${LIST}?p=2`)
  await expect(cards(page)).toHaveCount(1)
  await page.reload()
  await card(page, 'Kasprowy').getByRole('button', { pressed: true }).click()
  await expect(page).toHaveURL(LIST)
  await expect(cards(page)).toHaveCount(12)
  await expect(page.getByRole('navigation', { name: t('dashboard.pages.label') })).toHaveCount(0)
})

test('[WISH-02] [PDP-07] hearts, list and counts say the same in every tab', async ({ page, t, context, shop }) => {
  const customer = await shop.createCustomer()
  await shop.logIn(context, customer)
  await page.goto(LIST)
  await expect(main(page)).toContainText(t('dashboardWishlist.empty.help'))
  const shelf = await context.newPage()
  await shelf.goto('/gear')
  const name = await shelf.locator('.card-name').first().innerText()
  const cardHeart = shelf.getByRole('button', { name: t('common.wishlist.addNamed', { name }), exact: true })
  await cardHeart.click()
  await expect(cardHeart).toHaveAttribute('aria-pressed', 'true')
  await expect(card(page, name)).toBeVisible()
  await expect(menuCount(page, t, 1)).toHaveCount(1)
  await shelf.getByRole('link', { name, exact: true }).click()
  await expect(heart(main(shelf), t), 'wished for in any choice').toHaveAttribute('aria-pressed', 'true')
  await card(page, name).getByRole('button', { pressed: true }).click()
  await expect(heart(main(shelf), t)).toHaveAttribute('aria-pressed', 'false')
  expect(await wishesOf(customer)).toEqual([])
})

test('[AUTH-05] [WISH-02] a logout takes the wishes along: hearts are empty, Back shows none, and the next login asks anew', async ({ page, t, context, shop }) => {
  const customer = await shop.createCustomer()
  await wish(customer, { sku: 'HAL-SIK' }, { sku: 'HAL-GIE' })
  await shop.logIn(context, customer)
  await page.goto('/siklawa-bottle')
  await expect(heart(main(page), t)).toHaveAttribute('aria-pressed', 'true')
  await page.getByRole('banner').getByRole('link', { name: t('header.account.dashboard') }).click()
  await page.getByRole('navigation', { name: t('dashboard.menu.label') }).getByRole('link', { name: t('dashboard.sections.wishlist') }).click()
  await expect(cards(page)).toHaveCount(2)
  await page.getByRole('button', { name: t('dashboard.menu.logout') }).click()
  await expect(page).toHaveURL('/')
  await page.goBack()
  await expect(page).toHaveURL(/login/)
  await expect(main(page).getByText(/Siklawa|Giewont/)).toHaveCount(0)

  // On another device. The tab has not been loaded anew since it knew better.
  await unwish(customer, 'HAL-SIK')
  await new LoginPage(page, t).logIn(customer)
  await expect(menuCount(page, t, 1)).toHaveCount(1)
  await page.getByRole('navigation', { name: t('dashboard.menu.label') }).getByRole('link', { name: t('dashboard.sections.wishlist') }).click()
  await expect(cards(page)).toHaveText([/Giewont/])
})

test('[WISH-02] a wish that is out of stock or no longer sold says so, and can be taken off', async ({ page, t, context, shop }) => {
  const customer = await shop.createCustomer()
  await wish(customer, { sku: PLAIN }, { sku: OTHER })
  await shop.logIn(context, customer)
  await page.route('**/api/graphql', async (route) => {
    if (!(route.request().postDataJSON() as { operationName: string }).operationName.startsWith('WishlistPage')) return route.fallback()
    const response = await route.fetch()
    const answer = await response.json()
    const { items } = answer.data.customer.wishlists[0].page
    if (items[0]) items[0].product.stock_status = 'OUT_OF_STOCK'
    if (items[1]) items[1].product = null
    await route.fulfill({ response, json: answer })
  })
  await page.goto(LIST)
  await expect(cards(page).nth(0).getByRole('button', { name: t('dashboardWishlist.soldOut') })).toBeDisabled()
  await expect(cards(page).nth(0)).toContainText(t('badge.soldout'))
  await expect(cards(page).nth(1)).toContainText(t('dashboardWishlist.gone'))
  expect(await violations(page)).toEqual([])
  await cards(page).nth(1).getByRole('button', { name: t('dashboardWishlist.remove') }).click()
  await expect(cards(page)).toHaveCount(1)
  expect(await wishesOf(customer)).toEqual([`${PLAIN} × 1`])
})

test('[WISH-02] what the price has done since it was first seen here is told', async ({ page, context, shop }) => {
  const customer = await shop.createCustomer()
  await wish(customer, { sku: PLAIN }, { sku: OTHER })
  await shop.logIn(context, customer)
  await page.goto(LIST)
  await expect(cards(page)).toHaveCount(2)
  await expect(main(page)).not.toContainText(/ (less|more) than on /)
  await page.evaluate(() => {
    const kept = Object.entries(JSON.parse(localStorage.getItem('wishPrices')!)) as [string, { value: number }][]
    const others = kept.map(([key, price], index) => [key, { ...price, value: price.value + (index === 0 ? 10 : -5.5), day: '2026-10-03' }])
    localStorage.setItem('wishPrices', JSON.stringify(Object.fromEntries(others)))
  })
  await page.reload()
  await expect(cards(page).nth(0)).toContainText('PLN 10.00 less than on 3 October 2026')
  await expect(cards(page).nth(1)).toContainText('PLN 5.50 more than on 3 October 2026')
})

test('[WISH-02] another quantity leaves the customer’s own note as it is', async ({ page, t, context, shop }) => {
  const customer = await shop.createCustomer()
  await wish(customer, { sku: PLAIN })
  await writeNote(customer, PLAIN, 'For Ola')
  await shop.logIn(context, customer)
  await page.goto(LIST)
  await cards(page).getByRole('button', { name: new RegExp(`^${t('dashboardWishlist.more', { name: '' })}`) }).click()
  await expect.poll(() => wishesOf(customer)).toEqual([`${PLAIN} × 2`])
  expect(await notesOf(customer)).toEqual(['For Ola'])
})

test('[WISH-02] the wishes can be shared: anybody with the link sees the products, and nothing of whose they are', async ({ page, t, context, shop, browser, baseURL }) => {
  const customer = await shop.createCustomer({ firstname: 'Wilhelmina' })
  await wish(customer, { sku: PLAIN }, { sku: UNCHOSEN })
  await shop.logIn(context, customer)
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await page.goto(LIST)
  await main(page).getByRole('button', { name: t('dashboardWishlist.share.copy') }).click()
  await expect(page.getByText(t('dashboardWishlist.share.copied'))).toBeVisible()
  const link = await page.evaluate(() => navigator.clipboard.readText())
  expect(link).toBe(`${baseURL}/wishlist?items=${PLAIN},${UNCHOSEN}`)

  const stranger = await (await browser.newContext()).newPage()
  const asked: string[] = []
  onOperation(stranger, ({ operationName }) => asked.push(operationName))
  await stranger.goto(`${link},NO-SUCH-THING`)
  await expect(stranger.locator('.card')).toHaveCount(2)
  await expect(stranger.locator('.card').filter({ hasText: 'Krywań' })).toBeVisible()
  expect(await stranger.content()).not.toMatch(/Wilhelmina|@example\.com/)
  await expect(stranger.locator('meta[name=robots]')).toHaveAttribute('content', /noindex/)
  expect(asked.filter((name) => /Wish|[Cc]ustomer/.test(name))).toEqual([])
  expect(await violations(stranger)).toEqual([])
  await stranger.goto(`${baseURL}/wishlist?items=NO-SUCH-THING`)
  await expect(stranger.getByRole('heading', { level: 1 })).toHaveText(t('dashboardWishlist.shared.empty'))
  await stranger.context().close()
})

test.describe('while the shop is away', () => {
  test.use({ expectedErrors: [/status of 502|The wish|Failed to load|be reached|could not|Not all of|all the same/] })

  test('[WISH-02] the list says so and can be asked for again; a wish stays where it was', async ({ page, t, context, shop }) => {
    const customer = await shop.createCustomer()
    await wish(customer, { sku: PLAIN })
    await shop.logIn(context, customer)
    await failOperation(page, 'WishlistPageWithAttributes')
    await page.goto(LIST)
    await expect(main(page)).toContainText(t('dashboard.part.unreachable'))
    expect(await violations(page)).toEqual([])
    await pressRetry(page, t, 'WishlistPageWithAttributes')
    await page.unroute('**/api/graphql')
    await expect(cards(page)).toHaveCount(1)

    for (const name of ['AddWishlistItemsToCart', 'RemoveFromWishlist', 'UpdateWish']) await failOperation(page, name)
    await cards(page).getByRole('button', { name: new RegExp(`^${t('common.buy.addNamed', { name: '' })}`) }).click()
    await expect(cards(page).getByRole('alert')).toContainText(t('toast-messages.cart.problem.unreachable'))
    await cards(page).getByRole('button', { name: new RegExp(`^${t('dashboardWishlist.more', { name: '' })}`) }).click()
    await expect(cards(page).getByRole('textbox')).toHaveValue('2')
    await expect(cards(page).getByRole('textbox')).toHaveValue('1')
    await cards(page).getByRole('button', { pressed: true }).click()
    await expect(page.getByText(t('toast-messages.wishlist.failed'))).toBeVisible()
    expect([await cartOf(customer), await wishesOf(customer)]).toEqual([[], [`${PLAIN} × 1`]])
  })

  test('[WISH-02] an answer that is lost is not asked for twice: one wish, and once in the cart', async ({ page, t, context, shop }) => {
    const customer = await shop.createCustomer()
    await shop.logIn(context, customer)
    const lose = (name: string) =>
      takeOperation(page, name, async (route) => {
        await route.fetch()
        await route.fulfill({ status: 502, json: { errors: [{ message: 'The shop cannot be reached.' }] } })
      })
    await lose('AddToWishlist')
    await lose('AddWishlistItemsToCart')
    await page.goto('/siklawa-bottle')
    await choose(page, t)
    await heart(main(page), t).click()
    await expect(heart(main(page), t)).toHaveAttribute('aria-pressed', 'true')
    expect(await wishesOf(customer)).toEqual([expect.stringMatching(/^HAL-SIK-.+ × 1$/)])

    await page.goto(LIST)
    await addAll(page, t).click()
    await expect(main(page)).toContainText(t('dashboardWishlist.empty.help'))
    await expect(badge(page, t, 1)).toBeVisible()
    expect(await cartOf(customer)).toEqual([expect.stringMatching(/^HAL-SIK-.+ × 1$/)])
  })
})
