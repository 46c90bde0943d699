import { CancelOrderWithCodeOperation } from '../storefront/src/graphql/generated/order.since-2.4.8.ts'
import { orderAsCustomer, advanceOrder } from './customer-orders.ts'
import { revokeTokenDuring } from './customer-page.ts'
import { failOperation, operationsOf, routeOperation } from './gateway-operations.ts'
import { LoginPage } from './login-page.ts'
import { BOTTLE, main, ORDERS, term } from './order-page.ts'
import { BACKEND_URL } from './shop-under-test.ts'
import { expect, inBothLanguages, test } from './test.ts'
import { violations } from './violations.ts'

inBothLanguages((language) => {
  test.describe('a customer who cancels', () => {
    test.use({ expectedErrors: [/The order could not be cancelled|status of 502/] })

    test('[ACC-05] chooses a reason, sees the backend’s refusal, and then the cancelled order', { tag: ['@also-phone', '@polish'] }, async ({ page, path, context, shop, t }) => {
      const customer = await shop.createCustomer()
      const number = await orderAsCustomer(customer, [BOTTLE])
      const onItsWay = await orderAsCustomer(customer, [BOTTLE])
      await shop.logIn(context, customer)
      const dialog = page.getByRole('dialog')
      const submit = dialog.getByRole('button', { name: t('dashboardOrder.cancel.submit') })
      const open = page.getByRole('button', { name: t('dashboardOrder.cancel.open') })

      await test.step('an order that was shipped meanwhile is not cancelled', async () => {
        await page.goto(path(`${ORDERS}/${onItsWay}`))
        await open.click()
        await advanceOrder(onItsWay, 'ship')
        await dialog.getByRole('radio').first().check()
        await submit.click()
        await expect(dialog.getByRole('alert')).toHaveText(t('dashboardOrder.cancel.refusal.shipped'))
        await expect(page.locator('main')).toContainText(t('dashboardOrder.shipments.title', { number: '' }).trim())
        await expect(dialog.getByRole('radio').first(), 'no layout shift under the pointer').toBeChecked()

        const slow = Promise.withResolvers<void>()
        await routeOperation(page, CancelOrderWithCodeOperation.name, async (route) => {
          await slow.promise
          await route.fallback()
        })
        await submit.click()
        await expect(dialog.getByRole('button', { name: t('dashboardOrder.cancel.keep') }), 'no longer possible').toBeDisabled()
        await page.keyboard.press('Escape')
        await expect(dialog).toHaveCount(0)
        slow.resolve()
        await expect(page.getByRole('alert').filter({ hasText: t('dashboardOrder.cancel.refusal.shipped') })).toBeVisible()
        await page.unrouteAll({ behavior: 'ignoreErrors' })
        await expect(open).toHaveCount(0)
      })

      await page.goto(path(`${ORDERS}/${number}`))
      await expect(open).toBeVisible()
      await expect(main(page).getByRole('link', { name: t('dashboardOrder.withdraw') }), 'it is cancelled instead').toHaveCount(0)
      await open.press('Enter')
      expect(await violations(page)).toEqual([])
      await submit.click()
      await expect(dialog).toContainText(t('dashboardOrder.cancel.reasonMissing'))
      await expect(dialog.getByRole('radio').first()).toBeFocused()
      const reason = { en: 'The order was placed by mistake', pl: 'Zamówienie złożono przez pomyłkę' }[language]
      await dialog.getByRole('radio', { name: reason }).check()

      await test.step('an outage shows an error, and the form keeps its values', async () => {
        await failOperation(page, CancelOrderWithCodeOperation.name)
        await submit.click()
        await expect(dialog.getByRole('alert')).toHaveText(t('dashboardOrder.cancel.failed'))
        await page.unrouteAll({ behavior: 'wait' })
      })

      const outage = page.getByRole('alert').filter({ hasText: t('dashboardOrder.cancel.failed') })
      await test.step('once the dialog is closed, a toast tells of the outage', async () => {
        const closed = Promise.withResolvers<void>()
        await routeOperation(page, CancelOrderWithCodeOperation.name, async (route) => {
          await closed.promise
          await route.fulfill({ status: 502, json: { errors: [] } })
        })
        await submit.click()
        await page.keyboard.press('Escape')
        await expect(dialog).toHaveCount(0)
        closed.resolve()
        await expect(outage).toBeVisible()
        await page.unrouteAll({ behavior: 'wait' })
        await open.press('Enter')
        await dialog.getByRole('radio', { name: reason }).check()
      })

      const sent = operationsOf(page)
      // The second click is on the dialog, too, however fast the answer is.
      const clicked = Promise.withResolvers<void>()
      await routeOperation(page, CancelOrderWithCodeOperation.name, async (route) => {
        await clicked.promise
        await route.fallback()
      })
      await submit.dblclick()
      clicked.resolve()
      const done = page.getByText(t('dashboardOrder.cancel.done'))
      await expect(done).toBeVisible()
      await expect(outage, 'it is over').toBeHidden()
      await expect(dialog).toHaveCount(0)
      await expect(main(page)).toContainText({ en: 'Canceled', pl: 'Anulowane' }[language])
      await expect(page.locator(':focus')).toContainText(t('dashboardOrder.cancel.done'))
      expect(sent.filter((name) => name === CancelOrderWithCodeOperation.name)).toHaveLength(1)
      await expect(page.getByRole('region', { name: t('dashboardOrder.comments') })).toContainText(reason)
      await expect(open).toHaveCount(0)
    })
  })

  test('[ACC-05] [AUTH-14] a token that is refused to the cancellation: the login alone says so', { tag: '@polish' }, async ({ page, path, context, shop, t }) => {
    const customer = await shop.createCustomer()
    const number = await orderAsCustomer(customer, [BOTTLE])
    await shop.logIn(context, customer)
    await page.goto(path(`${ORDERS}/${number}`))
    await page.getByRole('button', { name: t('dashboardOrder.cancel.open') }).click()
    const dialog = page.getByRole('dialog')
    await dialog.getByRole('radio').first().check()
    await revokeTokenDuring(page, CancelOrderWithCodeOperation.name)
    await dialog.getByRole('button', { name: t('dashboardOrder.cancel.submit') }).click()
    await expect(page).toHaveURL(/\/login\?/)
    await expect(page.getByText(t('login.sessionOver.help'))).toBeVisible()
    await new LoginPage(page, t).logIn(customer)
    await expect(page).toHaveURL(path(`${ORDERS}/${number}`))
    await expect(page.getByText(t('dashboardOrder.cancel.failed'))).toHaveCount(0)
  })

  test.describe('a customer whose order is cancelled without an answer', () => {
    test.use({ expectedErrors: [/status of 502/] })

    test('[ACC-05] sees that it is cancelled', async ({ page, path, context, shop, t }) => {
      const customer = await shop.createCustomer()
      const number = await orderAsCustomer(customer, [BOTTLE])
      await shop.logIn(context, customer)
      await routeOperation(page, CancelOrderWithCodeOperation.name, async (route) => {
        await route.fetch()
        await route.fulfill({ status: 502, json: { errors: [] } })
      })
      await page.goto(path(`${ORDERS}/${number}`))
      await page.getByRole('button', { name: t('dashboardOrder.cancel.open') }).click()
      const dialog = page.getByRole('dialog')
      await dialog.getByRole('radio').first().check()
      await dialog.getByRole('button', { name: t('dashboardOrder.cancel.submit') }).click()
      await expect(page.locator(':focus')).toContainText(t('dashboardOrder.cancel.done'))
      await expect(dialog).toHaveCount(0)
      await expect(main(page)).toContainText({ en: 'Canceled', pl: 'Anulowane' }[language])
    })
  })

  test.describe('an order with a payment page', () => {
    test.use({ knownHosts: [BACKEND_URL] })

    test('[ACC-05] can be paid from its page, but not while it is on hold', async ({ page, path, context, shop, t }) => {
      const customer = await shop.createCustomer()
      const number = await orderAsCustomer(customer, [BOTTLE], { payment: 'sandbox_card' })
      await advanceOrder(number, 'hold')
      await shop.logIn(context, customer)
      await page.goto(path(`${ORDERS}/${number}`))
      const pay = page.getByRole('link', { name: t('dashboardOrder.payment.pay') })
      await expect(main(page)).toContainText('On Hold')
      await expect(main(page)).toContainText(t('dashboardOrder.progress.notes.held.title'))
      await expect(pay).toHaveCount(0)
      await expect(page.getByRole('button', { name: t('dashboard.reorder.action') })).toHaveCount(0)

      await advanceOrder(number, 'unhold')
      await page.reload()
      await pay.click()
      for (const [field, value] of [['number', '4111 1111 1111 1111'], ['expiry', '12/49'], ['cvc', '123']] as const) await page.locator(`#${field}`).fill(value)
      await page.locator('button[value="pay"]').click()
      await expect(page.getByText(t('checkout.success.payment.paid'))).toBeVisible()
      await page.getByRole('link', { name: t('checkout.success.order') }).click()
      await expect(page).toHaveURL(path(`${ORDERS}/${number}`))
      await expect(main(page)).toContainText('Processing')
      await expect(main(page)).toContainText(/Delivery \w{3} \d+ \w{3} – \w{3} \d/)
      await expect(pay).toHaveCount(0)
    })

    test('[CHK-18] says where to transfer its amount until it is paid', async ({ page, path, context, shop, t }) => {
      const customer = await shop.createCustomer()
      const number = await orderAsCustomer(customer, [BOTTLE])
      await shop.logIn(context, customer)
      await page.goto(path(`${ORDERS}/${number}`))
      const details = page.getByRole('region', { name: 'Transfer details' })
      await expect(details).toContainText('PL58 9719 0041 0000 0018 2026 1500')
      await expect(details).toContainText(number)
      await advanceOrder(number, 'pay')
      await page.reload()
      await expect(main(page)).toContainText('Processing')
      await expect(main(page).getByText(t('dashboardOrder.details.paymentMethod'))).toBeVisible()
      await page.waitForLoadState('networkidle')
      await expect(details).toHaveCount(0)
    })

    test('[ACC-05] files can be downloaded once they are paid, as many times as bought', async ({ page, path, context, shop, t }) => {
      const customer = await shop.createCustomer()
      const buy = () => orderAsCustomer(customer, [{ sku: 'HAL-YCL' }], { delivery: null })
      const [number] = [await buy(), await buy()]
      await shop.logIn(context, customer)
      await page.goto(path(`${ORDERS}/${number}`))
      const files = page.getByRole('region', { name: t('dashboardOrder.downloads.label') })
      await expect(files.getByRole('listitem')).toHaveCount(2)
      await expect(files).toContainText(t('dashboardOrder.downloads.notYet'))
      await expect(files).toContainText('Sound only, for the crag')
      await expect(files.getByRole('link')).toHaveCount(0)
      await expect(page.getByRole('list', { name: t('dashboardOrder.items') })).toContainText('Sound only, for the crag')
      await expect(term(page, t('dashboardOrder.details.shippingAddress'))).toHaveCount(0)

      await advanceOrder(number, 'pay')
      await page.reload()
      const link = files.getByRole('link').first()
      const downloading = page.waitForEvent('download')
      await link.click()
      expect((await (await downloading).failure())).toBeNull()
      await advanceOrder(number, 'refund')
      await page.reload()
      await expect(files).toContainText(t('dashboardOrder.downloads.over'))
    })
  })
})
