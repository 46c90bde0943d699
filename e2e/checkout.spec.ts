import type { Page } from '@playwright/test'
import { checkbox, continueCheckout, fieldOf } from './address-pages.ts'
import { fulfillAsGateway, onOperation, routeOperation } from './gateway-operations.ts'
import { CheckoutPage, SHOPPER } from './checkout-page.ts'
import { readyCart } from './order-as-guest.ts'
import { expect, inBothLanguages, test } from './test.ts'

/** On a Friday evening. */
const DELIVERIES = {
  en: [
    /Parcel locker PLN\s14\.99 .* Tue 24 Nov – Wed 25 Nov/,
    /Courier PLN\s18\.99 .* Tue 24 Nov – Wed 25 Nov/,
    /Collect from a Halny shop Free .* Ready to collect from Tue 24 Nov/,
  ],
  pl: [
    /Automat paczkowy 14,99\szł .* wt., 24 lis – śr., 25 lis/,
    /Kurier 18,99\szł .* wt., 24 lis – śr., 25 lis/,
    /Odbiór w sklepie Halny Gratis .* Do odbioru od wt., 24 lis/,
  ],
} as const

const PAYMENTS = {
  en: [/^BLIK .*six-digit code/, /^Cash on delivery .*You pay on receipt.*No extra fee/, /^Card .*Enter your card/, /^Bank transfer .*You make the transfer/],
  pl: [/^BLIK .*sześciocyfrowy kod/, /^Za pobraniem .*Płacisz przy odbiorze .*Bez dodatkowych opłat/, /^Karta płatnicza .*dane karty/, /^Przelew .*Przelew wysyłasz/],
} as const

/** The backend's refusal of this mutation from now on. */
const refuse = (page: Page, operationName: string, message: string) =>
  routeOperation(page, operationName, (route) => {
    const field = operationName.charAt(0).toLowerCase() + operationName.slice(1)
    return fulfillAsGateway(route, { data: { [field]: null }, errors: [{ message, path: [field], extensions: { category: 'graphql-input' } }] })
  })

