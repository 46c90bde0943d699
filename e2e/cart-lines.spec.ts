import { CartOperation, UpdateCartItemsOperation } from '../storefront/src/graphql/generated/cart.ts'
import type { CartQuery } from '../storefront/src/graphql/generated/types.ts'
import { lines } from './cart-page.ts'
import { badge } from './customer-page.ts'
import { fulfillAsGateway, recordOperations, routeOperation } from './gateway-operations.ts'
import { expect, test } from './test.ts'

const FLEECE = { path: 'giewont-grid-fleece', name: 'Giewont Grid Fleece' }
const BOTTLE = { path: 'siklawa-bottle', name: 'Siklawa Bottle' }
const BALL = { path: 'nosal-gym-ball', name: 'Nosal Gym Ball' }
const POLAR = { path: 'leszczyniec-fleece', name: 'Leszczyniec Fleece' }

test('[CART-07] [CART-10] a removed line is restored with its colour, size and quantity, and the focus on it, even the last line of a cart', { tag: '@also-phone' }, async ({ page, context, shop, t }) => {
  await shop.addToGuestCart(context, FLEECE.path, 2)
  await page.goto('/cart')
  const options = await lines(page).getByText(/^Colour: [A-Z][a-z]+ · Size: (S|M|L|XL|XXL)$/).textContent()
  await lines(page).getByRole('button', { name: t('cart.line.remove', { name: FLEECE.name }) }).press('Enter')
  const undo = page.getByRole('button', { name: t('toast-messages.cart.undoRemoval', { name: FLEECE.name }) })
  await expect(undo).toBeFocused()
  await expect(page.getByRole('main')).toContainText(t('toast-messages.cart.removed', { name: FLEECE.name }))
  await expect(page.getByRole('main')).toContainText(t('cart.empty.title'))
  await undo.press('Enter')
  await expect(lines(page)).toHaveCount(1)
  await expect(lines(page)).toContainText(options!)
  await expect(lines(page).getByRole('textbox')).toHaveValue('2')
  await expect(page.getByRole('list', { name: t('cart.lines') })).toBeFocused()
})

test('[CART-07] the edit link opens the product as configured, and the change replaces the line', async ({ page, context, shop, t }) => {
  await shop.addToGuestCart(context, FLEECE.path, 2)
  await page.goto('/cart')
  const before = await lines(page).getByText(/Size: /).textContent()
  const edit = lines(page).getByRole('link', { name: t('cart.line.editProduct', { name: FLEECE.name }) })
  await expect(edit).toHaveText(t('cart.line.edit'))
  await edit.click()
  const box = page.getByRole('region', { name: t('product.buy') })
  await expect(box).toContainText(t('product.edit.notice'))
  const [, ...choice] = /Colour: (\w+) · Size: (\w+)/.exec(before!)!
  for (const name of choice) await expect(box.getByRole('radio', { name, exact: true })).toBeChecked()
  await expect(box.getByRole('textbox')).toHaveValue('2')

  await box.locator('input[name="size"]:enabled:not(:checked)').first().check({ force: true })
  await box.getByRole('button', { name: t('product.edit.update') }).first().click()
  await page.waitForURL('**/cart')
  await expect(page.getByText(t('toast-messages.cart.updated'))).toBeVisible()
  await expect(lines(page)).toHaveCount(1)
  await expect(lines(page).getByText(/Size: /)).not.toHaveText(before!)
  await expect(lines(page).getByRole('textbox')).toHaveValue('2')
})

test('a product without its own page is not a link, in the cart and in the mini-cart', async ({ page, context, shop, t }) => {
  await shop.addToGuestCart(context, BOTTLE.path)
  await routeOperation(page, CartOperation.name, async (route) => {
    const response = await route.fetch()
    const { data } = (await response.json()) as { data: CartQuery }
    const items = data.cart?.items?.map((item) => item && { ...item, product: { ...item.product, url_rewrites: [] } })
    await route.fulfill({ response, json: { data: { cart: { ...data.cart, items } } } })
  })
  await page.goto('/cart')
  await expect(lines(page).getByRole('heading', { name: BOTTLE.name })).toBeVisible()
  await expect(lines(page).locator('a')).toHaveCount(0)
  await page.goto('/')
  await page.getByRole('button', { name: t('header.miniCart.open', { count: 1 }) }).click()
  const drawer = page.getByRole('dialog', { name: t('header.miniCart.drawer.title') })
  await expect(drawer.getByText(BOTTLE.name)).toBeVisible()
  await expect(drawer.getByRole('listitem').getByRole('link')).toHaveCount(0)
})

