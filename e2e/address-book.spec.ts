import { addressBook, bookText, cardOf, checkbox, clickButton, fieldOf } from './address-pages.ts'
import { CheckoutPage, SHOPPER } from './checkout-page.ts'
import { SESSION } from './customer-page.ts'
import { LoginPage } from './login-page.ts'
import { HOME, saveAddress, WORK } from './saved-addresses.ts'
import { expect, inBothLanguages, test } from './test.ts'
import { violations } from './violations.ts'

const { email: _, ...ENTERED } = SHOPPER

inBothLanguages((language) => {
  const bottle = { en: 'siklawa-bottle', pl: 'butelka-siklawa' }[language]

  test('[ACC-03] [ROUTE-16] an address is added, validated, made the default, deleted and restored; the checkout offers it', { tag: ['@polish', '@also-phone'] }, async ({ page, path, t, context, shop }) => {
    const customer = await shop.createCustomer()
    const text = bookText(t)
    const field = fieldOf(page, t)
    await shop.addToCustomerCart(customer, bottle)
    await shop.logIn(context, customer)
    await page.goto(path('/dashboard/address-book'))
    await expect(page.getByRole('heading', { name: text('empty.title') })).toBeVisible()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(t('dashboard.sections.address-book'))
    await expect(page).toHaveTitle(new RegExp(`^${t('dashboard.sections.address-book')} – `))
    expect(await violations(page), 'an empty book').toEqual([])

    await clickButton(page, text('add'))
    const form = page.getByRole('dialog', { name: text('form.new') })
    await expect(field('firstName')).toBeFocused()
    await expect(field('firstName')).toHaveValue(customer.firstname)
    await new CheckoutPage(page, t).fillAddress({ ...ENTERED, postalCode: '3450' })
    await clickButton(form, text('form.save'))
    await expect(page.getByText(t('customerAddressForm.error.wrongPolishPostalCode'))).toBeVisible()
    await expect(field('postalCode')).toBeFocused()
    expect(await violations(page), 'a form with an error').toEqual([])
    await field('postalCode').fill('34500')
    await clickButton(form, text('form.save'))
    await expect(page.getByText(text('saved'), { exact: true })).toBeVisible()
    await expect(form).toBeHidden()
    for (const line of ['Agata Wierch', 'Kościeliska 14a/3', '34-500 Zakopane', '600']) await expect(cardOf(page, 'Zakopane')).toContainText(line)
    await expect(cardOf(page, 'Zakopane')).toContainText(text('default.both'))
    await expect(cardOf(page, 'Zakopane').getByRole('button', { name: text('delete') }), 'a default address stays').toHaveCount(0)

    await saveAddress(customer, WORK)
    await page.reload()
    await clickButton(cardOf(page, 'Kraków'), text('delete'))
    const question = page.getByRole('dialog', { name: text('remove.title') })
    await expect(question).toContainText('31-131 Kraków')
    expect(await violations(page), 'the confirmation').toEqual([])
    await clickButton(question, text('remove.keep'))
    await expect(cardOf(page, 'Kraków').getByRole('button', { name: text('delete') })).toBeFocused()
    await page.keyboard.press('Enter')
    await clickButton(question, text('remove.confirm'))
    await expect(page.getByText(text('removed'))).toBeVisible()
    await expect(page.getByRole('button', { name: text('undo') })).toBeFocused()
    expect(await addressBook(customer)).toEqual(['Zakopane'])
    await page.keyboard.press('Enter')
    await expect(cardOf(page, 'Kraków').getByRole('button', { name: text('edit') })).toBeVisible()

    await clickButton(cardOf(page, 'Kraków'), text('makeDefault.shipping'))
    await expect(page.getByText(text('defaultChanged.shipping'))).toBeVisible()
    await expect(cardOf(page, 'Kraków')).toContainText(text('default.shipping'))
    await expect(cardOf(page, 'Kraków')).toBeFocused()
    await expect(cardOf(page, 'Zakopane')).not.toContainText(text('default.both'))
    await expect(cardOf(page, 'Zakopane')).toContainText(text('default.billing'))
    expect(await violations(page), 'cards').toEqual([])
    await clickButton(cardOf(page, 'Kraków'), text('makeDefault.billing'))
    await expect(page.getByText(text('defaultChanged.billing'))).toBeVisible()
    await expect(cardOf(page, 'Kraków')).toContainText(text('default.both'))
    await expect(cardOf(page, 'Zakopane').getByRole('button', { name: text('delete') })).toBeVisible()

    await page.goto(path('/checkout'))
    await expect(page.getByRole('radio', { name: /Karmelicka/ })).toBeChecked()
    await expect(page.getByRole('radio', { name: /Kościeliska/ })).toBeVisible()
  })
})

