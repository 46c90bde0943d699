import type { Page } from '@playwright/test'
import { askBackend, tokenOf } from './ask-backend.ts'
import { CheckoutPage, SHOPPER } from './checkout-page.ts'
import { CART, cookie, SESSION } from './customer-page.ts'
import { failOperation } from './fail-operation.ts'
import { newcomer, PASSWORD } from './register-page.ts'
import type { Customer } from './shop-api.ts'
import { expect, inBothLanguages, test } from './test.ts'
import { violations } from './violations.ts'
import type { Words } from './words.ts'

const HOME = { firstname: 'Agata', lastname: 'Wierch', street: ['Kościeliska', '14a/3'], city: 'Zakopane', postcode: '34-500', country_code: 'PL', telephone: '+48 600 100 200' }
const WORK = { ...HOME, street: ['Karmelicka', '27/11'], city: 'Kraków', postcode: '31-131' }

const ADDRESSES = '{ id email shipping_addresses { city company } billing_address { city company vat_id } items { quantity } }'
interface AddressedCart {
  readonly id: string
  readonly email: string
  readonly shipping_addresses: readonly { readonly city: string; readonly company: string | null }[]
  readonly billing_address: { readonly city: string; readonly company: string | null; readonly vat_id: string | null }
  readonly items: readonly { readonly quantity: number }[]
}

async function addressedCart(page: Page, customer?: Pick<Customer, 'email' | 'password'>): Promise<AddressedCart> {
  const id = (await cookie(page.context(), CART))!.value
  const { cart } = await askBackend<{ cart: AddressedCart }>(`query ($id: String!) { cart(cart_id: $id) ${ADDRESSES} }`, { id }, customer && (await tokenOf(customer)))
  return cart
}

async function addressBook(customer: Pick<Customer, 'email' | 'password'>): Promise<string[]> {
  const query = '{ customer { addresses { city } } }'
  const answer = await askBackend<{ customer: { addresses: { city: string }[] } }>(query, {}, await tokenOf(customer))
  return answer.customer.addresses.map(({ city }) => city)
}

function asked(page: Page): string[] {
  const operations: string[] = []
  page.on('request', (request) => {
    if (request.url().endsWith('/api/graphql')) operations.push((request.postDataJSON() as { operationName: string }).operationName)
  })
  return operations
}

const fieldOf = (page: Page, t: Words) => (name: string) => page.getByLabel(t(`customerAddressForm.${name}`), { exact: true })
const box = (page: Page, name: string) => page.getByRole('checkbox', { name })
const goOn = (page: Page, t: Words) => page.getByRole('button', { name: t('checkout.address.continue') }).click()

