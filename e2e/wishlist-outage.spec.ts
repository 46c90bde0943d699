import { badge } from './customer-page.ts'
import { cartOf, addToWishlist, wishlistOf } from './customer-wishlist.ts'
import { failOperation, routeOperation } from './gateway-operations.ts'
import { clickRetry } from './click-retry.ts'
import { expect, test } from './test.ts'
import { violations } from './violations.ts'
import { addAll, cards, choose, heart, LIST, main, PLAIN } from './wishlist-page.ts'

test.use({ expectedErrors: [/status of 502|The wish|Failed to load|be reached|could not|Not all of|despite an error/] })

test('[WISH-02] the list shows an error and a retry; a failed change leaves the wish in place', async ({ page, t, context, shop }) => {
  const customer = await shop.createCustomer()
  await addToWishlist(customer, { sku: PLAIN })
  await shop.logIn(context, customer)
  await failOperation(page, 'WishlistPageWithAttributes')
  await page.goto(LIST)
  await expect(main(page)).toContainText(t('dashboard.part.unreachable'))
  expect(await violations(page)).toEqual([])
  await clickRetry(page, t, 'WishlistPageWithAttributes')
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
  expect([await cartOf(customer), await wishlistOf(customer)]).toEqual([[], [`${PLAIN} × 1`]])
})

test('[WISH-02] a lost response is not repeated: one wish, and once in the cart', async ({ page, t, context, shop }) => {
  const customer = await shop.createCustomer()
  await shop.logIn(context, customer)
  const lose = (name: string) =>
    routeOperation(page, name, async (route) => {
      await route.fetch()
      await route.fulfill({ status: 502, json: { errors: [{ message: 'The shop cannot be reached.' }] } })
    })
  await lose('AddToWishlist')
  await lose('AddWishlistItemsToCart')
  await page.goto('/siklawa-bottle')
  await choose(page, t)
  await heart(main(page), t).click()
  await expect(heart(main(page), t)).toHaveText(t('common.wishlist.remove'))
  expect(await wishlistOf(customer)).toEqual([expect.stringMatching(/^HAL-SIK-.+ × 1$/)])

  await page.goto(LIST)
  await addAll(page, t).click()
  await expect(main(page)).toContainText(t('dashboardWishlist.empty.help'))
  await expect(badge(page, t, 1)).toBeVisible()
  expect(await cartOf(customer)).toEqual([expect.stringMatching(/^HAL-SIK-.+ × 1$/)])
})
