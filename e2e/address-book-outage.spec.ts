import { addressBook, bookText, cardOf, checkbox, clickButton, fieldOf } from './address-pages.ts'
import { queryBackend, tokenOf } from './query-backend.ts'
import { CheckoutPage, SHOPPER } from './checkout-page.ts'
import { FAILED_REQUEST, failOperation, routeOperation } from './gateway-operations.ts'
import { clickRetry } from './click-retry.ts'
import { HOME, saveAddress } from './saved-addresses.ts'
import { expect, test } from './test.ts'
import { violations } from './violations.ts'

const { email: _, ...ENTERED } = SHOPPER

test.describe('while the backend fails', () => {
  test.use({ expectedErrors: [/status of 502|could not be (saved|deleted|changed)|Failed to load resource|ERR_/] })

  test('[ACC-03] the address book shows an error and loads after a retry', async ({ page, t, context, shop }) => {
    const customer = await shop.createCustomer()
    await saveAddress(customer, HOME)
    await shop.logIn(context, customer)
    await failOperation(page, 'AddressBook')
    await page.goto('/dashboard/address-book')
    await expect(page.getByText(t('dashboard.part.unreachable'))).toBeVisible()
    expect(await violations(page)).toEqual([])
    await clickRetry(page, t, 'AddressBook')
    await page.unrouteAll({ behavior: 'ignoreErrors' })
    await expect(cardOf(page, 'Zakopane')).toBeVisible()
  })

  test('[ACC-03] [SHELL-12] an address whose response was lost is saved once; a deletion that fails is logged and told until it succeeds', async ({ page, t, context, shop }) => {
    const customer = await shop.createCustomer()
    const text = bookText(t)
    await shop.logIn(context, customer)
    await page.goto('/dashboard/address-book')
    await clickButton(page, text('add'))
    await new CheckoutPage(page, t).fillAddress(ENTERED)
    for (const use of ['shipping', 'billing']) await checkbox(page, text(`form.default.${use}`)).uncheck()
    await failOperation(page, 'AddressBook')
    await routeOperation(page, 'CreateCustomerAddress', async (route) => {
      await route.fetch()
      await route.abort()
    })
    await clickButton(page, text('form.save'))
    await expect(page.getByText(text('form.problem.unconfirmed'))).toBeVisible()
    await expect(page.getByText(text('form.problem.unreachable'))).toBeVisible()
    expect(await violations(page)).toEqual([])
    await page.unrouteAll({ behavior: 'ignoreErrors' })
    await clickButton(page, text('form.save'))
    await expect(page.getByText(text('saved'), { exact: true })).toBeVisible()
    expect(await addressBook(customer)).toEqual(['Zakopane'])

    const toast = (title: string) => page.getByRole('alert').filter({ hasText: title })
    const reference = t('toast-messages.reference', { id: FAILED_REQUEST })
    await failOperation(page, 'UpdateCustomerAddress', FAILED_REQUEST)
    await clickButton(cardOf(page, 'Zakopane'), text('makeDefault.shipping'))
    await expect(toast(text('defaultFailed'))).toContainText(reference)
    await failOperation(page, 'DeleteCustomerAddress', FAILED_REQUEST)
    await clickButton(cardOf(page, 'Zakopane'), text('delete'))
    const logged = page.waitForEvent('console', (message) => message.text().includes('The address could not be deleted'))
    await clickButton(page, text('remove.confirm'))
    await logged
    await expect(toast(text('removeFailed'))).toContainText(reference)
    await expect(cardOf(page, 'Zakopane').getByRole('button', { name: text('edit') })).toBeVisible()
    expect(await addressBook(customer)).toEqual(['Zakopane'])

    await page.unrouteAll({ behavior: 'ignoreErrors' })
    await clickButton(cardOf(page, 'Zakopane'), text('delete'))
    await clickButton(page, text('remove.confirm'))
    await expect(page.getByText(text('removed'))).toBeVisible()
    await expect(page.getByText(text('removeFailed')), 'no longer true').toBeHidden()
  })
})

