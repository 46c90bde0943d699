import { CartOperation } from '../storefront/src/graphql/generated/cart.ts'
import { EstimateShippingOperation } from '../storefront/src/graphql/generated/estimate-shipping.since-2.4.7.ts'
import type { CartQuery } from '../storefront/src/graphql/generated/types.ts'
import { lines } from './cart-page.ts'
import { fulfillAsGateway, recordOperations, routeOperation } from './gateway-operations.ts'
import { expect, test } from './test.ts'

const BOTTLE = 'siklawa-bottle'

test('[CART-09] tax is included in prices that pages show with tax, and added to those without', async ({ page, context, shop, t }) => {
  await shop.addToGuestCart(context, BOTTLE, 2)
  await page.goto('/cart')
  const summary = page.getByRole('complementary', { name: t('cart.summary.title') })
  const row = (label: string) => summary.locator('dl > div').filter({ hasText: new RegExp(`^${label}`) })
  await expect(row(t('cart.summary.subtotal'))).toContainText(/PLN\s238\.00/)
  await expect(row(t('cart.summary.taxIncluded'))).toContainText(/PLN\s44\.50/)
  await expect(lines(page)).toContainText(/PLN\s238\.00/)

  await routeOperation(page, CartOperation.name, async (route) => {
    const response = await route.fetch()
    const { data } = (await response.json()) as { data: CartQuery }
    const items = data.cart?.items?.map((item) => {
      const price_range = { minimum_price: { final_price: item?.prices?.price, regular_price: item?.prices?.price } }
      const variant = item && 'configured_variant' in item && { configured_variant: { ...item.configured_variant, price_range } }
      return item && { ...item, product: { ...item.product, price_range }, ...variant }
    })
    await route.fulfill({ response, json: { data: { cart: { ...data.cart, items } } } })
  })
  await page.reload()
  await expect(row(t('cart.summary.subtotal'))).toContainText(/PLN\s193\.50/)
  await expect(row(t('cart.summary.tax'))).toContainText(/PLN\s44\.50/)
  await expect(row(t('cart.summary.total'))).toContainText(/PLN\s238\.00/)
  await expect(lines(page)).toContainText(/PLN\s193\.50/)
})

test('[CART-17] before the checkout the cart estimates delivery costs and shows how much is missing for free delivery', async ({ page, context, shop, t }) => {
  await shop.addToGuestCart(context, BOTTLE)
  const calls = recordOperations(page)
  await page.goto('/cart')
  const summary = page.getByRole('complementary', { name: t('cart.summary.title') })
  const courier = summary.getByText(/^Courier/).locator('..')
  await expect(summary).toContainText(/PLN\s381\.00 away from free delivery/)
  await expect(summary).toContainText(/Parcel locker .*PLN\s14\.99/)
  await expect(courier).toContainText(/PLN\s18\.99/)
  await lines(page).getByRole('textbox').fill('5')
  await lines(page).getByRole('textbox').press('Enter')
  await expect(summary, 'said once').toContainText(/Delivery\s*Free/)
  await expect(summary).not.toContainText(/free delivery/)
  await expect(courier).toHaveCount(0)
  expect(calls.named(EstimateShippingOperation.name)).toHaveLength(2)
})

test('[CART-17] on request the delivery is estimated for another country and postal code', async ({ page, context, shop, t }) => {
  await shop.addToGuestCart(context, BOTTLE)
  const calls = recordOperations(page)
  await page.goto('/cart')
  const summary = page.getByRole('complementary', { name: t('cart.summary.title') })
  const change = summary.getByRole('button', { name: t('cart.estimate.change') })
  await change.click()
  await summary.getByLabel(t('cart.estimate.country')).selectOption('DE')
  await summary.getByLabel(t('cart.estimate.postcode')).fill('10115')
  await summary.getByRole('button', { name: t('cart.estimate.submit'), exact: true }).click()
  await expect(summary).toContainText(t('cart.estimate.for', { place: 'Germany, 10115' }))
  await expect(change).toBeFocused()
  await expect(summary.getByLabel(t('cart.estimate.postcode'))).toHaveCount(0)
  expect(calls.named(EstimateShippingOperation.name).at(-1)!.variables).toMatchObject({ country: 'DE', postcode: '10115' })

  await routeOperation(page, EstimateShippingOperation.name, (route) => fulfillAsGateway(route, { data: { estimateShippingMethods: [] } }))
  await change.click()
  await summary.getByLabel(t('cart.estimate.country')).selectOption('FR')
  await summary.getByRole('button', { name: t('cart.estimate.submit'), exact: true }).click()
  await expect(summary).toContainText(t('cart.estimate.none', { place: 'France, 10115' }))
})

test.describe('an answer without an estimate', () => {
  test.use({ expectedErrors: [/The delivery could not be estimated/] })

  test('[CART-17] does not say that the shop does not deliver there', async ({ page, context, shop, t }) => {
    await shop.addToGuestCart(context, BOTTLE)
    await page.goto('/cart')
    const summary = page.getByRole('complementary', { name: t('cart.summary.title') })
    await summary.getByRole('button', { name: t('cart.estimate.change') }).click()
    await routeOperation(page, EstimateShippingOperation.name, (route) => fulfillAsGateway(route, { data: { estimateShippingMethods: null } }))
    await summary.getByLabel(t('cart.estimate.country')).selectOption('DE')
    await summary.getByRole('button', { name: t('cart.estimate.submit'), exact: true }).click()
    await expect(summary).toContainText(t('cart.estimate.failed', { place: 'Germany' }))
  })
})
