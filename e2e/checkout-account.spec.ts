import { failOperation, fulfillAsGateway, operationsOf, routeOperation } from './gateway-operations.ts'
import { addressBook, addressedCart, checkbox, fieldOf, continueCheckout } from './address-pages.ts'
import { CheckoutPage, SHOPPER } from './checkout-page.ts'
import { cookie, SESSION } from './customer-page.ts'
import { consentBox, newcomer, PASSWORD } from './register-page.ts'
import { expect, inBothLanguages, test } from './test.ts'
import { violations } from './violations.ts'

inBothLanguages((language) => {
  const bottle = { en: 'siklawa-bottle', pl: 'butelka-siklawa' }[language]

  test('[CHK-09] a checkbox creates an account: its password has rules, the customer is logged in at once, and the order continues', { tag: '@also-phone' }, async ({ page, path, t, context, shop }) => {
    await shop.addToGuestCart(context, bottle, 2)
    await page.goto(path('/checkout'))
    const { email } = newcomer()
    const password = page.getByLabel(t('register.password'), { exact: true })
    const confirmation = page.getByLabel(t('register.passwordConfirmation'), { exact: true })
    await new CheckoutPage(page, t).fillAddress({ ...SHOPPER, email })
    await checkbox(page, t('checkout.address.account.create')).check()
    await continueCheckout(page, t)
    await expect(password).toBeFocused()
    await expect(password).toHaveAccessibleDescription(new RegExp(t('register.error.required')))
    await password.fill('giewont1894')
    await confirmation.fill('giewont1895')
    await continueCheckout(page, t)
    await expect(password).toHaveAccessibleDescription({ en: /upper and lower case, a number and a special character/, pl: /małej i wielkiej litery, cyfry i znaku specjalnego/ }[language])
    await expect(page.getByText({ en: 'Password does not match', pl: 'Hasła nie są takie same' }[language])).toBeVisible()
    await password.fill(PASSWORD)
    await confirmation.fill(PASSWORD)
    for (const consent of ['statute', 'personalData'] as const) await consentBox(page, t, consent).check()
    const stored = await page.evaluate(() => Object.values(sessionStorage).concat(Object.values(localStorage)).join(' '))
    expect(stored).toContain(email)
    expect(stored, 'no password is stored').not.toContain(PASSWORD)
    expect(await violations(page)).toEqual([])
    await continueCheckout(page, t)

    await expect(page).toHaveURL(path('/checkout/delivery'))
    await expect(page.getByRole('main')).toContainText(SHOPPER.lastName)
    expect(await cookie(context, SESSION)).toBeDefined()
    const customer = { email, password: PASSWORD }
    expect(await addressedCart(page, customer)).toMatchObject({ email, items: [{ quantity: 2 }], shipping_addresses: [{ city: SHOPPER.city }] })
    expect(await addressBook(customer)).toEqual([SHOPPER.city])
    await page.getByRole('link', { name: t('checkout.delivery.changeAddress') }).click()
    await expect(checkbox(page, t('customerAddressForm.invoiceNeeded'))).toBeVisible()
    await expect(checkbox(page, t('checkout.address.account.create'))).toBeHidden()
  })

  test('[CHK-09] a form that is submitted before the account’s fields are loaded moves to the password once they are', { tag: '@polish' }, async ({ page, path, t, context, shop }) => {
    await shop.addToGuestCart(context, bottle)
    await page.goto(path('/checkout'))
    await new CheckoutPage(page, t).fillAddress({ ...SHOPPER, email: newcomer().email })
    await page.waitForLoadState('networkidle')
    const scripts = Promise.withResolvers<void>()
    await page.route('**/_next/static/chunks/*.js', async (route) => {
      await scripts.promise
      await route.continue()
    })
    await checkbox(page, t('checkout.address.account.create')).check()
    await continueCheckout(page, t)
    await expect(page.getByRole('alert').getByText(t('checkout.address.checkFields', { count: 4 }))).toBeVisible()
    scripts.resolve()
    await expect(page.getByLabel(t('register.password'), { exact: true })).toBeFocused()
  })
})

