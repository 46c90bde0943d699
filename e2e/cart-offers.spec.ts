import { CrossSellsOperation } from '../storefront/src/graphql/generated/cross-sells.ts'
import { AddToWishlistOperation, RemoveFromWishlistOperation } from '../storefront/src/graphql/generated/wishlist.ts'
import { RemoveItemFromCartOperation } from '../storefront/src/graphql/generated/cart.ts'
import { lines } from './cart-page.ts'
import { wishlistOf } from './customer-wishlist.ts'
import { FAILED_REQUEST, failOperation, fulfillAsGateway, recordOperations, routeOperation } from './gateway-operations.ts'
import { queryBackend } from './query-backend.ts'
import { expect, test } from './test.ts'

const FLEECE = { path: 'giewont-grid-fleece', name: 'Giewont Grid Fleece' }
const BOTTLE = { path: 'siklawa-bottle', name: 'Siklawa Bottle' }

/** The names of the products that the backend recommends with a product. */
async function crossSellsOf(urlKey: string): Promise<string[]> {
  const query = 'query ($key: String!) { products(filter: { url_key: { eq: $key } }) { items { crosssell_products { name } } } }'
  const { products } = await queryBackend<{ products: { items: { crosssell_products: { name: string }[] }[] } }>(query, { key: urlKey }, undefined)
  return products.items[0]!.crosssell_products.map(({ name }) => name)
}

test.describe('cross-sells', () => {
  test('[CART-14] the row under the cart recommends products, and one that is added leaves it for the cart', async ({ page, context, shop, t }) => {
    await shop.addToGuestCart(context, FLEECE.path)
    await page.goto('/cart')
    const row = page.getByRole('region', { name: t('cart.crossSells') })
    await row.scrollIntoViewIfNeeded()
    const names = row.getByRole('heading', { level: 3 })
    await expect(names).toHaveText(await crossSellsOf(FLEECE.path))
    const first = (await names.first().textContent())!
    await row.getByRole('button', { name: t('common.buy.addNamed', { name: first }) }).click()
    const choice = page.getByRole('dialog')
    await choice.locator('input[name="size"]:enabled').first().check({ force: true })
    await choice.getByRole('button', { name: t('product.addToCart') }).click()
    await expect(lines(page)).toHaveCount(2)
    await expect(row.getByRole('heading', { level: 3, name: first })).toHaveCount(0)
    await expect(row.getByRole('heading', { level: 2 })).toBeFocused()
  })

  test('[CART-14] a cart without cross-sells has no row', async ({ page, context, shop, t }) => {
    await shop.addToGuestCart(context, FLEECE.path)
    await routeOperation(page, CrossSellsOperation.name, (route) => fulfillAsGateway(route, { data: { cart: { items: [{ product: { crosssell_products: [] } }] } } }))
    const answered = page.waitForResponse((response) => response.request().postData()?.includes(CrossSellsOperation.name) ?? false)
    await page.goto('/cart')
    await page.getByRole('contentinfo').scrollIntoViewIfNeeded()
    await answered
    await expect(page.getByRole('region', { name: t('cart.crossSells') })).toHaveCount(0)
  })
})