test.describe('a lost answer', () => {
  test.use({ expectedErrors: [/changed despite an error|Failed to load resource|ERR_/] })

  test('[ACC-03] to a new address that the book has is a success', async ({ page, t, context, shop }) => {
    const customer = await shop.createCustomer()
    const text = bookText(t)
    await shop.logIn(context, customer)
    await page.goto('/dashboard/address-book')
    await clickButton(page, text('add'))
    await new CheckoutPage(page, t).fillAddress(ENTERED)
    await routeOperation(page, 'CreateCustomerAddress', async (route) => {
      await route.fetch()
      await route.abort()
    })
    await clickButton(page, text('form.save'))
    await expect(page.getByText(text('saved'), { exact: true })).toBeVisible()
    await expect(page.getByRole('dialog')).toHaveCount(0)
    await expect(cardOf(page, 'Zakopane')).toBeVisible()
    expect(await addressBook(customer)).toEqual(['Zakopane'])
  })
})

test('[ACC-03] while the backend is slow, a deleted address can be restored, and a late response does not close another form', async ({ page, t, context, shop }) => {
  const customer = await shop.createCustomer()
  const [text, field] = [bookText(t), fieldOf(page, t)]
  await saveAddress(customer, HOME)
  await shop.logIn(context, customer)
  await page.goto('/dashboard/address-book')
  await expect(cardOf(page, 'Zakopane')).toBeVisible()
  const hold = async (operation: string) => {
    const { promise, resolve } = Promise.withResolvers<void>()
    await routeOperation(page, operation, async (route) => {
      await promise
      await route.fallback()
    })
    return resolve
  }
  const showBook = await hold('AddressBook')
  await clickButton(cardOf(page, 'Zakopane'), text('delete'))
  await clickButton(page, text('remove.confirm'))
  await clickButton(page, text('undo'))
  await expect(page.getByText(text('saved'), { exact: true })).toBeVisible()
  expect(await addressBook(customer)).toEqual(['Zakopane'])
  showBook()

  await page.reload()
  const answer = await hold('UpdateCustomerAddress')
  await clickButton(cardOf(page, 'Zakopane'), text('edit'))
  await field('city').fill('Poronin')
  await clickButton(page, text('form.save'))
  await clickButton(page, text('form.cancel'))
  await clickButton(page, text('add'))
  await field('city').fill('Nowy Targ')
  answer()
  await expect.poll(() => addressBook(customer)).toEqual(['Poronin'])
  await expect(page.getByRole('main').getByText('Poronin')).toBeAttached()
  await expect(field('city')).toHaveValue('Nowy Targ')
  await page.reload()
  await expect(field('city')).toHaveValue('Nowy Targ')
})

test('[ACC-03] an address that another device deleted is saved as a new one; an address in a country without delivery is refused', async ({ page, t, context, shop }) => {
  const customer = await shop.createCustomer()
  const [text, field] = [bookText(t), fieldOf(page, t)]
  const id = await saveAddress(customer, HOME)
  await shop.logIn(context, customer)
  await routeOperation(page, 'AddressBook', async (route) => {
    const response = await route.fetch()
    const answer = (await response.json()) as { data: { customer: { addresses: { country_code: string }[] } } }
    for (const address of answer.data.customer.addresses) address.country_code = 'NO'
    await route.fulfill({ response, json: answer })
  })
  await page.goto('/dashboard/address-book')
  await expect(cardOf(page, 'Zakopane')).toContainText('Norway')
  await clickButton(cardOf(page, 'Zakopane'), text('edit'))
  await expect(field('country').locator('option:checked')).toHaveText('Norway')
  await clickButton(page, text('form.save'))
  await expect(page.getByText(t('customerAddressForm.error.wrongCountry'))).toBeVisible()
  await expect(field('country')).toBeFocused()

  await page.unrouteAll({ behavior: 'ignoreErrors' })
  await queryBackend('mutation ($id: Int!) { deleteCustomerAddress(id: $id) }', { id }, await tokenOf(customer))
  await field('country').selectOption('PL')
  await field('city').fill('Poronin')
  await clickButton(page, text('form.save'))
  await expect(page.getByText(text('form.problem.gone'))).toBeVisible()
  await clickButton(page, text('form.save'))
  await expect(cardOf(page, 'Poronin')).toBeVisible()
  expect(await addressBook(customer)).toEqual(['Poronin'])
})
