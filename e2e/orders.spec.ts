import type { Locator, Page } from '@playwright/test'
import { DownloadsOperation } from '../storefront/src/graphql/generated/downloads.ts'
import { OrderOperation } from '../storefront/src/graphql/generated/order.ts'
import { OrdersOperation } from '../storefront/src/graphql/generated/orders.ts'
import { orderAsCustomer, advanceOrder } from './customer-orders.ts'
import { failOperation } from './gateway-operations.ts'
import { BOTTLE, main, ORDERS, term } from './order-page.ts'
import { clickRetry } from './click-retry.ts'
import { HOME } from './saved-addresses.ts'
import { expect, inBothLanguages, test } from './test.ts'
import { violations } from './violations.ts'

const STORE = { en: 'default', pl: 'pl' } as const
const DAY = { en: /\d{1,2} [A-Z]\w+ 20\d\d/, pl: /\d{1,2} \p{Ll}+ 20\d\d/u }

/** The table, or the cards in its place on small screens. */
const numbers = (page: Page): Locator => main(page).locator('.order-number:visible')
const widthOf = (page: Page) => page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)

async function widthOfLargeText(page: Page): Promise<number> {
  const enlarge = (size: string) => page.evaluate((fontSize) => Object.assign(document.documentElement.style, { fontSize }) && undefined, size)
  await enlarge('200%')
  const width = await widthOf(page)
  await enlarge('')
  return width
}