test.describe('a line moved to the wishlist', () => {
  test('[CART-15] keeps its choices, and the undo brings it back', { tag: '@also-phone' }, async ({ page, context, shop, t }) => {
    const customer = await shop.createCustomer()
    await shop.logIn(context, customer)
    await shop.addToCustomerCart(customer, FLEECE.path, 2)
    await page.goto('/cart')
    const options = await lines(page).getByText(/Size: /).textContent()
    await lines(page).getByRole('button', { name: t('cart.line.saveProduct', { name: FLEECE.name }) }).click()
    await expect(page.getByRole('main')).toContainText(t('toast-messages.cart.savedForLater', { name: FLEECE.name }))
    await expect(lines(page)).toHaveCount(0)
    expect(await wishlistOf(customer)).toEqual([expect.stringMatching(/^HAL-\w+-\w+-\w+ × 2$/)])
    await page.getByRole('button', { name: t('toast-messages.cart.undoRemoval', { name: FLEECE.name }) }).click()
    await expect(lines(page)).toContainText(options!)
    await expect(lines(page).getByRole('textbox')).toHaveValue('2')
    await expect.poll(() => wishlistOf(customer)).toEqual([])
  })

  test.describe('with a step that fails', () => {
    test.use({ expectedErrors: [/status of 50\d|could not be changed|stays on the wishlist|ERR_/] })

    test('[CART-15] stays in the cart if the wishlist refuses it, and is not wished twice if only its removal fails', async ({ page, context, shop, t }) => {
      const customer = await shop.createCustomer()
      await shop.logIn(context, customer)
      await shop.addToCustomerCart(customer, BOTTLE.path)
      await page.goto('/cart')
      const save = lines(page).getByRole('button', { name: t('cart.line.saveProduct', { name: BOTTLE.name }) })
      await failOperation(page, AddToWishlistOperation.name, FAILED_REQUEST)
      await save.click()
      const failed = page.getByRole('alert').filter({ hasText: t('toast-messages.wishlist.failed') })
      await expect(failed).toContainText(t('toast-messages.reference', { id: FAILED_REQUEST }))
      await expect(lines(page)).toHaveCount(1)
      await page.unrouteAll({ behavior: 'ignoreErrors' })

      await failOperation(page, RemoveItemFromCartOperation.name)
      const calls = recordOperations(page)
      await save.click()
      await expect.poll(() => calls.named(RemoveItemFromCartOperation.name)).toHaveLength(1)
      await expect(failed, 'the wishlist has it by now').toBeHidden()
      await expect(save).not.toHaveAttribute('aria-busy')
      expect(await wishlistOf(customer)).toHaveLength(1)
      await expect(lines(page)).toHaveCount(1)
      await page.unrouteAll({ behavior: 'ignoreErrors' })
      await save.click()
      await expect(lines(page)).toHaveCount(0)
      expect(calls.named(AddToWishlistOperation.name)).toHaveLength(1)
    })

    test('[CART-15] [SHELL-12] an undo that leaves it on the wishlist says so', async ({ page, context, shop, t }) => {
      const customer = await shop.createCustomer()
      await shop.logIn(context, customer)
      await shop.addToCustomerCart(customer, BOTTLE.path)
      await page.goto('/cart')
      await lines(page).getByRole('button', { name: t('cart.line.saveProduct', { name: BOTTLE.name }) }).click()
      await failOperation(page, RemoveFromWishlistOperation.name)
      await page.getByRole('button', { name: t('toast-messages.cart.undoRemoval', { name: BOTTLE.name }) }).click()
      await expect(page.getByRole('alert').filter({ hasText: t('toast-messages.wishlist.failed') })).toBeVisible()
      await expect(lines(page)).toHaveCount(1)
    })
  })

  test('[CART-15] asks a guest to log in, and stays', async ({ page, context, shop, t }) => {
    await shop.addToGuestCart(context, BOTTLE.path)
    await page.goto('/cart')
    await lines(page).getByRole('button', { name: t('cart.line.saveProduct', { name: BOTTLE.name }) }).click()
    await expect(page.getByText(t('toast-messages.wishlist.guest'))).toBeVisible()
    await expect(page.getByRole('link', { name: t('toast-messages.wishlist.logIn'), exact: true })).toHaveAttribute('href', /redirect=%2Fcart/)
    await expect(lines(page)).toHaveCount(1)
  })
})

test('[MINI-03] the mini-cart says what is missing for free delivery, as the cart page does', async ({ page, context, shop, t }) => {
  await shop.addToGuestCart(context, BOTTLE.path)
  await page.goto('/cart')
  const note = /PLN\s381\.00 away from free delivery/
  await expect(page.getByRole('complementary', { name: t('cart.summary.title') })).toContainText(note)
  await page.getByRole('banner').getByRole('button', { name: t('header.miniCart.open', { count: 1 }) }).click()
  const drawer = page.getByRole('dialog', { name: t('header.miniCart.drawer.title') })
  await expect(drawer.getByRole('status').filter({ hasText: note })).toBeVisible()
  await drawer.getByRole('textbox').fill('5')
  await drawer.getByRole('textbox').press('Enter')
  await expect(drawer).toContainText(/You’ve got free delivery/)
})