test.describe('an account that is not available at once', () => {
  test.use({ expectedErrors: [/502|GenerateCustomerToken/] })

  test('[CHK-09] [CHK-10] is created once, and the form keeps its values', async ({ page, t, context, shop }) => {
    const other = await shop.createCustomer()
    await shop.addToGuestCart(context, 'siklawa-bottle')
    await page.goto('/checkout')
    const field = fieldOf(page, t)
    const { email } = newcomer()
    const operations = operationsOf(page)
    await new CheckoutPage(page, t).fillAddress({ ...SHOPPER, email: other.email })
    await checkbox(page, t('checkout.address.account.create')).check()
    for (const name of ['password', 'passwordConfirmation']) await page.getByLabel(t(`register.${name}`), { exact: true }).fill(PASSWORD)
    for (const consent of ['statute', 'personalData'] as const) await consentBox(page, t, consent).check()
    await continueCheckout(page, t)
    await expect(field('email')).toBeFocused()
    await expect(field('email')).toHaveAccessibleDescription(/already has an account/)

    await field('email').fill(email)
    await failOperation(page, 'GenerateCustomerToken')
    await continueCheckout(page, t)
    await expect(page.getByText(t('checkout.address.account.notLoggedIn'))).toBeVisible()
    await page.unrouteAll({ behavior: 'ignoreErrors' })

    const refusal = { message: '"postcode" is required. Enter and try again.', path: ['setBillingAddressOnCart'], extensions: { category: 'graphql-input' } }
    await routeOperation(page, 'SetBillingAddressOnCart', (route) =>
      fulfillAsGateway(route, { data: { setBillingAddressOnCart: null }, errors: [refusal] }),
    )
    await continueCheckout(page, t)
    await expect(field('postalCode')).toBeFocused()
    await expect(page.getByText(t('customerAddressForm.error.providePostalCode'))).toBeVisible()
    await expect(page.getByText('Cannot set shipping and billing address')).toBeVisible()
    await expect(field('street')).toHaveValue(SHOPPER.street)
    await expect(checkbox(page, t('checkout.address.account.create'))).toBeHidden()
    await page.unrouteAll({ behavior: 'ignoreErrors' })
    await field('postalCode').fill(SHOPPER.postalCode)
    await continueCheckout(page, t)
    await expect(page).toHaveURL('/checkout/delivery')
    expect(operations.filter((name) => name === 'CreateCustomerV2')).toHaveLength(2)
    expect(await addressedCart(page, { email, password: PASSWORD })).toMatchObject({ email, items: [{ quantity: 1 }] })
  })

  test('[CHK-09] awaits its confirmation without delaying the order', async ({ page, t, context, shop }) => {
    await shop.addToGuestCart(context, 'siklawa-bottle')
    await page.goto('/checkout')
    const { email } = newcomer()
    await new CheckoutPage(page, t).fillAddress({ ...SHOPPER, email })
    await checkbox(page, t('checkout.address.account.create')).check()
    for (const name of ['password', 'passwordConfirmation']) await page.getByLabel(t(`register.${name}`), { exact: true }).fill(PASSWORD)
    for (const consent of ['statute', 'personalData'] as const) await consentBox(page, t, consent).check()
    const refusal = { message: "This account isn't confirmed. Verify and try again.", extensions: { category: 'graphql-authentication' } }
    await routeOperation(page, 'GenerateCustomerToken', (route) => fulfillAsGateway(route, { errors: [refusal] }))
    await continueCheckout(page, t)
    await expect(page).toHaveURL('/checkout/delivery')
    await expect(page.getByText(t('toast-messages.auth.confirm'))).toBeVisible()
    expect(await cookie(context, SESSION)).toBeUndefined()
    expect((await addressedCart(page)).email).toBe(email)
  })
})

test('a guest who has ordered can create an account with a password and is logged in', async ({ page, t, context, shop }) => {
  await shop.addToGuestCart(context, 'siklawa-bottle')
  await page.goto('/checkout')
  const checkout = new CheckoutPage(page, t)
  const { email } = newcomer()
  await checkout.fillAddress({ ...SHOPPER, email })
  await continueCheckout(page, t)
  await checkout.chooseDelivery(/18[.,]99/)
  await checkout.choosePayment(/Bank transfer/)
  await checkout.place()
  await checkout.orderNumber()
  await page.getByText(t('checkout.offer.open')).click()
  const password = page.getByLabel(t('register.password'), { exact: true })
  await expect(page.getByText(email).last()).toBeVisible()
  const create = page.getByRole('button', { name: t('register.submit') })
  await password.fill('giewont')
  await create.click()
  await expect(password).toBeFocused()
  await expect(password).toHaveAccessibleDescription(new RegExp(t('register.error.passwordWeak')))
  await password.fill(PASSWORD)
  for (const consent of ['statute', 'personalData'] as const) await consentBox(page, t, consent).check()
  await create.click()
  await expect(page.getByText(t('register.success.title'))).toBeVisible()
  expect(await cookie(context, SESSION)).toBeDefined()
  expect(await addressBook({ email, password: PASSWORD })).toEqual([])
  // The account does not have the order.
  await expect(page.getByRole('region', { name: t('checkout.success.next.title') }).getByRole('link')).toHaveAttribute('href', /^\/find-order\?order=\d+$/)
  await expect(page.getByRole('link', { name: t('checkout.success.order'), exact: true })).toHaveCount(0)
  await page.reload()
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(password).toBeHidden()
})