test('[CART-13] the cart names what blocks the checkout; one click reduces short quantities, one removes unavailable products, a link leads back', async ({ page, context, shop, t }) => {
  const cartId = await shop.addToGuestCart(context, FLEECE.path, 2)
  await shop.add(cartId, BOTTLE.path)
  for (const { path } of [BALL, POLAR]) await shop.add(cartId, path)
  // All tests share the shop's stock, so only this visitor's responses are changed.
  await page.route('**/api/graphql', async (route) => {
    const response = await route.fetch()
    const json = (await response.json()) as { data: Record<string, { cart?: CartQuery['cart'] } | CartQuery['cart']> }
    for (const answer of Object.values(json.data)) {
      const cart = (answer && 'cart' in answer ? answer.cart : answer) as { items?: { quantity: number; product?: { name?: string }; errors: unknown }[] } | undefined
      for (const line of cart?.items ?? []) {
        const name = line.product?.name ?? ''
        if ([BOTTLE.name, BALL.name, POLAR.name].includes(name)) line.errors = [{ code: 'ITEM_QTY', message: 'This product is out of stock.' }]
        if (name === FLEECE.name && line.quantity > 1) line.errors = [{ code: 'ITEM_QTY', message: 'The most you may purchase is 1.' }]
      }
    }
    await fulfillAsGateway(route, json)
  })
  await page.goto('/cart')
  const notice = page.getByRole('status').filter({ hasText: t('cart.blocked.decide', { count: 4 }) })
  await expect(notice).toContainText(t('cart.blocked.decideHelp', { count: 4 }))
  for (const { name } of [FLEECE, BALL, POLAR]) await expect(notice.getByRole('link', { name })).toBeVisible()
  await notice.getByRole('link', { name: BOTTLE.name }).click()
  const unavailable = lines(page).filter({ hasText: BOTTLE.name })
  await expect(unavailable).toBeFocused()
  await expect(unavailable).toContainText(t('toast-messages.cart.problem.outOfStock'))
  await lines(page).filter({ hasText: BALL.name }).getByRole('button', { name: t('cart.line.removeFromCart') }).click()
  await expect(lines(page)).toHaveCount(3)
  await page.getByRole('button', { name: t('cart.summary.checkout') }).click()
  const short = lines(page).filter({ hasText: FLEECE.name })
  await expect(short).toBeFocused()
  await expect(short).toContainText(t('toast-messages.cart.problem.most', { count: 1 }))
  await lines(page).getByRole('button', { name: t('cart.line.setTo', { count: 1 }) }).click()
  const rest = page.getByRole('status').filter({ hasText: t('cart.blocked.gone', { count: 2 }) })
  for (const { name } of [BOTTLE, POLAR]) await expect(rest.getByRole('link', { name })).toBeVisible()
  await expect(rest.getByRole('link', { name: FLEECE.name })).toHaveCount(0)
  await expect(rest).toContainText(t('cart.blocked.goneHelp', { count: 2 }))
  await expect(page.getByRole('link', { name: t('cart.summary.keepShopping') })).toHaveAttribute('href', '/')
  await page.getByRole('button', { name: t('cart.summary.removeAndCheckout', { count: 2 }) }).click()
  await page.waitForURL('**/checkout')
  const summary = page.getByRole('complementary', { name: t('checkout.summary.label') })
  await expect(summary).toContainText(FLEECE.name)
  for (const { name } of [BOTTLE, POLAR]) await expect(summary).not.toContainText(name)
})