inBothLanguages((language) => {
  const bottle = { en: 'siklawa-bottle', pl: 'butelka-siklawa' }[language]

  test('[CHK-03] [CHK-04] an invoice asks for company and NIP; what is wrong is said on leaving a field, until it is mended', async ({ page, path, t, context, shop }) => {
    await shop.addToGuestCart(context, bottle)
    const operations = asked(page)
    await page.goto(path('/checkout'))
    const field = fieldOf(page, t)
    const says = (message: string) => page.getByText(t(`customerAddressForm.error.${message}`))
    await expect(page.getByRole('link', { name: t('checkout.address.logIn') })).toHaveAttribute('href', path('/login') + `?redirect=${encodeURIComponent(path('/checkout'))}`)
    await new CheckoutPage(page, t).fillAddress()
    expect(operations, 'asked to open the step').toEqual(['Checkout'])
    await expect(field('company')).toBeHidden()
    await box(page, t('customerAddressForm.invoiceNeeded')).check()
    await field('vatNumber').fill('526-025-02-75')
    await field('number').fill('№')
    await field('city').fill('x'.repeat(61))
    await field('lastName').focus()
    await expect(says('enterCorrectVatNumber')).toBeVisible()
    await expect(says('wrongNumber')).toBeVisible()
    await expect(says('tooManyCharacters')).toBeVisible()
    await goOn(page, t)
    await expect(field('number')).toBeFocused()
    await expect(says('enterCompanyName')).toBeVisible()
    await expect(page.getByText(t('checkout.refusal.shippingAddress'))).toBeVisible()

    await field('number').fill(SHOPPER.number)
    await expect(says('wrongNumber')).toBeHidden()
    await field('city').fill(SHOPPER.city)
    await field('company').fill('Halny')
    await field('vatNumber').fill('526-025-02-74')
    await expect(page.getByRole('main').getByRole('alert')).toHaveCount(0)
    await goOn(page, t)
    await expect(page).toHaveURL(path('/checkout/delivery'))
    expect((await addressedCart(page)).billing_address).toEqual({ city: SHOPPER.city, company: 'Halny', vat_id: '526-025-02-74' })
  })

  test('[CHK-09] an account by a checkbox: its password has rules, it works at once, and the order goes on', async ({ page, path, t, context, shop }) => {
    await shop.addToGuestCart(context, bottle, 2)
    await page.goto(path('/checkout'))
    const { email } = newcomer()
    const password = page.getByLabel(t('register.password'), { exact: true })
    const confirmation = page.getByLabel(t('register.passwordConfirmation'), { exact: true })
    await new CheckoutPage(page, t).fillAddress({ ...SHOPPER, email })
    await box(page, t('checkout.address.account.create')).check()
    await goOn(page, t)
    await expect(password).toBeFocused()
    await expect(password).toHaveAccessibleDescription(new RegExp(t('register.error.required')))
    await password.fill('giewont1894')
    await confirmation.fill('giewont1895')
    await goOn(page, t)
    await expect(password).toHaveAccessibleDescription(new RegExp(t('register.error.passwordWeak')))
    await expect(page.getByText({ en: 'Password does not match', pl: 'Hasła nie są takie same' }[language])).toBeVisible()
    await password.fill(PASSWORD)
    await confirmation.fill(PASSWORD)
    for (const consent of ['statute', 'personalData']) await box(page, t(`register.consents.${consent}`)).check()
    const kept = await page.evaluate(() => Object.values(sessionStorage).concat(Object.values(localStorage)).join(' '))
    expect(kept).toContain(email)
    expect(kept, 'a password is kept nowhere').not.toContain(PASSWORD)
    expect(await violations(page)).toEqual([])
    await goOn(page, t)

    await expect(page).toHaveURL(path('/checkout/delivery'))
    await expect(page.getByRole('main')).toContainText(SHOPPER.lastName)
    expect(await cookie(context, SESSION)).toBeDefined()
    const customer = { email, password: PASSWORD }
    expect(await addressedCart(page, customer)).toMatchObject({ email, items: [{ quantity: 2 }], shipping_addresses: [{ city: SHOPPER.city }] })
    expect(await addressBook(customer)).toEqual([SHOPPER.city])
    await page.getByRole('link', { name: t('checkout.delivery.changeAddress') }).click()
    await expect(box(page, t('customerAddressForm.invoiceNeeded'))).toBeVisible()
    await expect(box(page, t('checkout.address.account.create'))).toBeHidden()
  })
})

