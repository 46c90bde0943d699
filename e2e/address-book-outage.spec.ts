import { addressBook, box, fieldOf } from './address-step.ts'
import { bookWords, cardOf, press } from './address-book-page.ts'
import { askBackend, tokenOf } from './ask-backend.ts'
import { CheckoutPage, SHOPPER } from './checkout-page.ts'
import { failOperation } from './fail-operation.ts'
import { pressRetry } from './press-retry.ts'
import { HOME, saveAddress } from './saved-addresses.ts'
import { takeOperation } from './take-operation.ts'
import { expect, test } from './test.ts'
import { violations } from './violations.ts'

const { email: _, ...TYPED } = SHOPPER

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
    await pressRetry(page, t, 'AddressBook')
    await page.unrouteAll()
    await expect(cardOf(page, 'Zakopane')).toBeVisible()
  })

  test('[ACC-03] an address whose response was lost is saved once; a deletion that fails leaves the card', async ({ page, t, context, shop }) => {
    const customer = await shop.createCustomer()
    const word = bookWords(t)
    await shop.logIn(context, customer)
    await page.goto('/dashboard/address-book')
    await press(page, word('add'))
    await new CheckoutPage(page, t).fillAddress(TYPED)
    for (const use of ['shipping', 'billing']) await box(page, word(`form.default.${use}`)).uncheck()
    await takeOperation(page, 'CreateCustomerAddress', async (route) => {
      await route.fetch()
      await route.abort()
    })
    await press(page, word('form.save'))
    await expect(page.getByText(word('form.problem.unreachable'))).toBeVisible()
    expect(await violations(page)).toEqual([])
    await page.unrouteAll()
    await press(page, word('form.save'))
    await expect(page.getByText(word('saved'), { exact: true })).toBeVisible()
    expect(await addressBook(customer)).toEqual(['Zakopane'])

    await failOperation(page, 'UpdateCustomerAddress')
    await press(cardOf(page, 'Zakopane'), word('makeDefault.shipping'))
    await expect(page.getByText(word('defaultFailed'))).toBeVisible()
    await failOperation(page, 'DeleteCustomerAddress')
    await press(cardOf(page, 'Zakopane'), word('delete'))
    await press(page, word('remove.confirm'))
    await expect(page.getByText(word('removeFailed'))).toBeVisible()
    await expect(cardOf(page, 'Zakopane').getByRole('button', { name: word('edit') })).toBeVisible()
    expect(await addressBook(customer)).toEqual(['Zakopane'])
  })
})

test('[ACC-03] while the backend is slow, a deleted address can be restored, and a late response does not close another form', async ({ page, t, context, shop }) => {
  const customer = await shop.createCustomer()
  const [word, field] = [bookWords(t), fieldOf(page, t)]
  await saveAddress(customer, HOME)
  await shop.logIn(context, customer)
  await page.goto('/dashboard/address-book')
  await expect(cardOf(page, 'Zakopane')).toBeVisible()
  const hold = async (operation: string) => {
    const { promise, resolve } = Promise.withResolvers<void>()
    await takeOperation(page, operation, async (route) => {
      await promise
      await route.fallback()
    })
    return resolve
  }
  const showBook = await hold('AddressBook')
  await press(cardOf(page, 'Zakopane'), word('delete'))
  await press(page, word('remove.confirm'))
  await press(page, word('undo'))
  await expect(page.getByText(word('saved'), { exact: true })).toBeVisible()
  expect(await addressBook(customer)).toEqual(['Zakopane'])
  showBook()

  await page.reload()
  const answer = await hold('UpdateCustomerAddress')
  await press(cardOf(page, 'Zakopane'), word('edit'))
  await field('city').fill('Poronin')
  await press(page, word('form.save'))
  await press(page, word('form.cancel'))
  await press(page, word('add'))
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
  const [word, field] = [bookWords(t), fieldOf(page, t)]
  const id = await saveAddress(customer, HOME)
  await shop.logIn(context, customer)
  await takeOperation(page, 'AddressBook', async (route) => {
    const response = await route.fetch()
    const answer = (await response.json()) as { data: { customer: { addresses: { country_code: string }[] } } }
    for (const address of answer.data.customer.addresses) address.country_code = 'NO'
    await route.fulfill({ response, json: answer })
  })
  await page.goto('/dashboard/address-book')
  await expect(cardOf(page, 'Zakopane')).toContainText('Norway')
  await press(cardOf(page, 'Zakopane'), word('edit'))
  await expect(field('country').locator('option:checked')).toHaveText('Norway')
  await press(page, word('form.save'))
  await expect(page.getByText(t('customerAddressForm.error.wrongCountry'))).toBeVisible()
  await expect(field('country')).toBeFocused()

  await page.unrouteAll()
  await askBackend('mutation ($id: Int!) { deleteCustomerAddress(id: $id) }', { id }, await tokenOf(customer))
  await field('country').selectOption('PL')
  await field('city').fill('Poronin')
  await press(page, word('form.save'))
  await expect(page.getByText(word('form.problem.gone'))).toBeVisible()
  await press(page, word('form.save'))
  await expect(cardOf(page, 'Poronin')).toBeVisible()
  expect(await addressBook(customer)).toEqual(['Poronin'])
})