inBothLanguages((language) => {
  const bottle = { en: 'siklawa-bottle', pl: 'butelka-siklawa' }[language]

  test.beforeEach(async ({ page, path, context, shop }) => {
    await shop.addToGuestCart(context, bottle)
    await page.goto(path('/checkout'))
  })

  test('[CHK-02] [CHK-04] a guest is asked for an e-mail, and missing or invalid values are reported at their fields', { tag: '@also-phone' }, async ({ page, path, t }) => {
    const email = page.getByRole('main').getByLabel(t('customerAddressForm.email'), { exact: true })
    await expect(email).toBeVisible()
    await page.getByRole('button', { name: t('checkout.address.continue') }).click()
    await expect(email).toBeFocused()
    for (const name of Object.keys(SHOPPER)) {
      const message = t(`customerAddressForm.error.provide${name.charAt(0).toUpperCase()}${name.slice(1)}`)
      await expect(fieldOf(page, t)(name)).toHaveAccessibleDescription(message)
    }

    await new CheckoutPage(page, t).fillAddress({ ...SHOPPER, email: 'not an address', postalCode: '12', phoneNumber: '12' })
    await page.getByRole('button', { name: t('checkout.address.continue') }).click()
    for (const [name, message] of [['email', 'wrongEmail'], ['postalCode', 'wrongPolishPostalCode'], ['phoneNumber', 'shortPhoneNumber']] as const) {
      await expect(fieldOf(page, t)(name)).toHaveAccessibleDescription(t(`customerAddressForm.error.${message}`))
    }
    await expect(page).toHaveURL(path('/checkout'))
    await expect(page.getByLabel(t('customerAddressForm.street'), { exact: true })).toHaveValue(SHOPPER.street)

    await checkbox(page, t('checkout.address.billingSame')).uncheck()
    await continueCheckout(page, t)
    const billing = page.getByRole('group', { name: t('checkout.address.billingTitle') })
    for (const name of ['street', 'city']) {
      const message = t(`customerAddressForm.error.provide${name.charAt(0).toUpperCase()}${name.slice(1)}`)
      await expect(billing.getByLabel(t(`customerAddressForm.${name}`), { exact: true })).toHaveAccessibleDescription(message)
    }
  })

  test('[CHK-01] there are three steps in order; what is entered survives a reload, and a finished step can be opened again', async ({ page, path, t }) => {
    const checkout = new CheckoutPage(page, t)
    const steps = page.getByRole('list', { name: t('checkout.steps.label') }).getByRole('listitem')
    await page.goto(path('/checkout/payment'))
    await expect(page).toHaveURL(path('/checkout'))
    await expect(steps).toHaveText(['address', 'delivery', 'payment'].map((step, index) => `${index + 1}. ${t(`checkout.steps.${step}`)}`))
    await expect(steps.first()).toHaveAttribute('aria-current', 'step')
    const links = page.getByRole('main').getByRole('link')
    await expect(links.filter({ hasText: t('checkout.backToCart') })).toHaveAttribute('href', path('/cart'))
    await checkout.fillAddress()
    await page.reload()
    for (const [name, value] of Object.entries(SHOPPER)) await expect(fieldOf(page, t)(name)).toHaveValue(value)
    await page.getByRole('button', { name: t('checkout.address.continue') }).click()
    await expect(page).toHaveURL(path('/checkout/delivery'))
    await expect(page.getByRole('main')).toContainText(SHOPPER.lastName)
    await expect(steps.nth(1)).toHaveAttribute('aria-current', 'step')
    await expect(steps.first()).toContainText(t('checkout.steps.done'))
    const lines = await steps.evaluateAll((all) => all.map((step) => getComputedStyle(step).borderTopColor))
    expect(new Set(lines).size, 'colours of a finished, the current and the next step').toBe(3)
    await expect(links.filter({ hasText: t('checkout.delivery.back') })).toHaveAttribute('href', path('/checkout'))
    await page.getByRole('radio', { name: /18[.,]99/ }).check()
    await page.reload()
    await expect(page.getByRole('radio', { name: /18[.,]99/ })).toBeChecked()
    await steps.getByRole('link', { name: t('checkout.steps.address') }).click()
    await expect(page.getByLabel(t('customerAddressForm.lastName'), { exact: true })).toHaveValue(SHOPPER.lastName)
    await continueCheckout(page, t)
    await page.getByRole('link', { name: t('checkout.delivery.changeAddress') }).click()
    await expect(page).toHaveURL(path('/checkout'))

    await continueCheckout(page, t)
    await page.getByRole('button', { name: t('checkout.delivery.continue') }).click()
    await expect(page).toHaveURL(path('/checkout/payment'))
    const payment = page.getByRole('radio', { name: PAYMENTS[language][1] })
    await payment.check()
    await page.reload()
    await expect(payment).toBeChecked()
    await expect(links.filter({ hasText: t('checkout.payment.back') })).toHaveAttribute('href', path('/checkout/delivery'))
    await expect(page.getByRole('link', { name: t('checkout.payment.changeAddress') })).toHaveAttribute('href', path('/checkout'))
    await page.getByRole('link', { name: t('checkout.payment.changeDelivery') }).click()
    await expect(page.getByRole('radio', { name: /18[.,]99/ })).toBeChecked()
  })

  test('[CHK-07] [CHK-08] each shipping method shows its price and its delivery time; delivery and payment are listed and required', { tag: '@polish' }, async ({ page, t }) => {
    const checkout = new CheckoutPage(page, t)
    await page.clock.setFixedTime('2026-11-20T18:00:00Z')
    await checkout.submitAddress()
    const methods = page.getByRole('radiogroup', { name: t('checkout.delivery.label') })
    for (const name of DELIVERIES[language]) await expect(methods.getByRole('radio', { name, checked: false })).toBeVisible()
    await page.getByRole('button', { name: t('checkout.delivery.continue') }).click()
    await expect(page.getByRole('alert').getByText({ en: 'Provide shipping method', pl: 'Wybierz metodę dostawy' }[language])).toBeVisible()
    await expect(methods).toHaveAttribute('aria-invalid', 'true')
    await expect(methods.getByRole('radio').first()).toBeFocused()
    // Neither the first method nor, below, the first payment.
    await checkout.chooseDelivery(/18[.,]99/)
    await expect(page.getByRole('definition').filter({ hasText: { en: /^Courier · PLN\s18\.99/, pl: /^Kurier · 18,99\szł/ }[language] })).toBeVisible()
    await expect(page.getByRole('complementary', { name: t('checkout.summary.label') })).toContainText(/18[.,]99/)
    const payments = page.getByRole('radiogroup', { name: t('checkout.payment.label') })
    for (const name of PAYMENTS[language]) await expect(payments.getByRole('radio', { name, checked: false })).toBeVisible()
    await page.getByRole('button', { name: t('checkout.payment.place') }).click()
    await expect(page.getByRole('alert').getByText({ en: 'Choose payment method', pl: 'Wybierz metodę płatności' }[language])).toBeVisible()
    await expect(payments).toHaveAttribute('aria-invalid', 'true')
    await expect(payments.getByRole('radio').first()).toBeFocused()
    await expect(payments.getByRole('radio')).toHaveCount(4)
    await expect(page.getByText(t('checkout.payment.agreement')).first()).toBeVisible()
    const consent = page.getByRole('main').getByRole('checkbox', { name: { en: 'I accept the terms of sale and have read the privacy policy', pl: 'Akceptuję regulamin i znam politykę prywatności' }[language] })
    await consent.locator('..').getByRole('link', { name: { en: 'terms of sale', pl: 'regulamin' }[language] }).click()
    const agreement = page.getByRole('dialog', { name: { en: 'Terms of sale', pl: 'Regulamin' }[language] })
    await expect(agreement).toContainText({ en: /within 14 days/, pl: /w ciągu 14 dni/ }[language])
    await page.keyboard.press('Escape')
    await expect(agreement).toBeHidden()
    await expect(consent).not.toBeChecked()
    await expect(page).not.toHaveURL(/success/)

    const chosen: unknown[] = []
    onOperation(page, ({ operationName, variables }) => operationName === 'SetPaymentMethodOnCart' && chosen.push(variables['code']))
    await checkout.choosePayment(PAYMENTS[language][1])
    await expect(payments).toHaveAttribute('aria-invalid', 'false')
    await checkout.place()
    await checkout.orderNumber()
    expect(chosen).toEqual(['cashondelivery'])
    await expect(page.getByRole('main')).toContainText(t('checkout.method.cashOnDelivery.next'))
  })

  test('[ROUTE-09] [CHK-12] an order that the backend refuses leads to the error page, and the cart is kept', { tag: '@polish' }, async ({ page, path, t }) => {
    const checkout = new CheckoutPage(page, t)
    await checkout.submitAddress()
    await checkout.chooseDelivery(/18[.,]99/)
    await checkout.choosePayment({ en: /Bank transfer/, pl: /Przelew/ }[language])
    const refusal = { message: 'Unable to place order: Enter a valid payment method and try again.', extensions: { category: 'graphql-input' } }
    await routeOperation(page, 'PlaceOrder', (route) => fulfillAsGateway(route, { errors: [refusal] }))
    await checkout.place()
    await expect(page).toHaveURL(path('/checkout/error'))
    await expect(page.getByRole('heading', { level: 1 })).toHaveText({ en: 'Sorry! Something Goes Wrong', pl: 'Coś poszło nie tak' }[language])
    const reason = page.getByRole('main').getByRole('alert')
    await expect(reason).toContainText(t('checkout.refusal.order'))
    await expect(reason).toContainText(t('checkout.refusal.reason.payment'))
    await expect(page.getByRole('main').getByRole('link', { name: t('checkout.error.cart') })).toHaveAttribute('href', path('/cart'))
    await page.getByRole('link', { name: { en: 'Go Back', pl: 'Wróć do kasy' }[language], exact: true }).click()
    await expect(page).toHaveURL(path('/checkout/payment'))
    await page.goto(path('/cart'))
    await expect(page.getByRole('main').getByRole('listitem').first()).toBeVisible()
    await expect(page.getByRole('main')).not.toContainText(t('cart.empty.title'))
  })
})