test("a line that is not in the visitor's cart cannot be edited", async ({ page, context, shop, t }) => {
  await shop.addToGuestCart(context, BOTTLE.path)
  const calls = recordOperations(page)
  await page.goto(`/${FLEECE.path}?line=OTk5OTk5`)
  await expect.poll(() => calls.named(CartOperation.name).length).toBe(1)
  const box = page.getByRole('region', { name: t('product.buy') })
  await expect(box.getByRole('button', { name: t('product.addToCart') }).first()).toBeVisible()
  await expect(box).not.toContainText(t('product.edit.notice'))
})

test('[CART-07] rapid clicks on the quantity send one request with the last value, and the totals are those of the response', async ({ page, context, shop, t }) => {
  await shop.addToGuestCart(context, BOTTLE.path)
  await page.goto('/cart')
  const quantity = lines(page).getByRole('textbox')
  const summary = page.getByRole('complementary', { name: t('cart.summary.title') })
  const more = lines(page).getByRole('button', { name: t('cart.line.more', { name: BOTTLE.name }) })
  await expect(more).toBeVisible()
  const calls = recordOperations(page)
  // On a machine of any speed, the clicks are 300 ms apart.
  await page.clock.install()
  await page.clock.pauseAt(Date.now() + 60_000)
  for (let clicks = 0; clicks < 4; clicks += 1) {
    await more.click()
    await page.clock.runFor(300)
  }
  await page.clock.resume()
  await expect(quantity).toHaveValue('5')
  await expect(summary).toContainText(/PLN\s595\.00/)
  await expect(lines(page)).toContainText(/PLN\s595\.00\s*5 × PLN\s119\.00/)
  expect(calls.named(UpdateCartItemsOperation.name).map(({ variables }) => variables['cartItems'])).toEqual([[expect.objectContaining({ quantity: 5 })]])

  await lines(page).getByRole('button', { name: t('cart.line.less', { name: BOTTLE.name }) }).click()
  await expect(summary).toContainText(/PLN\s476\.00/)
  await quantity.fill('2')
  await quantity.blur()
  await expect(summary).toContainText(/PLN\s238\.00/)
  await quantity.fill('9000')
  await quantity.press('Enter')
  await expect(lines(page)).toContainText(t('toast-messages.cart.problem.notEnough'))
  await expect(quantity).toHaveValue('2')

  // Time stands still: only leaving the page sends the quantity.
  await page.clock.pauseAt(Date.now() + 120_000)
  await more.click()
  await expect(quantity).toHaveValue('3')
  await lines(page).getByRole('heading').getByRole('link').click()
  await expect(page).toHaveURL(`/${BOTTLE.path}`)
  await expect(badge(page, t, 3)).toBeVisible()
})

test('[CART-02] lines and totals follow changes in another tab without a request', async ({ page, context, shop, t }) => {
  await shop.addToGuestCart(context, BOTTLE.path)
  await page.goto('/cart')
  await expect(lines(page).getByRole('textbox')).toHaveValue('1')
  const other = await context.newPage()
  await other.goto('/cart')
  await expect(lines(other).getByRole('textbox')).toHaveValue('1')
  const calls = recordOperations(page)
  await lines(other).getByRole('button', { name: t('cart.line.more', { name: BOTTLE.name }) }).click()
  await expect(lines(page).getByRole('textbox')).toHaveValue('2')
  await expect(page.getByRole('button', { name: t('header.miniCart.open', { count: 2 }) })).toBeVisible()
  await expect(page.getByRole('complementary', { name: t('cart.summary.title') })).toContainText(/PLN\s238\.00/)
  expect(calls.named(CartOperation.name)).toEqual([])

  await other.bringToFront()
  await other.getByRole('link', { name: t('cart.summary.checkout') }).click()
  const summary = other.getByRole('complementary', { name: t('checkout.summary.label') })
  await expect(summary).toContainText(/PLN\s238\.00/)
  await lines(page).getByRole('button', { name: t('cart.line.more', { name: BOTTLE.name }) }).click()
  await expect(summary).toContainText(/PLN\s357\.00/)
})
