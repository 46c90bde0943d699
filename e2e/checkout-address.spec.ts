import { addressBook, addressedCart, checkbox, fieldOf, continueCheckout } from './address-pages.ts'
import { CheckoutPage, SHOPPER } from './checkout-page.ts'
import { operationsOf } from './gateway-operations.ts'
import { HOME, saveAddress, WORK } from './saved-addresses.ts'
import type { Customer } from './shop-api.ts'
import { expect, inBothLanguages, test } from './test.ts'
import { violations } from './violations.ts'

inBothLanguages((language) => {
  const bottle = { en: 'siklawa-bottle', pl: 'butelka-siklawa' }[language]

  test('[CHK-03] [CHK-04] [CHK-22] an invoice asks for company and NIP; fields are validated on blur, until their values are valid', { tag: '@also-phone' }, async ({ page, path, t, context, shop }) => {
    await shop.addToGuestCart(context, bottle)
    const operations = operationsOf(page)
    await page.goto(path('/checkout'))
    const field = fieldOf(page, t)
    const wrongNumber = t('customerAddressForm.error.wrongNumber', { detail: '/' })
    await expect(page.getByRole('link', { name: t('checkout.address.logIn') })).toHaveAttribute('href', path('/login') + `?redirect=${encodeURIComponent(path('/checkout'))}`)
    await new CheckoutPage(page, t).fillAddress()
    expect(operations, 'requests to open the step').toEqual(['Checkout'])
    await expect(field('company')).toBeHidden()
    await checkbox(page, t('customerAddressForm.invoiceNeeded')).check()
    await expect(field('company')).toBeVisible()
    await checkbox(page, t('customerAddressForm.invoiceNeeded')).uncheck()
    for (const name of ['company', 'vatNumber']) await expect(field(name)).toBeHidden()
    await checkbox(page, t('customerAddressForm.invoiceNeeded')).check()
    await field('vatNumber').fill('526-025-02-75')
    await field('number').fill('/')
    await field('city').fill('x'.repeat(256))
    await field('lastName').focus()
    for (const [name, message, detail] of [['vatNumber', 'enterCorrectVatNumber', ''], ['number', 'wrongNumber', '/'], ['city', 'tooManyCharacters', '255']] as const) {
      await expect(field(name)).toHaveAccessibleDescription(t(`customerAddressForm.error.${message}`, { detail }))
    }
    await continueCheckout(page, t)
    await expect(field('number')).toBeFocused()
    await expect(field('company')).toHaveAccessibleDescription(t('customerAddressForm.error.enterCompanyName'))
    await expect(page.getByText(t('checkout.refusal.shippingAddress'))).toBeVisible()

    await field('number').fill(SHOPPER.number)
    await expect(page.getByText(wrongNumber)).toBeHidden()
    await field('city').fill(SHOPPER.city)
    await field('company').fill('Halny')
    await field('vatNumber').fill('NIP: PL 526-025-02-74')
    await field('company').focus()
    await expect(field('vatNumber')).toHaveValue('5260250274')
    await expect(page.getByRole('main').getByRole('alert')).toHaveCount(0)
    await continueCheckout(page, t)
    await expect(page).toHaveURL(path('/checkout/delivery'))
    const { firstName, lastName, street, number, postalCode, city } = SHOPPER
    const shipTo = page.getByRole('definition').filter({ hasText: `${firstName} ${lastName}` })
    await expect(shipTo).toContainText(`${street} ${number}, ${postalCode} ${city}`)
    const cart = await addressedCart(page)
    expect(cart.billing_address).toEqual({ city: SHOPPER.city, company: 'Halny', vat_id: '5260250274' })
    expect(cart.shipping_addresses, 'the company is not the recipient').toEqual([{ city: SHOPPER.city, company: '' }])
  })

  test('[CHK-22] a house number after the street moves to its field, and no voivodeship is asked for', async ({ page, path, t, context, shop }) => {
    await shop.addToGuestCart(context, bottle)
    await page.goto(path('/checkout'))
    const field = fieldOf(page, t)
    await field('street').fill('Aleja 29 Listopada 155C/7')
    await field('city').focus()
    await expect(field('street')).toHaveValue('Aleja 29 Listopada')
    await expect(field('number')).toHaveValue('155C/7')
    await field('street').fill('Kościeliska 14')
    await field('city').focus()
    await expect(field('street'), 'a number that was given stays').toHaveValue('Kościeliska 14')
    await field('number').fill('')
    await field('street').fill('ul. Powstańców 1920 r.')
    await continueCheckout(page, t)
    await expect(field('street')).toHaveValue('ul. Powstańców 1920 r.')
    await expect(field('number')).toHaveAccessibleDescription(t('customerAddressForm.error.provideNumber'))
    await expect(field('region')).toHaveCount(0)
  })

  test('[CHK-22] an address is sent as people type it, by Enter, and is tidied on the way', { tag: '@also-phone' }, async ({ page, path, t, context, shop }) => {
    await shop.addToGuestCart(context, bottle)
    await page.goto(path('/checkout'))
    const field = fieldOf(page, t)
    await new CheckoutPage(page, t).fillAddress({ ...SHOPPER, firstName: 'J. R.', lastName: 'O´Neil (Nowak)', street: 'Kościeliska 14a/3', number: '', postalCode: '34–5oo' })
    await field('phoneNumber').fill('tel:+48\u00a0(600) 100.200 wew. 3')
    await field('phoneNumber').press('Enter')
    await expect(field('postalCode')).toHaveAccessibleDescription(t('customerAddressForm.error.wrongPolishPostalCode'))
    await field('postalCode').fill('34–500')
    await expect(field('postalCode'), 'the message goes with its cause').not.toHaveAttribute('aria-invalid')
    await field('postalCode').press('Enter')
    await expect(page).toHaveURL(path('/checkout/delivery'))
    await expect(page.getByRole('main')).toContainText("J. R. O'Neil (Nowak)")
    await expect(page.getByRole('main')).toContainText('Kościeliska 14a/3, 34-500 Zakopane')
  })
})

