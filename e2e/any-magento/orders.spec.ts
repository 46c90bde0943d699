import type { Page } from '@playwright/test'
import { CheckoutPage } from '../checkout-page.ts'
import { badge, productLink } from '../customer-page.ts'
import { LoginPage } from '../login-page.ts'
import { dataFolderOf, otherShop } from '../other-shops.ts'
import { findOrder, ordersOf } from '../placed-orders.ts'
import { newcomer, RegisterPage } from '../register-page.ts'
import { expect, test } from '../test.ts'
import type { Translator } from '../translator.ts'

/** A destination where goods are taxed and delivery is not. */
const SACRAMENTO = { firstName: 'June', lastName: 'Ward', street: 'J Street', number: '1500', postalCode: '95814', city: 'Sacramento', phoneNumber: '+1 916 555 0142' }

const dataFolder = () => dataFolderOf(otherShop(test.info().project.name))

async function submitAddress(page: Page, t: Translator, email?: string): Promise<void> {
  await expect(page.getByLabel(t('customerAddressForm.country'), { exact: true }), 'the country of the shop comes first').toHaveValue('US')
  await page.getByLabel(t('customerAddressForm.region'), { exact: true }).selectOption({ label: 'California' })
  await new CheckoutPage(page, t).fillAddress({ ...SACRAMENTO, ...(email && { email }) })
  await page.getByRole('button', { name: t('checkout.address.continue') }).click()
}

test('[CHK-08] a guest orders, sees the destination’s tax, and pays the displayed total by a purchase order', async ({ page, t, shop, context }) => {
  const { email } = newcomer()
  await shop.addToGuestCart(context, 'camp-mug', 2)
  await page.goto('/cart')
  await expect(page.getByRole('main')).not.toContainText(t('cart.summary.taxIncluded'))
  await page.getByRole('link', { name: t('cart.summary.checkout') }).click()
  await submitAddress(page, t, email)

  const checkout = new CheckoutPage(page, t)
  await checkout.chooseDelivery(/Flat Rate/i)
  const summary = page.getByRole('complementary', { name: t('checkout.summary.label') })
  await expect(summary, 'goods').toContainText('$36.00')
  await expect(summary, 'delivery').toContainText('$5.00')
  await expect(summary, '8.25 % of the goods').toContainText('$2.97')
  await expect(summary, 'the total').toContainText('$43.97')
  await expect(summary).not.toContainText(t('checkout.summary.taxIncluded'))
  await expect(page.getByRole('radio'), 'not Tpay, whose orders nobody could pay').toHaveCount(4)
  await expect(page.getByRole('radio', { name: /Tpay/ })).toHaveCount(0)
  await checkout.choosePayment(/Purchase Order/)
  await checkout.place()
  const purchaseOrder = page.getByLabel(t('checkout.payment.purchaseOrder'), { exact: true })
  await expect(purchaseOrder).toBeFocused()
  await expect(purchaseOrder).toHaveAccessibleDescription(t('checkout.payment.purchaseOrderRequired'))
  await purchaseOrder.fill('PO-7')
  await checkout.place()
  const number = await checkout.orderNumber()
  await expect(page.getByRole('main')).toContainText(number)
  await expect(page.getByRole('main')).toContainText('$43.97')
  expect(findOrder(dataFolder(), number)).toEqual({ grandTotal: 4397, email })
})

test('a visitor registers, is logged in at once, and keeps the cart', async ({ page, t, shop, context }) => {
  await shop.addToGuestCart(context, 'camp-mug')
  const form = new RegisterPage(page, t)
  await form.open('/register')
  await form.fill(newcomer())
  await form.consent('all').check()
  await form.submit.click()
  const dialog = page.getByRole('dialog', { name: t('register.success.title') })
  await dialog.getByRole('link', { name: t('register.success.cart') }).click()
  await expect(productLink(page, /Camp Mug/)).toBeVisible()
})

test('a wrong password is reported as such', async ({ page, t, shop }) => {
  const customer = await shop.createCustomer()
  await page.goto('/login')
  await new LoginPage(page, t).logIn({ ...customer, password: 'Wrong-1894' })
  await expect(page.getByText(t('login.problem.wrongCredentials'))).toBeVisible()
})

test('a login merges the carts and keeps all of the guest’s items', async ({ page, t, shop, context }) => {
  const customer = await shop.createCustomer()
  await shop.addToCustomerCart(customer, 'camp-mug')
  await shop.addToCustomerCart(customer, 'field-watch')
  const cartId = await shop.addToGuestCart(context, 'camp-mug', 2)
  await shop.add(cartId, 'market-day-tote')
  await page.goto('/login')
  await new LoginPage(page, t).logIn(customer)
  await expect(badge(page, t, 5)).toBeVisible()
  await page.goto('/cart')
  await expect(page.getByLabel(t('cart.line.quantity', { name: 'Camp Mug' }))).toHaveValue('3')
  for (const name of [/Field Watch/, /Market Day Tote/]) await expect(productLink(page, name)).toBeVisible()
})

test('a customer orders with the address of an earlier visit', async ({ page, t, shop, context }) => {
  const customer = await shop.createCustomer()
  await shop.addToCustomerCart(customer, 'camp-mug')
  await shop.logIn(context, customer)
  await page.goto('/checkout')
  await submitAddress(page, t)
  const checkout = new CheckoutPage(page, t)
  await checkout.chooseDelivery(/Flat Rate/i)
  await checkout.choosePayment(/Check/i)
  await checkout.place()
  const number = await checkout.orderNumber()
  expect(ordersOf(dataFolder(), customer.email)).toMatchObject([{ number }])

  await shop.addToCustomerCart(customer, 'field-watch')
  await page.goto('/cart')
  await expect(productLink(page, /Field Watch/)).toBeVisible()
})
