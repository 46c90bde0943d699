import { removeFromWishlist, addToWishlist, wishlistOf } from './customer-wishlist.ts'
import { LoginPage } from './login-page.ts'
import { onOperation } from './gateway-operations.ts'
import { newcomer, RegisterPage } from './register-page.ts'
import { expect, inBothLanguages, test } from './test.ts'
import { violations } from './violations.ts'
import { card, cards, choose, CHOSEN, heart, LIST, main, menuCount, PLAIN, UNCHOSEN } from './wishlist-page.ts'

inBothLanguages((language) => {
  test('[WISH-01] [WISH-02] a guest’s wish is added after the login, once and as configured', { tag: '@polish' }, async ({ page, path, t, shop }) => {
    const customer = await shop.createCustomer()
    await page.goto(path(CHOSEN.path[language]))
    const chosen = await choose(page, t)
    await heart(main(page), t).click()
    const login = page.getByRole('status').getByRole('link', { name: t('toast-messages.wishlist.logIn') })
    await login.click()
    await expect(page).toHaveURL(/login\?redirect=/)
    expect(await wishlistOf(customer), 'opening the login page is not a login').toEqual([])
    await page.goBack()
    await expect(heart(main(page), t)).toHaveText(t('common.wishlist.add'))

    await page.goForward()
    await new LoginPage(page, t).logIn(customer)
    await expect(page).toHaveURL(new RegExp(`${path(CHOSEN.path[language])}(\\?|$)`))
    await expect(page.getByRole('status').filter({ hasText: t('toast-messages.wishlist.added') })).toContainText(CHOSEN.name)
    await expect(heart(main(page), t)).toHaveText(t('common.wishlist.remove'))
    await page.goto(path(LIST))
    for (const value of chosen) await expect(card(page, CHOSEN.name)).toContainText(value)
    expect(await wishlistOf(customer)).toEqual([expect.stringMatching(/^HAL-GIE-.+ × 1$/)])
    expect(await page.evaluate(() => sessionStorage.getItem('guestsWishes'))).toBeNull()
  })
})

test('[WISH-01] a guest who registers finds the wish on the list', async ({ page, t }) => {
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
  await expect.poll(() => wishlistOf({ ...customer, firstname: '', lastname: '' })).toEqual(['HAL-SIK-DAW × 1'])
})

test('[WISH-02] [PDP-07] [LIST-15] hearts, list and counts agree in all tabs', async ({ page, t, context, shop }) => {
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
  await expect(heart(main(shelf), t), 'on the wishlist in any configuration').toHaveText(t('common.wishlist.remove'))
  await card(page, name).getByRole('button', { pressed: true }).click()
  await expect(heart(main(shelf), t)).toHaveText(t('common.wishlist.add'))
  expect(await wishlistOf(customer)).toEqual([])
})

test('[AUTH-05] [WISH-02] a logout clears the wishes: hearts are empty, Back shows none, and the next login loads them again', async ({ page, t, context, shop }) => {
  const customer = await shop.createCustomer()
  await addToWishlist(customer, { sku: 'HAL-SIK' }, { sku: 'HAL-GIE' })
  await shop.logIn(context, customer)
  await page.goto('/siklawa-bottle')
  await expect(heart(main(page), t)).toHaveText(t('common.wishlist.remove'))
  await page.getByRole('banner').getByRole('link', { name: t('header.account.dashboard') }).click()
  await page.getByRole('navigation', { name: t('dashboard.menu.label') }).getByRole('link', { name: t('dashboard.sections.wishlist') }).click()
  await expect(cards(page)).toHaveCount(2)
  await page.getByRole('button', { name: t('dashboard.menu.logout') }).click()
  await expect(page).toHaveURL('/')
  await page.goBack()
  await expect(page).toHaveURL(/login/)
  await expect(main(page).getByText(/Siklawa|Giewont/)).toHaveCount(0)

  // On another device. The tab has not been reloaded since.
  await removeFromWishlist(customer, 'HAL-SIK')
  await new LoginPage(page, t).logIn(customer)
  await expect(menuCount(page, t, 1)).toHaveCount(1)
  await page.getByRole('navigation', { name: t('dashboard.menu.label') }).getByRole('link', { name: t('dashboard.sections.wishlist') }).click()
  await expect(cards(page)).toHaveText([/Giewont/])
})

test('a wishlist can be shared: the link shows the products and no data of the customer', async ({ page, t, context, shop, browser, baseURL }) => {
  const customer = await shop.createCustomer({ firstname: 'Wilhelmina' })
  await addToWishlist(customer, { sku: PLAIN }, { sku: UNCHOSEN })
  await shop.logIn(context, customer)
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await page.goto(LIST)
  await main(page).getByRole('button', { name: t('dashboardWishlist.share.copy') }).click()
  await expect(page.getByText(t('dashboardWishlist.share.copied'))).toBeVisible()
  const link = await page.evaluate(() => navigator.clipboard.readText())
  expect(link).toBe(`${baseURL}/wishlist?items=${PLAIN},${UNCHOSEN}`)

  const stranger = await (await browser.newContext()).newPage()
  const operations: string[] = []
  onOperation(stranger, ({ operationName }) => operations.push(operationName))
  await stranger.goto(`${link},NO-SUCH-THING`)
  await expect(stranger.locator('.card')).toHaveCount(2)
  await expect(stranger.locator('.card').filter({ hasText: 'Krywań' })).toBeVisible()
  expect(await stranger.content()).not.toMatch(/Wilhelmina|@example\.com/)
  await expect(stranger.locator('meta[name=robots]')).toHaveAttribute('content', /noindex/)
  expect(operations.filter((name) => /Wish|[Cc]ustomer/.test(name))).toEqual([])
  expect(await violations(stranger)).toEqual([])
  await stranger.goto(`${baseURL}/wishlist?items=NO-SUCH-THING`)
  await expect(stranger.getByRole('heading', { level: 1 })).toHaveText(t('dashboardWishlist.shared.empty'))
  await stranger.context().close()
})