test.describe('a customer with two addresses', () => {
  let customer: Customer

  test.beforeEach(async ({ context, shop }) => {
    customer = await shop.createCustomer()
    const token = await tokenOf(customer)
    for (const [address, isDefault] of [[WORK, false], [HOME, true]] as const) {
      const input = { ...address, default_shipping: isDefault }
      await askBackend('mutation ($input: CustomerAddressInput!) { createCustomerAddress(input: $input) { id } }', { input }, token)
    }
    await shop.addToCustomerCart(customer, 'siklawa-bottle')
    await shop.logIn(context, customer)
  })

  test('[CHK-05] picks one, and an invoice for it goes out under the company', async ({ page, t }) => {
    const operations = asked(page)
    await page.goto('/checkout')
    await expect(page.getByRole('radio', { name: /Kościeliska/ })).toBeChecked()
    expect(operations.length, operations.join(' ')).toBeLessThanOrEqual(3)
    await expect(page.getByLabel(t('customerAddressForm.email'), { exact: true })).toBeHidden()
    await page.getByRole('radio', { name: /Karmelicka/ }).check()
    await page.reload()
    await expect(page.getByRole('radio', { name: /Karmelicka/ })).toBeChecked()
    await goOn(page, t)
    await expect(page.getByRole('main')).toContainText('Kraków')
    expect(await addressedCart(page, customer)).toMatchObject({ shipping_addresses: [{ city: 'Kraków' }], billing_address: { city: 'Kraków' } })

    await page.getByRole('link', { name: t('checkout.delivery.changeAddress') }).click()
    await expect(page.getByRole('radio', { name: /Karmelicka/ })).toBeChecked()
    await box(page, t('customerAddressForm.invoiceNeeded')).check()
    await fieldOf(page, t)('company').fill('Halny')
    await fieldOf(page, t)('vatNumber').fill('5260250274')
    await goOn(page, t)
    await expect(page).toHaveURL('/checkout/delivery')
    expect((await addressedCart(page, customer)).billing_address).toEqual({ city: 'Kraków', company: 'Halny', vat_id: '5260250274' })
    expect(await addressBook(customer)).toEqual(['Kraków', 'Zakopane'])
  })

  test('[CHK-05] [CHK-06] adds one, and is billed at another', async ({ page, t }) => {
    const field = fieldOf(page, t)
    await page.goto('/checkout')
    await page.getByRole('button', { name: t('customerAddressForm.addAddress') }).click()
    await expect(field('firstName')).toBeFocused()
    await expect(field('firstName')).toHaveValue(customer.firstname)
    await new CheckoutPage(page, t).fillAddress({ street: 'Morska', number: '1', postalCode: '81-001', city: 'Gdynia', phoneNumber: '600100200' })
    await page.getByRole('button', { name: t('customerAddressForm.useSaved') }).click()
    await expect(page.getByRole('radio', { name: /Kościeliska/ })).toBeFocused()
    await page.getByRole('button', { name: t('customerAddressForm.addAddress') }).click()
    await expect(field('city')).toHaveValue('Gdynia')
    await box(page, t('checkout.address.billingSame')).uncheck()
    expect(await violations(page)).toEqual([])
    await page.getByRole('group', { name: t('checkout.address.billingTitle') }).getByRole('radio', { name: /Karmelicka/ }).check()
    await goOn(page, t)
    await expect(page).toHaveURL('/checkout/delivery')
    expect(await addressedCart(page, customer)).toMatchObject({ shipping_addresses: [{ city: 'Gdynia' }], billing_address: { city: 'Kraków' } })
    expect(await addressBook(customer)).toEqual(['Kraków', 'Zakopane', 'Gdynia'])
  })
})

