import { fulfillAsGateway, routeOperation } from './gateway-operations.ts'
import { CheckoutPage, SHOPPER } from './checkout-page.ts'
import { expect, inBothLanguages, test } from './test.ts'

/** On a Friday evening. */
const DELIVERIES = {
  en: [
    /Parcel locker PLN\s14\.99 .* Tue 24 Nov – Wed 25 Nov/,
    /Courier PLN\s18\.99 .* Tue 24 Nov – Wed 25 Nov/,
    /Collect in Zakopane PLN\s0\.00 .* Mon 23 Nov – Tue 24 Nov/,
  ],
  pl: [
    /Paczkomat 14,99\szł .* wt., 24 lis – śr., 25 lis/,
    /Kurier 18,99\szł .* wt., 24 lis – śr., 25 lis/,
    /Odbiór w Zakopanem 0,00\szł .* pon., 23 lis – wt., 24 lis/,
  ],
} as const

inBothLanguages((language) => {
  const bottle = { en: 'siklawa-bottle', pl: 'butelka-siklawa' }[language]

  test.beforeEach(async ({ page, path, context, shop }) => {
    await shop.addToGuestCart(context, bottle)
    await page.goto(path('/checkout'))
  })

  test('[CHK-02] a guest is asked for an e-mail, and missing or invalid values are reported at their fields', { tag: '@phone' }, async ({ page, path, t }) => {
    const email = page.getByRole('main').getByLabel(t('customerAddressForm.email'), { exact: true })
    await expect(email).toBeVisible()
    await page.getByRole('button', { name: t('checkout.address.continue') }).click()
    await expect(page.getByText(t('customerAddressForm.error.provideEmail'))).toBeVisible()
    await expect(email).toBeFocused()

    await new CheckoutPage(page, t).fillAddress({ ...SHOPPER, email: 'not an address', postalCode: '12' })
    await page.getByRole('button', { name: t('checkout.address.continue') }).click()
    await expect(page.getByText(t('customerAddressForm.error.wrongEmail'))).toBeVisible()
    await expect(page.getByText(t('customerAddressForm.error.wrongPolishPostalCode'))).toBeVisible()
    await expect(page).toHaveURL(path('/checkout'))
    await expect(page.getByLabel(t('customerAddressForm.street'), { exact: true })).toHaveValue(SHOPPER.street)
  })

  test('the form’s values survive a reload, and a finished step can be opened again', async ({ page, path, t }) => {
    const checkout = new CheckoutPage(page, t)
    await checkout.fillAddress()
    await page.reload()
    await expect(page.getByLabel(t('customerAddressForm.city'), { exact: true })).toHaveValue(SHOPPER.city)
    await page.getByRole('button', { name: t('checkout.address.continue') }).click()
    await expect(page).toHaveURL(path('/checkout/delivery'))
    await expect(page.getByRole('main')).toContainText(SHOPPER.lastName)
    await page.getByRole('link', { name: t('checkout.delivery.changeAddress') }).click()
    await expect(page.getByLabel(t('customerAddressForm.lastName'), { exact: true })).toHaveValue(SHOPPER.lastName)
  })

  test('[CHK-07] each shipping method shows its price and its delivery time; delivery and payment are required', { tag: '@polish' }, async ({ page, t }) => {
    const checkout = new CheckoutPage(page, t)
    await page.clock.setFixedTime('2026-11-20T18:00:00Z')
    await checkout.submitAddress()
    const methods = page.getByRole('radiogroup', { name: t('checkout.delivery.label') })
    for (const name of DELIVERIES[language]) await expect(methods.getByRole('radio', { name, checked: false })).toBeVisible()
    await page.getByRole('button', { name: t('checkout.delivery.continue') }).click()
    await expect(page.getByRole('alert').getByText({ en: 'Provide shipping method', pl: 'Wybierz metodę dostawy' }[language])).toBeVisible()
    await expect(methods).toHaveAttribute('aria-invalid', 'true')
    await expect(methods.getByRole('radio').first()).toBeFocused()
    await checkout.chooseDelivery(/14[.,]99/)
    await page.getByRole('button', { name: t('checkout.payment.place') }).click()
    await expect(page.getByText(t('checkout.payment.required'))).toBeVisible()
    await expect(page.getByText(t('checkout.payment.agreement')).first()).toBeVisible()
    await page.getByText(t('checkout.payment.readAgreement', { name: { en: 'Terms of sale', pl: 'Regulamin' }[language] })).click()
    await expect(page.getByText({ en: /within 14 days/, pl: /w ciągu 14 dni/ }[language])).toBeVisible()
    await expect(page).not.toHaveURL(/success/)
  })

  test('[ROUTE-09] an order that the backend refuses leads to the error page, and the cart is kept', { tag: '@polish' }, async ({ page, path, t }) => {
    const checkout = new CheckoutPage(page, t)
    await checkout.submitAddress()
    await checkout.chooseDelivery(/14[.,]99/)
    await checkout.choosePayment({ en: /Bank transfer/, pl: /Przelew/ }[language])
    const refusal = { message: 'Unable to place order: Enter a valid payment method and try again.', extensions: { category: 'graphql-input' } }
    await routeOperation(page, 'PlaceOrder', (route) => fulfillAsGateway(route, { errors: [refusal] }))
    await checkout.place()
    await expect(page).toHaveURL(path('/checkout/error'))
    await expect(page.getByRole('heading', { name: { en: 'Sorry! Something Goes Wrong', pl: 'Coś poszło nie tak' }[language] })).toBeVisible()
    await page.getByRole('link', { name: { en: 'Go Back', pl: 'Wróć do kasy' }[language] }).click()
    await expect(page).toHaveURL(path('/checkout/payment'))
    await page.goto(path('/cart'))
    await expect(page.getByRole('main').getByRole('listitem').first()).toBeVisible()
    await expect(page.getByRole('main')).not.toContainText(t('cart.empty.title'))
  })
})