test.describe('a customer with two addresses', () => {
  let customer: Customer

  test.beforeEach(async ({ context, shop }) => {
    customer = await shop.createCustomer()
    for (const [address, isDefault] of [[WORK, false], [HOME, true]] as const) await saveAddress(customer, { ...address, default_shipping: isDefault })
    await shop.addToCustomerCart(customer, 'siklawa-bottle')
    await shop.logIn(context, customer)
  })

  test('[CHK-05] selects one, and its invoice names the company', async ({ page, t }) => {
    const operations = operationsOf(page)
    await page.goto('/checkout')
    await expect(page.getByRole('radio', { name: new RegExp(`Agata Wierch.*Kościeliska 14a/3.*${t('customerAddressForm.defaultShipping')}`) })).toBeChecked()
    await expect(page.getByRole('radio', { name: t('customerAddressForm.defaultShipping') })).toHaveCount(1)
    expect(operations.length, operations.join(' ')).toBeLessThanOrEqual(3)
    await expect(page.getByRole('main').getByLabel(t('customerAddressForm.email'), { exact: true })).toBeHidden()
    await page.getByRole('radio', { name: /Karmelicka/ }).check()
    await page.reload()
    await expect(page.getByRole('radio', { name: /Karmelicka/ })).toBeChecked()
    await continueCheckout(page, t)
    await expect(page).toHaveURL('/checkout/delivery')
    await expect(page.getByRole('main')).toContainText('Kraków')
    expect(await addressedCart(page, customer)).toMatchObject({ shipping_addresses: [{ city: 'Kraków' }], billing_address: { city: 'Kraków' } })

    await page.getByRole('link', { name: t('checkout.delivery.changeAddress') }).click()
    await expect(page.getByRole('radio', { name: /Karmelicka/ })).toBeChecked()
    await checkbox(page, t('customerAddressForm.invoiceNeeded')).check()
    await fieldOf(page, t)('company').fill('Halny')
    await fieldOf(page, t)('vatNumber').fill('5260250274')
    await continueCheckout(page, t)
    await expect(page).toHaveURL('/checkout/delivery')
    expect((await addressedCart(page, customer)).billing_address).toEqual({ city: 'Kraków', company: 'Halny', vat_id: '5260250274' })
    expect(await addressBook(customer)).toEqual(['Kraków', 'Zakopane'])
  })

  test('[CHK-05] [CHK-06] adds one, and has another billing address', async ({ page, t }) => {
    const field = fieldOf(page, t)
    await page.goto('/checkout')
    await page.getByRole('button', { name: t('customerAddressForm.addAddress') }).click()
    await expect(field('firstName')).toBeFocused()
    await expect(field('firstName')).toHaveValue(customer.firstname)
    await expect(checkbox(page, t('customerAddressForm.keep'))).toBeChecked()
    await new CheckoutPage(page, t).fillAddress({ street: 'Morska', number: '1', postalCode: '81-001', city: 'Gdynia', phoneNumber: '600100200' })
    await page.getByRole('button', { name: t('customerAddressForm.useSaved') }).click()
    await expect(page.getByRole('radio', { name: /Kościeliska/ })).toBeFocused()
    await page.getByRole('button', { name: t('customerAddressForm.addAddress') }).click()
    await expect(field('city')).toHaveValue('Gdynia')
    await expect(checkbox(page, t('checkout.address.billingSame'))).toBeChecked()
    await checkbox(page, t('checkout.address.billingSame')).uncheck()
    expect(await violations(page)).toEqual([])
    await page.getByRole('group', { name: t('checkout.address.billingTitle') }).getByRole('radio', { name: /Karmelicka/ }).check()
    await continueCheckout(page, t)
    await expect(page).toHaveURL('/checkout/delivery')
    expect(await addressedCart(page, customer)).toMatchObject({ shipping_addresses: [{ city: 'Gdynia' }], billing_address: { city: 'Kraków' } })
    expect(await addressBook(customer)).toEqual(['Kraków', 'Zakopane', 'Gdynia'])
  })
})