test('[ACC-03] an address is changed with the keyboard alone, and the focus returns', async ({ page, t, context, shop }) => {
  const customer = await shop.createCustomer()
  const text = bookText(t)
  await saveAddress(customer, { ...HOME, company: 'Halny', vat_id: '5260250274', default_shipping: true, default_billing: true })
  await shop.logIn(context, customer)
  await page.goto('/dashboard/address-book')
  const edit = cardOf(page, 'Kościelisk').getByRole('button', { name: text('edit') })
  await expect(edit).toBeVisible()
  do await page.keyboard.press('Tab')
  while (!(await edit.evaluate((button) => button === document.activeElement)))
  await expect(cardOf(page, 'Kościelisk')).toContainText('Halny')
  await expect(cardOf(page, 'Kościelisk')).toContainText(t('dashboardAddressBook.vatNumber', { number: '5260250274' }))
  await page.keyboard.press('Enter')
  await expect(fieldOf(page, t)('firstName')).toBeFocused()
  for (const _step of ['lastName', 'street', 'number', 'postalCode', 'city']) await page.keyboard.press('Tab')
  await page.keyboard.type('Kościelisko')
  for (const _step of ['country', 'phoneNumber', 'hasCompany']) await page.keyboard.press('Tab')
  await expect(checkbox(page, text('form.hasCompany'))).toBeFocused()
  await page.keyboard.press('Space')
  await page.keyboard.press('Enter')
  await expect(page.getByText(text('saved'), { exact: true })).toBeVisible()
  await expect(edit).toBeFocused()
  await expect(cardOf(page, 'Kościelisko')).not.toContainText(/Halny|5260250274/)
  await expect(cardOf(page, 'Kościelisko')).toContainText(text('default.both'))
})

test.describe('when the session ends', () => {
  test('[ACC-03] a form that was open is restored after the login, only for the same customer', async ({ page, t, context, shop }) => {
    const customer = await shop.createCustomer()
    const [text, field] = [bookText(t), fieldOf(page, t)]
    await saveAddress(customer, HOME)
    await shop.logIn(context, customer)
    await page.goto('/dashboard/address-book')
    await clickButton(cardOf(page, 'Zakopane'), text('edit'))
    await field('city').fill('Poronin')
    await context.clearCookies({ name: SESSION })
    await new LoginPage(page, t).logIn(customer)
    await expect(page).toHaveURL('/dashboard/address-book')
    await expect(page.getByRole('dialog', { name: text('form.edit') })).toContainText(text('form.resumed'))
    await expect(field('city')).toHaveValue('Poronin')

    await context.clearCookies({ name: SESSION })
    await new LoginPage(page, t).logIn(await shop.createCustomer())
    await expect(page.getByRole('heading', { name: text('empty.title') })).toBeVisible()
    await expect(page.getByRole('dialog')).toHaveCount(0)
    expect(await page.evaluate(() => JSON.stringify(sessionStorage))).not.toContain('Poronin')
  })

  test('[AUTH-05] a logout in another tab discards the form’s values', async ({ page, t, context, shop }) => {
    const customer = await shop.createCustomer()
    const text = bookText(t)
    await shop.logIn(context, customer)
    await page.goto('/dashboard/address-book')
    await clickButton(page, text('add'))
    await fieldOf(page, t)('city').fill('Poronin')
    const another = await context.newPage()
    await another.goto('/dashboard/newsletter')
    await clickButton(another, t('dashboard.menu.logout'))
    await new LoginPage(page, t).logIn(customer)
    await expect(page.getByRole('heading', { name: text('empty.title') })).toBeVisible()
    await expect(page.getByRole('dialog')).toHaveCount(0)
  })
})