test.describe('an account that does not come about at once', () => {
  test.use({ expectedErrors: [/502|GenerateCustomerToken/] })

  test('[CHK-09] [CHK-10] is made once, and nothing is lost', async ({ page, t, context, shop }) => {
    const other = await shop.createCustomer()
    await shop.addToGuestCart(context, 'siklawa-bottle')
    await page.goto('/checkout')
    const field = fieldOf(page, t)
    const { email } = newcomer()
    const operations = asked(page)
    await new CheckoutPage(page, t).fillAddress({ ...SHOPPER, email: other.email })
    await box(page, t('checkout.address.account.create')).check()
    for (const name of ['password', 'passwordConfirmation']) await page.getByLabel(t(`register.${name}`), { exact: true }).fill(PASSWORD)
    for (const consent of ['statute', 'personalData']) await box(page, t(`register.consents.${consent}`)).check()
    await goOn(page, t)
    await expect(field('email')).toBeFocused()
    await expect(field('email')).toHaveAccessibleDescription(/already has an account/)

    await field('email').fill(email)
    await failOperation(page, 'GenerateCustomerToken')
    await goOn(page, t)
    await expect(page.getByText(t('checkout.address.account.notLoggedIn'))).toBeVisible()
    await page.unrouteAll()

    const refusal = { message: '"postcode" is required. Enter and try again.', path: ['setBillingAddressOnCart'], extensions: { category: 'graphql-input' } }
    await page.route('**/api/graphql', (route) =>
      route.request().postData()?.includes('"operationName":"SetBillingAddressOnCart"')
        ? route.fulfill({ json: { data: { setBillingAddressOnCart: null }, errors: [refusal] } })
        : route.fallback(),
    )
    await goOn(page, t)
    await expect(field('postalCode')).toBeFocused()
    await expect(page.getByText(t('customerAddressForm.error.providePostalCode'))).toBeVisible()
    await expect(page.getByText('Cannot set shipping and billing address')).toBeVisible()
    await expect(field('street')).toHaveValue(SHOPPER.street)
    await expect(box(page, t('checkout.address.account.create'))).toBeHidden()
    await page.unrouteAll()
    await field('postalCode').fill(SHOPPER.postalCode)
    await goOn(page, t)
    await expect(page).toHaveURL('/checkout/delivery')
    expect(operations.filter((name) => name === 'CreateCustomerV2')).toHaveLength(2)
    expect(await addressedCart(page, { email, password: PASSWORD })).toMatchObject({ email, items: [{ quantity: 1 }] })
  })

  test('[CHK-09] waits for its confirmation without holding up the order', async ({ page, t, context, shop }) => {
    await shop.addToGuestCart(context, 'siklawa-bottle')
    await page.goto('/checkout')
    const { email } = newcomer()
    await new CheckoutPage(page, t).fillAddress({ ...SHOPPER, email })
    await box(page, t('checkout.address.account.create')).check()
    for (const name of ['password', 'passwordConfirmation']) await page.getByLabel(t(`register.${name}`), { exact: true }).fill(PASSWORD)
    for (const consent of ['statute', 'personalData']) await box(page, t(`register.consents.${consent}`)).check()
    const refusal = { message: "This account isn't confirmed. Verify and try again.", extensions: { category: 'graphql-authentication' } }
    await page.route('**/api/graphql', (route) =>
      route.request().postData()?.includes('"operationName":"GenerateCustomerToken"') ? route.fulfill({ json: { errors: [refusal] } }) : route.fallback(),
    )
    await goOn(page, t)
    await expect(page).toHaveURL('/checkout/delivery')
    await expect(page.getByText(t('toast-messages.auth.confirm'))).toBeVisible()
    expect(await cookie(context, SESSION)).toBeUndefined()
    expect((await addressedCart(page)).email).toBe(email)
  })
})

test('a guest who has ordered is offered an account: one password, and they are logged in', async ({ page, t, context, shop }) => {
  await shop.addToGuestCart(context, 'siklawa-bottle')
  await page.goto('/checkout')
  const checkout = new CheckoutPage(page, t)
  const { email } = newcomer()
  await checkout.fillAddress({ ...SHOPPER, email })
  await goOn(page, t)
  await checkout.chooseDelivery(/14[.,]99/)
  await checkout.choosePayment(/Bank transfer/)
  await checkout.place()
  await checkout.orderNumber()
  const password = page.getByLabel(t('register.password'), { exact: true })
  await expect(page.getByText(email).last()).toBeVisible()
  const create = page.getByRole('button', { name: t('register.submit') })
  await password.fill('giewont')
  await create.click()
  await expect(password).toBeFocused()
  await expect(password).toHaveAccessibleDescription(new RegExp(t('register.error.passwordWeak')))
  await password.fill(PASSWORD)
  for (const consent of ['statute', 'personalData']) await box(page, t(`register.consents.${consent}`)).check()
  await create.click()
  await expect(page.getByText(t('register.success.title'))).toBeVisible()
  expect(await cookie(context, SESSION)).toBeDefined()
  expect(await addressBook({ email, password: PASSWORD })).toEqual([])
  await page.reload()
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(password).toBeHidden()
})
