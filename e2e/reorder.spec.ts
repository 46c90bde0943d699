import type { Page, Route } from '@playwright/test'
import { CartOperation } from '../storefront/src/graphql/generated/cart.ts'
import { ReorderItemsOperation } from '../storefront/src/graphql/generated/reorder.ts'
import { lines } from './cart-page.ts'
import { FAILED_REQUEST, failOperation, fulfillAsGateway, operationsOf, routeOperation } from './gateway-operations.ts'
import { badge } from './customer-page.ts'
import { orderAsCustomer } from './customer-orders.ts'
import { expect, inBothLanguages, test } from './test.ts'
import { violations } from './violations.ts'
import type { Translator } from './translator.ts'

/** Configurable, bundle and downloadable. */
const FLEECE = 'HAL-GIE'
const BOTTLE = { en: 'siklawa-bottle', pl: 'butelka-siklawa' }
const SET = 'HAL-SGB'
const LESSONS = 'HAL-TEN'
/** The last items of products that no other test buys; each language has its own. */
const LAST_ONE = { en: 'HAL-CZB-TAR-XL', pl: 'HAL-CUB-SPR-M' }
const LAST_THREE = { en: 'HAL-CHR-PEA-S', pl: 'HAL-CZU-GLA-L' }

const reorderButton = (page: Page, t: Translator, number: string) =>
  page.getByRole('button', { name: `${t('dashboard.reorder.action')} ${t('dashboard.reorder.which', { number })}` })
const notice = (page: Page) => page.getByRole('main').getByRole('status')

inBothLanguages((language) => {
  test('[ACC-06] an order of all product kinds is reordered once, by keyboard alone, beside the current cart', { tag: '@polish' }, async ({ page, path, context, shop, t }) => {
    const customer = await shop.createCustomer()
    const number = await orderAsCustomer(customer, [FLEECE, SET, LESSONS].map((sku) => ({ sku })))
    await shop.addToCustomerCart(customer, BOTTLE[language])
    await shop.logIn(context, customer)
    const other = await context.newPage()
    await other.goto(path('/dashboard/newsletter'))
    await expect(badge(other, t, 1)).toBeVisible()

    await page.goto(path(`/dashboard/orders/${number}`))
    const sent = operationsOf(page)
    await reorderButton(page, t, number).focus()
    await page.keyboard.press('Enter')
    await page.keyboard.press('Enter')
    await expect(notice(page)).toContainText(t('dashboard.reorder.added', { count: 3 }))
    await expect(badge(page, t, 4)).toBeVisible()
    await expect(badge(other, t, 4)).toBeVisible()
    // The Polish store view does not have orders of the English one.
    expect(sent.filter((name) => name === ReorderItemsOperation.name)).toHaveLength(language === 'en' ? 1 : 2)
    expect(await violations(page)).toEqual([])

    await page.keyboard.press('Tab')
    await expect(page.getByRole('link', { name: t('dashboard.reorder.viewCart') })).toBeFocused()
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL(path('/cart'))
    await expect(lines(page)).toHaveCount(4)
  })

  test('[ACC-06] the list explains for each product why it could not be added, and adds the others', { tag: '@also-phone' }, async ({ page, path, context, shop, t }) => {
    const customer = await shop.createCustomer()
    const sold = [{ sku: LAST_ONE[language] }, { sku: LAST_THREE[language], quantity: 2 }]
    const number = await orderAsCustomer(customer, [...sold, { sku: FLEECE }])
    await shop.logIn(context, customer)
    await page.goto(path(`/dashboard/orders/${number}`))
    const items = page.getByRole('list', { name: t('dashboardOrder.items') }).getByRole('heading')
    await expect(items).toHaveCount(3)
    const names = await items.allTextContents()

    await page.goto(path('/dashboard/orders'))
    await reorderButton(page, t, number).dblclick()
    await expect(notice(page)).toContainText(t('dashboard.reorder.added', { count: 1 }))
    await expect(notice(page)).toContainText(t('dashboard.reorder.notAdded'))
    await expect(notice(page)).toBeInViewport({ ratio: 1 })
    await expect(notice(page).getByRole('listitem')).toHaveText([
      `${names[0]}: ${t('toast-messages.cart.problem.outOfStock')}`,
      `${names[1]}: ${t('toast-messages.cart.problem.notEnough')}`,
    ])
    await expect(badge(page, t, 1)).toBeVisible()
    expect(await violations(page)).toEqual([])
    expect(await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)).toBe(0)
  })
})

