import type { Page } from '@playwright/test'
import { CheckoutOperation } from '../storefront/src/graphql/generated/checkout.ts'
import { CartOperation } from '../storefront/src/graphql/generated/cart.ts'
import { OrdersOperation } from '../storefront/src/graphql/generated/orders.ts'
import { orderButton } from './checkout-page.ts'
import { orderAsCustomer } from './customer-orders.ts'
import { routeOperation } from './gateway-operations.ts'
import { readyCart } from './order-as-guest.ts'
import { BOTTLE, main, ORDERS } from './order-page.ts'
import { expect, inBothLanguages, test } from './test.ts'

type Path = readonly (string | number)[]

/** The backend fails inside at this element of a list, which is then null. */
const losePart = (page: Page, operation: string, path: Path) =>
  routeOperation(page, operation, async (route) => {
    const response = await route.fetch()
    const body = (await response.json()) as { data: unknown; errors?: object[] }
    const list = path.slice(0, -1).reduce((value, step) => (value as Readonly<Record<string | number, unknown>>)[step], body.data) as unknown[]
    list[path.at(-1) as number] = null
    body.errors = [...(body.errors ?? []), { message: 'Internal server error', path, extensions: { category: 'internal' } }]
    await route.fulfill({ response, json: body })
  })

inBothLanguages(() => {
  test('[CHK-02] without one of the terms, or one of the lines, nothing can be ordered until they are there', async ({ page, path, context, shop, t }) => {
    const cartId = await shop.addToGuestCart(context, 'siklawa-bottle')
    await readyCart(cartId)
    const unreachable = page.getByText(t('checkout.unreachable.title'))
    for (const lost of [['checkoutAgreements', 0], ['cart', 'items', 0]]) {
      await losePart(page, CheckoutOperation.name, lost)
      await page.goto(path('/checkout/payment'))
      await expect(unreachable).toBeVisible()
      await expect(orderButton(page, t)).toHaveCount(0)
      await expect(main(page)).not.toContainText(t('checkout.empty.title'))
      await page.unrouteAll({ behavior: 'wait' })
      await expect(orderButton(page, t)).toBeVisible()
      await expect(unreachable).toHaveCount(0)
    }
    await losePart(page, CartOperation.name, ['cart', 'items', 0])
    await page.goto(path('/cart'))
    await expect(page.getByText(t('cart.unreachable.title'))).toBeVisible()
    await page.unrouteAll({ behavior: 'wait' })
    await expect(main(page)).toContainText('Siklawa')
  })

  test('[ACC-04] an order that cannot be read is mentioned beside the others', async ({ page, path, context, shop, t }) => {
    const customer = await shop.createCustomer()
    const numbers = [await orderAsCustomer(customer, [BOTTLE]), await orderAsCustomer(customer, [BOTTLE])]
    await shop.logIn(context, customer)
    await losePart(page, OrdersOperation.name, ['customer', 'orders', 'items', 0])
    await page.goto(path(ORDERS))
    await expect(page.getByText(t('dashboardOrders.hidden', { count: 1 }))).toBeVisible()
    await expect(main(page)).toContainText(numbers[0]!)
  })
})