inBothLanguages((language) => {
  test('[ACC-04] [ROUTE-14] the list of orders, newest first, page by page, with a choice of page size', { tag: ['@also-phone', '@polish'] }, async ({ page, path, context, shop, t, isMobile }) => {
    const customer = await shop.createCustomer()
    const placed: string[] = []
    for (let index = 0; index < 11; index++) placed.push(await orderAsCustomer(customer, [BOTTLE]))
    await advanceOrder(placed[10]!, 'cancel')
    const newestFirst = placed.toReversed()
    await shop.logIn(context, customer)
    await page.goto(path(ORDERS))
    await expect(numbers(page)).toHaveText(newestFirst.slice(0, 10))
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(t('dashboard.sections.orders'))
    await expect(page).toHaveTitle(new RegExp(`^${t('dashboard.sections.orders')} – `))

    const first = main(page).getByRole(isMobile ? 'listitem' : 'row').filter({ hasText: newestFirst[0]! })
    await expect(first).toContainText(DAY[language])
    await expect(first).toContainText({ en: 'Canceled', pl: 'Anulowane' }[language])
    await expect(first.locator('.status')).toHaveClass(/status-ended/)
    const columns = isMobile ? [] : ['number', 'products', 'date', 'status', 'total', 'actions'].map((column) => t(`dashboardOrders.${column}`))
    await expect(main(page).getByRole('columnheader')).toHaveText(columns)
    await expect(first).toContainText({ en: 'PLN 133.99', pl: '133,99 zł' }[language])
    await expect(first.getByRole('img', { name: /Siklawa/ })).toBeVisible()
    expect(await violations(page)).toEqual([])
    expect(await widthOf(page)).toBe(0)

    const pages = page.getByRole('navigation', { name: t('dashboard.pages.label'), exact: true })
    await expect(pages).toContainText('1 / 2')
    await pages.getByRole('link', { name: t('dashboard.pages.next') }).press('Enter')
    await expect(page).toHaveURL(path(`${ORDERS}?p=2`))
    await expect(numbers(page)).toHaveText(newestFirst.slice(10))
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
    await expect(pages).toContainText('2 / 2')
    await expect(pages.getByRole('link')).toHaveText([t('dashboard.pages.previous')])
    await expect(pages.getByRole('link')).toHaveAttribute('href', path(ORDERS))

    const show = page.getByLabel({ en: 'Show:', pl: 'Pokaż:' }[language])
    await expect(show).toHaveValue('10')
    await expect(show.locator('option')).toHaveText(['10', '20', '50'])
    await show.selectOption('20')
    await expect(page).toHaveURL(path(`${ORDERS}?show=20`))
    await expect(numbers(page)).toHaveText(newestFirst)
    await expect(show).toHaveValue('20')
    await expect(pages, 'all are on one page').toHaveCount(0)
    await page.reload()
    await expect(numbers(page)).toHaveText(newestFirst)
    await page.goBack()
    await expect(numbers(page)).toHaveText(newestFirst.slice(10))

    await page.goto(path(`${ORDERS}?p=99&show=20`))
    await expect(main(page)).toContainText(t('dashboardOrders.noPage.title'))
    await page.getByRole('link', { name: t('dashboardOrders.noPage.first') }).click()
    await expect(page, 'a page keeps the size').toHaveURL(path(`${ORDERS}?show=20`))
    await numbers(page).first().click()
    await expect(page).toHaveURL(path(`${ORDERS}/${newestFirst[0]}`))
  })

  test('[ACC-05] [CHK-21] an order that is collected names the locker or shop, its hours and who comes', { tag: ['@polish', '@phone'] }, async ({ page, path, context, shop, t }) => {
    const customer = await shop.createCustomer()
    await shop.logIn(context, customer)
    const places = [
      { delivery: ['instore', 'pickup', 'halny-zakopane'], title: { en: 'Collect from a Halny shop', pl: 'Odbiór w sklepie Halny' }, place: 'Halny ZakopaneKrupówki 40, 34-500 Zakopane', hours: /10:00.19:00/ },
      { delivery: ['locker', 'standard', 'NOT02A'], title: { en: 'Parcel locker', pl: 'Automat paczkowy' }, place: 'NOT02A', hours: /34-400 Nowy Targ/ },
    ] as const
    for (const { delivery, title, place, hours } of places) {
      const number = await orderAsCustomer(customer, [{ sku: 'HAL-SIK' }], { delivery, store: STORE[language] })
      await advanceOrder(number, 'ship', { track: 'HAL 77' })
      await page.goto(path(`${ORDERS}/${number}`))
      const method = term(page, t('dashboardOrder.details.shippingMethod'))
      await expect(method).toContainText(`${title[language]}${place}`)
      await expect(method).toContainText(hours)
      await expect(term(page, t('dashboardOrder.details.recipient'))).toHaveText('Agata Wierch+48 600 100 200')
      await expect(page.getByText(t('dashboardOrder.details.shippingAddress'), { exact: true })).toHaveCount(0)
    }
  })

  test('[ACC-05] the number of a carrier without a known page is copied', async ({ page, path, context, shop, t }) => {
    const customer = await shop.createCustomer()
    const number = await orderAsCustomer(customer, [{ sku: 'HAL-SIK' }], { delivery: ['instore', 'pickup', 'halny-zakopane'] })
    await advanceOrder(number, 'ship', { track: 'HAL 77' })
    await shop.logIn(context, customer)
    await context.grantPermissions(['clipboard-read', 'clipboard-write'])
    await page.goto(path(`${ORDERS}/${number}`))
    await page.getByRole('button', { name: t('dashboardOrder.shipments.copyNamed', { number: 'HAL 77' }) }).click()
    await expect(page.getByText(t('dashboardOrder.shipments.copied'))).toBeVisible()
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe('HAL 77')
  })

  test('[ACC-05] [ROUTE-15] an order with its options, addresses, payment and all totals', { tag: ['@also-phone', '@polish'] }, async ({ page, path, context, shop, t }) => {
    const customer = await shop.createCustomer()
    const items = [{ sku: 'HAL-GAS' }, { sku: 'HAL-PST', quantity: 2, entered: { Engraving: '<b>A&W</b>', Grawer: '<b>A&W</b>' } }, { sku: 'HAL-SGB' }]
    const billing = { ...HOME, firstname: '<i>Jan</i>', company: 'Bacówka', street: ['Krupówki', '1'], vat_id: '5260250274' }
    const number = await orderAsCustomer(customer, items, { coupon: 'WIATR10', billing, store: STORE[language] })
    await advanceOrder(number, 'pay')
    await advanceOrder(number, 'ship', { track: 'HAL 77' })
    await shop.logIn(context, customer)
    await page.goto(path(`${ORDERS}/${number}`))

    await expect(page.getByRole('heading', { level: 1 })).toHaveText(`${t('dashboardOrder.title')} ${number}`)
    await expect(main(page)).toContainText({ en: 'Complete', pl: 'Zrealizowane' }[language])
    await expect(main(page)).toContainText(DAY[language])
    const steps = ['received', 'packing', 'sent'].map((step) => `${t(`dashboardOrder.progress.steps.${step}`)}${t('dashboardOrder.progress.done')}`)
    await expect(page.getByRole('list', { name: t('dashboardOrder.progress.label') }).getByRole('listitem')).toHaveText(steps)

    await test.step('its items', async () => {
      const lines = page.getByRole('list', { name: t('dashboardOrder.items') }).locator('> li')
      await expect(lines).toHaveCount(3)
      const [jacket, flask, box] = [lines.nth(0), lines.nth(1), lines.nth(2)]
      await expect(jacket.getByRole('heading')).toHaveText(/Gąsienicow/)
      await expect(flask.getByRole('heading')).toHaveText(/Pstrąg/)
      await expect(jacket).toContainText(/(?:SKU|Kod produktu:) HAL-GAS-\w+-\w+ · \p{Lu}\p{Ll}+, \w+/u)
      await expect(jacket.getByRole('link')).toHaveAttribute('href', path({ en: '/gasienicowa-fleece', pl: '/bluza-polarowa-gasienicowa' }[language]))
      await expect(jacket.locator('img')).toHaveAttribute('src', /_next\/image/)
      await expect(jacket).toContainText({ en: '1 × PLN 359.00', pl: '1 × 359,00 zł' }[language])
      await expect(flask).toContainText({ en: 'Engraving: <b>A&W</b>', pl: 'Grawer: <b>A&W</b>' }[language])
      await expect(flask).toContainText({ en: '2 × PLN 104.00', pl: '2 × 104,00 zł' }[language])
      await expect(flask).toContainText({ en: 'PLN 208.00', pl: '208,00 zł' }[language])
      await expect(box.getByRole('listitem')).toHaveCount(3)
      await expect(box).toContainText({ en: 'Socks: ', pl: 'Skarpety: ' }[language])
    })

    await test.step('its addresses and methods', async () => {
      await expect(term(page, t('dashboardOrder.details.shippingAddress'))).toContainText('Agata Wierch')
      for (const line of ['Kościeliska 14a/3', '34-500 Zakopane', { en: 'Poland', pl: 'Polska' }[language], '600']) {
        await expect(term(page, t('dashboardOrder.details.shippingAddress'))).toContainText(line)
      }
      await expect(term(page, t('dashboardOrder.details.billingAddress'))).toContainText('Bacówka<i>Jan</i> WierchKrupówki 1')
      await expect(term(page, t('dashboardOrder.details.billingAddress'))).toContainText('526-025-02-74')
      await expect(term(page, t('dashboardOrder.details.shippingMethod'))).toContainText({ en: 'Parcel locker', pl: 'Automat paczkowy' }[language])
      await expect(term(page, t('dashboardOrder.details.paymentMethod'))).toContainText({ en: 'Bank transfer', pl: 'Przelew' }[language])
    })

    await test.step('its totals', async () => {
      const sums = page.getByRole('region', { name: t('dashboardOrder.sums.label') })
      const amounts = (await sums.locator('dd').allTextContents()).map((text) => Number(text.replaceAll(/[^\d−]/g, '').replace('−', '-')) / 100)
      const [subtotal, discount, shipping, grandTotal, tax] = amounts as [number, number, number, number, number]
      expect(subtotal).toBeGreaterThan(359 + 208)
      expect(discount).toBeCloseTo(-subtotal / 10, 1)
      await expect(sums).toContainText('WIATR10')
      expect(subtotal + discount + shipping, 'the totals add up').toBeCloseTo(grandTotal, 2)
      expect(tax, 'it includes VAT of 23 %').toBeCloseTo((grandTotal * 23) / 123, 1)
      for (const sum of await sums.locator('dd').all()) await expect(sum).toHaveText({ en: /PLN|^Free$/, pl: /,\d\d\szł$|^Gratis$/ }[language])
      await expect(sums.locator('dt').last(), 'the rate').toContainText('23')
      await expect(sums.locator('dt')).toContainText([
        t('dashboardOrder.sums.subtotal'), t('dashboardOrder.sums.discount'), t('dashboardOrder.sums.shipping'), t('dashboardOrder.sums.grandTotal'),
        t('dashboardOrder.sums.taxIncluded'),
      ])
    })

    await test.step('its parcel and its invoice', async () => {
      const shipments = page.getByRole('region', { name: t('dashboardOrder.shipments.label') })
      await expect(shipments).toContainText('InPost: HAL 77')
      await expect(shipments.getByRole('link', { name: t('dashboardOrder.shipments.trackNamed', { number: 'HAL 77' }) })).toHaveAttribute('href', 'https://inpost.pl/sledzenie-przesylek?number=HAL%2077')
      await expect(page.getByRole('region', { name: t('dashboardOrder.invoices.label') })).toContainText({ en: /Invoice \d+.*PLN/, pl: /Faktura \d+.*zł/ }[language])
    })
    expect(await violations(page)).toEqual([])
    expect(await widthOf(page)).toBe(0)
    expect(await widthOfLargeText(page), 'with text of twice the size').toBe(0)

    await test.step('the print view has only the order', async () => {
      await page.evaluate(() => Object.assign(globalThis, { print: () => { document.title = 'printed' } }))
      await page.getByRole('button', { name: t('dashboardOrder.print'), exact: true }).click()
      await expect(page).toHaveTitle('printed')
      await page.emulateMedia({ media: 'print' })
      for (const role of ['banner', 'contentinfo', 'navigation', 'button'] as const) {
        for (const part of await page.getByRole(role).all()) await expect(part).toBeHidden()
      }
      await expect(page.getByRole('region', { name: t('dashboardOrder.sums.label') })).toBeVisible()
    })
  })

  test('[ACC-05] a refunded order cannot be cancelled', async ({ page, path, context, shop, t }) => {
    const customer = await shop.createCustomer()
    const number = await orderAsCustomer(customer, [BOTTLE])
    await advanceOrder(number, 'pay')
    await advanceOrder(number, 'refund')
    await shop.logIn(context, customer)
    await page.goto(path(`${ORDERS}/${number}`))
    await expect(main(page)).toContainText('Closed')
    await expect(page.getByRole('list', { name: t('dashboardOrder.items') })).toContainText(t('dashboardOrder.item.refunded', { quantity: 1, count: 1 }))
    await expect(page.getByRole('region', { name: t('dashboardOrder.refunds.label') })).toContainText('PLN 133.99')
    await expect(term(page, t('dashboardOrder.details.billingAddress'))).toHaveText(t('dashboardOrder.details.sameAsShipping'))
    await expect(page.getByRole('button', { name: t('dashboardOrder.cancel.open') })).toHaveCount(0)
  })

  test('[ROUTE-15] an unknown order number and another customer’s lead to the same friendly page', async ({ page, path, context, shop, t }) => {
    const foreign = await orderAsCustomer(await shop.createCustomer(), [BOTTLE])
    await shop.logIn(context, await shop.createCustomer())
    for (const number of [foreign, '000999999', '%3Cb%3E']) {
      await page.goto(path(`${ORDERS}/${number}`))
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(t('dashboard.notFound.orders.title'))
      await expect(main(page)).not.toContainText('Kościeliska')
    }
    await page.getByRole('link', { name: t('dashboard.notFound.orders.back') }).click()
    await expect(main(page)).toContainText(t('dashboardOrders.none.title'))
    expect(await violations(page)).toEqual([])
  })

  test.describe('a backend that does not answer', () => {
    test.use({ expectedErrors: [/status of 502/] })

    test('[ACC-04] [ACC-05] leaves working pages with a retry button', async ({ page, path, context, shop, t }) => {
      const customer = await shop.createCustomer()
      const number = await orderAsCustomer(customer, [BOTTLE])
      await shop.logIn(context, customer)
      for (const [operation, address] of [[OrdersOperation.name, ORDERS], [OrderOperation.name, `${ORDERS}/${number}`]] as const) {
        await failOperation(page, operation)
        await page.goto(path(address))
        await expect(main(page)).toContainText(t('dashboard.part.unreachable'))
        await clickRetry(page, t, operation)
        await page.unrouteAll({ behavior: 'wait' })
        await expect(main(page)).toContainText('PLN 133.99')
        await expect(main(page)).toContainText(number)
      }
      const withFiles = await orderAsCustomer(customer, [{ sku: 'HAL-YCL' }], { delivery: null })
      await failOperation(page, DownloadsOperation.name)
      await page.goto(path(`${ORDERS}/${withFiles}`))
      await expect(main(page)).toContainText(t('dashboard.part.unreachable'))
      expect(await violations(page)).toEqual([])
    })

    test('[ACC-04] is requested again by a hidden tab once it becomes visible', async ({ page, path, context, shop, t }) => {
      const customer = await shop.createCustomer()
      const number = await orderAsCustomer(customer, [BOTTLE])
      await shop.logIn(context, customer)
      const show = (visibilityState: string) => Object.defineProperty(document, 'visibilityState', { value: visibilityState, configurable: true })
      await page.addInitScript(show, 'hidden')
      await page.clock.install()
      await failOperation(page, OrdersOperation.name)
      await page.goto(path(ORDERS))
      await expect(main(page)).toContainText(t('dashboard.part.unreachable'))
      await page.unrouteAll({ behavior: 'wait' })
      await page.clock.fastForward(30_000)
      await page.evaluate(show, 'visible')
      await page.evaluate(() => dispatchEvent(new Event('visibilitychange')))
      await expect(main(page)).toContainText(number)
    })
  })
})
