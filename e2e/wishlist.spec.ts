import { UpdateWishOperation } from '../storefront/src/graphql/generated/wishlist-page.ts'
import { badge } from './customer-page.ts'
import { cartOf, notesOf, addToWishlist, wishlistOf, writeNote } from './customer-wishlist.ts'
import { routeOperation } from './gateway-operations.ts'
import { expect, inBothLanguages, test } from './test.ts'
import { violations } from './violations.ts'
import { addAll, card, cards, choose, CHOSEN, heart, LIST, main, menuCount, OTHER, PLAIN, UNCHOSEN } from './wishlist-page.ts'

inBothLanguages((language) => {
  test('[WISH-02] [ROUTE-19] a variant is added from its page as configured, changed, removed, restored and bought', { tag: '@also-phone' }, async ({ page, path, t, context, shop }) => {
    const customer = await shop.createCustomer()
    await shop.logIn(context, customer)
    await page.goto(path(CHOSEN.path[language]))
    const chosen = await choose(page, t)
    await page.getByRole('textbox', { name: t('product.quantity') }).fill('2')
    await page.getByRole('textbox', { name: t('product.quantity') }).press('Enter')
    const price = await page.getByRole('region', { name: t('product.buy') }).locator('.price').first().innerText()
    await heart(main(page), t).click()
    await page.getByRole('status').getByRole('link', { name: t('toast-messages.wishlist.view') }).click()
    await expect(page).toHaveURL(path(LIST))
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(t('dashboard.sections.wishlist'))
    await expect(page).toHaveTitle(new RegExp(`^${t('dashboard.sections.wishlist')} – `))

    const wished = card(page, CHOSEN.name)
    for (const value of chosen) await expect(wished).toContainText(value)
    const quantity = wished.getByRole('textbox')
    await expect(quantity).toHaveValue('2')
    await expect(wished.locator('.price').first()).toHaveText(price)
    await expect(wished.getByRole('heading').getByRole('link')).toHaveAttribute('href', new RegExp(`^${path(CHOSEN.path[language])}\\?(?:color=\\d+&size=\\d+|size=\\d+&color=\\d+)$`))
    await expect(menuCount(page, t, 1)).toHaveCount(1)
    const [first] = await wishlistOf(customer)
    expect(first).toMatch(/^HAL-GIE-.+ × 2$/)
    const variant = first!.replace(' × 2', '')
    expect(await violations(page)).toEqual([])

    const more = wished.getByRole('button', { name: new RegExp(`^${t('dashboardWishlist.more', { name: '' })}`) })
    await more.click()
    await more.click()
    await expect.poll(() => wishlistOf(customer)).toEqual([`${variant} × 4`])
    await page.reload()
    await expect(quantity).toHaveValue('4')

    await wished.getByRole('button', { pressed: true }).click()
    const undo = main(page).getByRole('button', { name: new RegExp(`^${t('toast-messages.cart.undo')}`) })
    await expect(undo).toBeFocused()
    await expect(main(page)).toContainText(t('dashboardWishlist.empty.help'))
    await expect(menuCount(page, t, 1)).toHaveCount(0)
    expect(await wishlistOf(customer)).toEqual([])
    await undo.press('Enter')
    await expect(quantity).toHaveValue('4')
    expect(await wishlistOf(customer)).toEqual([`${variant} × 4`])

    await wished.getByRole('button', { name: new RegExp(`^${t('common.buy.addNamed', { name: '' })}`) }).dblclick()
    await expect(main(page)).toContainText(t('dashboardWishlist.empty.help'))
    await expect(badge(page, t, 4)).toBeVisible()
    const toast = page.getByRole('status').filter({ hasText: t('toast-messages.cart.added') })
    await expect(toast).toContainText(CHOSEN.name)
    await expect(toast.getByRole('link', { name: t('toast-messages.cart.view') })).toHaveAttribute('href', path('/cart'))
    expect([await cartOf(customer), await wishlistOf(customer)]).toEqual([[`${variant} × 4`], []])
    await badge(page, t, 4).click()
    await expect(page.getByRole('dialog').getByText(CHOSEN.name)).toBeVisible()
  })

  test('[WISH-02] one click adds all wishes to the cart and names each that cannot be added with its reason', { tag: '@polish' }, async ({ page, path, t, context, shop }) => {
    const customer = await shop.createCustomer()
    await addToWishlist(customer, { sku: PLAIN, quantity: 2 }, { sku: UNCHOSEN }, { sku: OTHER, quantity: 9000 })
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
    expect([await cartOf(customer), await wishlistOf(customer)]).toEqual([[`${PLAIN} × 2`], [`${UNCHOSEN} × 1`, `${OTHER} × 9000`]])

    await card(page, 'Krywań').getByRole('link', { name: new RegExp(`^${t('dashboardWishlist.chooseNamed', { name: '' })}`) }).click()
    await expect(page.getByRole('heading', { level: 1 })).toContainText('Krywań')
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

test('[WISH-02] a long list has pages, and emptying a page leads to the previous one', async ({ page, t, context, shop }) => {
  const customer = await shop.createCustomer()
  const skus = ['KOZ', 'PIL', 'SKR', 'MUR', 'NOS', 'GRN', 'POR', 'KRY', 'GIE', 'SWI', 'RYS', 'CHO', 'KAS'].map((code) => `HAL-${code}`)
  await addToWishlist(customer, ...skus.map((sku) => ({ sku })))
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

test('[WISH-02] a wish that is out of stock or discontinued says so and can be removed', async ({ page, t, context, shop }) => {
  const customer = await shop.createCustomer()
  await addToWishlist(customer, { sku: PLAIN }, { sku: OTHER })
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
  expect(await wishlistOf(customer)).toEqual([`${PLAIN} × 1`])
})

test('[WISH-02] a price change since the first view is shown', async ({ page, context, shop }) => {
  const customer = await shop.createCustomer()
  await addToWishlist(customer, { sku: PLAIN }, { sku: OTHER })
  await shop.logIn(context, customer)
  await page.goto(LIST)
  await expect(cards(page)).toHaveCount(2)
  await expect(main(page)).not.toContainText(/ (less|more) than on /)
  await page.evaluate(() => {
    const stored = Object.entries(JSON.parse(localStorage.getItem('wishPrices')!)) as [string, { value: number }][]
    const others = stored.map(([key, price], index) => [key, { ...price, value: price.value + (index === 0 ? 10 : -5.5), day: '2026-10-03' }])
    localStorage.setItem('wishPrices', JSON.stringify(Object.fromEntries(others)))
  })
  await page.reload()
  await expect(cards(page).nth(0)).toContainText('PLN 10.00 less than on 3 October 2026')
  await expect(cards(page).nth(1)).toContainText('PLN 5.50 more than on 3 October 2026')
})

test('[WISH-02] a change of the quantity keeps the customer’s note, and nothing is moved to the cart before it is saved', async ({ page, t, context, shop }) => {
  const customer = await shop.createCustomer()
  await addToWishlist(customer, { sku: PLAIN })
  await writeNote(customer, PLAIN, 'For Ola')
  await shop.logIn(context, customer)
  const { promise: way, resolve: clear } = Promise.withResolvers<void>()
  await routeOperation(page, UpdateWishOperation.name, async (route) => {
    await way
    await route.continue()
  })
  await page.goto(LIST)
  await cards(page).getByRole('button', { name: new RegExp(`^${t('dashboardWishlist.more', { name: '' })}`) }).click()
  await expect(addAll(page, t)).toHaveAttribute('aria-busy', 'true')
  clear()
  await expect.poll(() => wishlistOf(customer)).toEqual([`${PLAIN} × 2`])
  await expect(addAll(page, t)).not.toHaveAttribute('aria-busy')
  expect(await notesOf(customer)).toEqual(['For Ola'])
})