test('[ACC-06] an order without available products says so and adds nothing', async ({ page, context, shop, t }) => {
  const customer = await shop.createCustomer()
  const number = await orderAsCustomer(customer, [{ sku: 'HAL-BOC-ROW-XL' }])
  await shop.logIn(context, customer)
  await page.goto('/dashboard/orders')
  await reorderButton(page, t, number).click()
  await expect(notice(page)).toContainText(t('dashboard.reorder.nothing'))
  await expect(notice(page).getByRole('listitem')).toContainText(t('toast-messages.cart.problem.outOfStock'))
  await expect(page.getByRole('link', { name: t('dashboard.reorder.viewCart') })).toHaveCount(0)
  await expect(badge(page, t, 0)).toBeVisible()
})

test('[ACC-06] a shop without reorders says so', async ({ page, context, shop, t }) => {
  const customer = await shop.createCustomer()
  const number = await orderAsCustomer(customer, [{ sku: FLEECE }])
  await shop.logIn(context, customer)
  await page.goto(`/dashboard/orders/${number}`)
  // All tests share the shop's settings, so only this customer's response is changed.
  await routeOperation(page, ReorderItemsOperation.name, async (route) => {
    const { data } = (await (await route.fetch()).json()) as { data: { reorderItems: object } }
    const userInputErrors = [{ code: 'REORDER_NOT_AVAILABLE', message: 'Ponawianie jest niedostępne.' }]
    const cart = { id: 'any', items: [], total_quantity: 0 }
    await fulfillAsGateway(route, { data: { reorderItems: { ...data.reorderItems, cart: { ...(data.reorderItems as { cart: object }).cart, ...cart }, userInputErrors } } })
  })
  await reorderButton(page, t, number).click()
  await expect(notice(page)).toContainText(t('dashboard.reorder.off'))
})

/** The backend executes the operation, and its response is lost. */
async function loseAnswer(route: Route): Promise<void> {
  await route.fetch()
  await route.fulfill({ status: 504, json: { errors: [{ message: 'The shop cannot be reached.' }] } })
}

test.describe('while the backend fails', () => {
  test.use({ expectedErrors: [/status of 50[24]|could not be added to the cart/] })

  test('[ACC-06] [OPS-03] a lost response adds nothing twice, and an outage can be retried', async ({ page, context, shop, t }) => {
    const customer = await shop.createCustomer()
    const number = await orderAsCustomer(customer, [{ sku: FLEECE }])
    await shop.logIn(context, customer)
    await page.goto(`/dashboard/orders/${number}`)
    await failOperation(page, ReorderItemsOperation.name, FAILED_REQUEST)
    await reorderButton(page, t, number).click()
    await expect(page.getByRole('main').getByRole('alert')).toContainText(t('dashboard.reorder.unreachable'))
    await expect(page.getByRole('main').getByRole('alert')).toContainText(t('toast-messages.reference', { id: FAILED_REQUEST }))
    expect(await violations(page)).toEqual([])
    await expect(badge(page, t, 0)).toBeVisible()

    await page.unrouteAll({ behavior: 'ignoreErrors' })
    await routeOperation(page, ReorderItemsOperation.name, loseAnswer)
    await reorderButton(page, t, number).click()
    await expect(notice(page)).toContainText(t('dashboard.reorder.added', { count: 1 }))
    await expect(badge(page, t, 1)).toBeVisible()

    // At first not even the cart shows the added products.
    await page.unrouteAll({ behavior: 'ignoreErrors' })
    await routeOperation(page, ReorderItemsOperation.name, async (route) => {
      await failOperation(page, CartOperation.name)
      await loseAnswer(route)
    })
    await reorderButton(page, t, number).click()
    await expect(page.getByRole('main').getByRole('alert')).toContainText(t('dashboard.reorder.unreachable'))
    await page.unrouteAll({ behavior: 'ignoreErrors' })
    await reorderButton(page, t, number).click()
    await expect(notice(page)).toContainText(t('dashboard.reorder.added', { count: 1 }))
    await page.reload()
    await expect(badge(page, t, 2)).toBeVisible()
  })
})