test('[CHK-07] a day of delivery is promised in the store’s own country, and none abroad', async ({ page, t, context, shop }) => {
  const cart = await shop.addToGuestCart(context, 'siklawa-bottle')
  const courier = page.getByRole('definition').filter({ hasText: /^Courier/ })
  await readyCart(cart)
  await page.goto('/checkout/payment')
  await expect(courier).toContainText(/Delivery \w{3} \d/)
  await readyCart(cart, { country: 'DE', city: 'Berlin', postcode: '10115' })
  await page.reload()
  await expect(page.getByRole('definition').filter({ hasText: 'Berlin' })).toBeVisible()
  await expect(courier).not.toContainText('Delivery')
  await page.getByRole('link', { name: t('checkout.payment.changeDelivery') }).click()
  await expect(page.getByRole('radio', { name: /^Courier/ })).not.toHaveAccessibleName(/Delivery/)
})

test.describe('a part of the order that the backend refuses', () => {
  test.use({ expectedErrors: [/The order was refused/] })
  test.beforeEach(async ({ context, shop }) => readyCart(await shop.addToGuestCart(context, 'siklawa-bottle')))

  test('[CHK-10] each address and the shipping method are named in the step', async ({ page, t }) => {
    const notice = page.getByRole('main').getByRole('alert')
    await page.goto('/checkout')
    await expect(page, 'the first open step').toHaveURL('/checkout/payment')
    await page.getByRole('link', { name: t('checkout.payment.changeAddress') }).click()
    const quoted = `${t('checkout.refusal.unknown')}${t('checkout.refusal.quoted', { message: 'No.' })}`
    await checkbox(page, t('checkout.address.billingSame')).uncheck()
    for (const [operationName, message, title, help] of [
      ['SetShippingAddressesOnCart', 'No.', 'Cannot set shipping address', quoted],
      ['SetBillingAddressOnCart', 'No.', 'Cannot set billing address', quoted],
      ['SetBillingAddressOnCart', 'Could not find a address with ID "7"', 'Cannot set customer address', t('checkout.address.gone')],
    ] as const) {
      await refuse(page, operationName, message)
      await continueCheckout(page, t)
      await expect(notice).toHaveText(`${title}${help}`)
      await page.unrouteAll({ behavior: 'ignoreErrors' })
    }
    await refuse(page, 'SetShippingMethodsOnCart', 'No.')
    await page.goto('/checkout/delivery')
    await new CheckoutPage(page, t).chooseDelivery(/Courier/)
    await expect(notice).toHaveText(`Cannot set shipping method${quoted}`)
  })

  test('[CHK-10] the payment method, its code and a missing order number are named on the error page', async ({ page, t }) => {
    const checkout = new CheckoutPage(page, t)
    const expectRefusal = async (title: string) => {
      await checkout.choosePayment(/Bank transfer/)
      await checkout.place()
      await expect(page).toHaveURL('/checkout/error')
      await expect(page.getByRole('main').getByRole('alert')).toContainText(title)
      await page.unrouteAll({ behavior: 'ignoreErrors' })
      await page.getByRole('link', { name: t('checkout.error.back') }).click()
    }
    await page.goto('/checkout/payment')
    await refuse(page, 'SetPaymentMethodOnCart', 'The requested Payment Method is not available.')
    await expectRefusal('Setting payment method failed')

    await routeOperation(page, 'SetPaymentMethodOnCart', async (route) => {
      const response = await route.fetch()
      const answer = (await response.json()) as { data: { setPaymentMethodOnCart: { cart: { selected_payment_method: object } } } }
      answer.data.setPaymentMethodOnCart.cart.selected_payment_method = { code: 'checkmo', title: 'Check / Money order' }
      await route.fulfill({ response, json: answer })
    })
    await expectRefusal('Payment method code failed')

    const answer = { order: null, orderV2: null, errors: [] }
    for (const name of ['PlaceOrder', 'PlaceOrderToPay']) await routeOperation(page, name, (route) => fulfillAsGateway(route, { data: { placeOrder: answer } }))
    await expectRefusal('No order number')
  })
})
