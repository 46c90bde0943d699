import { CreateCustomerCartIdOperation } from '../storefront/src/graphql/generated/cart-id.ts'
import { GetCustomerOperation } from '../storefront/src/graphql/generated/customer.ts'
import { MergeCartsOperation } from '../storefront/src/graphql/generated/merge-carts.ts'
import { queryBackend, tokenOf } from './query-backend.ts'
import { badge, CART, cookie, productLink, revokeToken, SESSION, TOKEN } from './customer-page.ts'
import { CheckoutPage, SHOPPER } from './checkout-page.ts'
import { failOperation, operationsOf, routeOperation } from './gateway-operations.ts'
import { LoginPage } from './login-page.ts'
import { orderAsGuest } from './order-as-guest.ts'
import { expect, inBothLanguages, test } from './test.ts'

inBothLanguages((language) => {
  const bottle = { en: 'siklawa-bottle', pl: 'butelka-siklawa' }[language]
  const fleece = { en: 'giewont-grid-fleece', pl: 'bluza-polarowa-giewont' }[language]

  test('[AUTH-01] a login merges the guest’s cart, wishes and comparison in the specified order', { tag: '@polish' }, async ({ page, path, t, context, shop }) => {
    const customer = await shop.createCustomer()
    await shop.addToCustomerCart(customer, fleece)
    await shop.addToGuestCart(context, bottle, 2)
    await shop.compareAsGuest(context, bottle)
    await page.goto(path('/login'))
    const operations = operationsOf(page)
    await new LoginPage(page, t).logIn(customer)
    await expect(page).toHaveURL(path('/dashboard/account'))

    const steps = ['GenerateCustomerToken', 'getCustomer', 'createCustomerCartId', 'MergeCarts', 'AssignCompareListToCustomer']
    // The guest's cart is read beside the customer's, so that losses of the merge can be reported; the header reads its counts when it is hydrated.
    const reads = ['CartContents', 'CartCount', 'ComparedProducts']
    const after = operations.slice(operations.indexOf('GenerateCustomerToken')).filter((name) => !reads.includes(name))
    expect(after.slice(0, steps.length)).toEqual(steps)
    await expect(badge(page, t, 3)).toBeVisible()
    await page.goto(path('/cart'))
    await expect(productLink(page, /siklawa/i)).toBeVisible()
    await expect(productLink(page, /giewont/i)).toBeVisible()
  })

  test('[AUTH-04] [AUTH-05] a logout clears everything: no cookie, no cart, and Back shows no account', async ({ page, path, t, context, shop }) => {
    const customer = await shop.createCustomer()
    await shop.addToCustomerCart(customer, bottle)
    await page.goto(path('/login'))
    await new LoginPage(page, t).logIn(customer)
    await expect(page.getByRole('heading', { level: 1 })).toContainText(customer.firstname)
    await expect(badge(page, t, 1)).toBeVisible()
    await page.getByRole('navigation', { name: t('dashboard.menu.label') }).getByRole('link', { name: t('dashboard.sections.orders') }).click()
    await expect(page).toHaveURL(path('/dashboard/orders'))

    await page.getByRole('button', { name: t('dashboard.menu.logout') }).click()
    await expect(page).toHaveURL(path('/'))
    await expect(badge(page, t, 0)).toBeVisible()
    for (const name of [TOKEN, SESSION, CART]) expect(await cookie(context, name), name).toBeUndefined()

    await page.goBack()
    await expect(page).toHaveURL(new RegExp(`${path('/login')}\\?`))
    await expect(page.getByText(customer.firstname)).toBeHidden()
  })

  test('[AUTH-14] a rejected token leaves a working page for a guest, with a message', async ({ page, path, t, context, shop }) => {
    const customer = await shop.createCustomer()
    await shop.addToCustomerCart(customer, bottle)
    await shop.logIn(context, customer)
    await page.goto(path('/search?q=siklawa'))
    await expect(badge(page, t, 1)).toBeVisible()

    await revokeToken(context)
    await badge(page, t, 1).click()
    await expect(page.getByText(t('toast-messages.auth.over'), { exact: true })).toBeVisible()
    await expect(page.getByText(t('toast-messages.auth.overHelp'))).toBeVisible()
    await expect(page.getByRole('dialog')).toContainText(t('header.miniCart.drawer.empty'))
    for (const name of [TOKEN, SESSION]) expect(await cookie(context, name), name).toBeUndefined()
    await page.keyboard.press('Escape')
    await expect(badge(page, t, 0)).toBeVisible()

    await page.getByRole('link', { name: t('toast-messages.auth.logIn'), exact: true }).click()
    await new LoginPage(page, t).logIn(customer)
    await expect(page).toHaveURL(path('/search?q=siklawa'))
    await expect(badge(page, t, 1)).toBeVisible()
  })

  test('a customer buys: the cart of the account, its e-mail, one order', { tag: '@also-phone' }, async ({ page, path, t, context, shop }) => {
    const customer = await shop.createCustomer()
    await shop.addToCustomerCart(customer, bottle)
    await shop.logIn(context, customer)
    await page.goto(path('/checkout'))
    const checkout = new CheckoutPage(page, t)
    const { email: _, ...address } = SHOPPER
    await checkout.fillAddress(address)
    await expect(page.getByRole('main').getByLabel(t('customerAddressForm.email'), { exact: true })).toHaveCount(0)
    await page.getByRole('button', { name: t('checkout.address.continue') }).click()
    await checkout.chooseDelivery(/18[.,]99/)
    await checkout.choosePayment({ en: /bank transfer/i, pl: /przelew/i }[language])
    await checkout.place()
    const number = await checkout.orderNumber()
    await expect(page.getByRole('main')).toContainText(customer.email)

    const { customer: buyer } = await queryBackend<{ customer: { orders: { items: { number: string }[] } } }>(
      '{ customer { orders(scope: WEBSITE) { items { number } } } }',
      {},
      await tokenOf(customer),
    )
    expect(buyer.orders.items).toEqual([{ number }])
    await page.goto(path('/'))
    await expect(badge(page, t, 0)).toBeVisible()
  })
})

test('[COMPARE-03] a guest’s comparison is in the account after the login', async ({ page, t, context, shop }) => {
  const customer = await shop.createCustomer()
  await shop.compareAsGuest(context, 'siklawa-bottle')
  await page.goto('/login')
  await new LoginPage(page, t).logIn(customer)
  await expect(page).toHaveURL('/dashboard/account')
  const { customer: account } = await queryBackend<{ customer: { compare_list: { uid: string; items: { product: { url_key: string } }[] } } }>(
    '{ customer { compare_list { uid items { product { url_key } } } } }',
    {},
    await tokenOf(customer),
  )
  expect(account.compare_list.items).toEqual([{ product: { url_key: 'siklawa-bottle' } }])
  expect((await cookie(context, 'magento_compareListUid'))?.value).toBe(account.compare_list.uid)
  await expect(page.getByRole('button', { name: t('header.compare.open', { count: 1 }) })).toBeVisible()
})

test('[CART-03] a returning customer without a cart id gets the cart of the account, once the customer is loaded', async ({ page, context, shop, t }) => {
  const customer = await shop.createCustomer()
  const cartId = await shop.addToCustomerCart(customer, 'siklawa-bottle', 2)
  await shop.logIn(context, customer)
  const mayAnswer = Promise.withResolvers<void>()
  await routeOperation(page, GetCustomerOperation.name, async (route) => {
    await mayAnswer.promise
    await route.continue()
  })
  const operations = operationsOf(page)
  await page.goto('/cart')
  await expect.poll(() => operations).toContain(GetCustomerOperation.name)
  // A cart that is being created holds this lock until it has its id.
  await page.evaluate(() => navigator.locks.request('create-cart', () => undefined))
  expect(operations).not.toContain(CreateCustomerCartIdOperation.name)
  mayAnswer.resolve()
  await expect(badge(page, t, 2)).toBeVisible()
  expect((await cookie(context, CART))?.value).toBe(cartId)
})

test('[AUTH-04] [API-03] the token is in an HttpOnly cookie for an hour and is sent to the backend with each operation', async ({ page, context, shop, t }) => {
  const customer = await shop.createCustomer()
  await page.goto('/login')
  const answer = page.waitForResponse(async (response) => response.request().postData()?.includes('GenerateCustomerToken') ?? false)
  await new LoginPage(page, t).logIn(customer)
  const login = await (await answer).text()
  await expect(page.getByRole('heading', { level: 1 })).toContainText(customer.firstname)

  const token = await cookie(context, TOKEN)
  expect(token).toMatchObject({ httpOnly: true, path: '/', sameSite: 'Lax' })
  expect(token!.expires - Date.now() / 1000).toBeGreaterThan(3500)
  expect(token!.expires - Date.now() / 1000).toBeLessThan(3601)
  expect(login).not.toContain(token!.value)
  expect(await page.evaluate(() => document.cookie)).not.toContain(TOKEN)
  expect(await page.evaluate(() => JSON.stringify([Object.entries(localStorage), Object.entries(sessionStorage)]))).not.toContain(token!.value)
})

test.describe('a merge that fails', () => {
  test.use({ expectedErrors: [/carts could not be merged|status of 502/] })

  test('[AUTH-03] is reported, and the customer continues with their own cart', async ({ page, context, shop, t }) => {
    const customer = await shop.createCustomer()
    const cartId = await shop.addToCustomerCart(customer, 'giewont-grid-fleece')
    await shop.addToGuestCart(context, 'siklawa-bottle')
    await page.goto('/login')
    await failOperation(page, MergeCartsOperation.name)
    await new LoginPage(page, t).logIn(customer)
    await expect(page.getByText(t('toast-messages.cart.notMerged'))).toBeVisible()
    await expect(page).toHaveURL('/dashboard/account')
    expect((await cookie(context, CART))?.value).toBe(cartId)
    await expect(badge(page, t, 1)).toBeVisible()
  })

  test('[AUTH-03] because the cart was ordered meanwhile shows no error', async ({ page, context, shop, t }) => {
    const customer = await shop.createCustomer()
    const customersCart = await shop.addToCustomerCart(customer, 'giewont-grid-fleece')
    const guestsCart = await shop.addToGuestCart(context, 'siklawa-bottle')
    await page.goto('/login')
    await expect(badge(page, t, 1)).toBeVisible()
    await orderAsGuest(guestsCart)
    await new LoginPage(page, t).logIn(customer)
    await expect(page).toHaveURL('/dashboard/account')
    expect((await cookie(context, CART))?.value).toBe(customersCart)
    await expect(page.getByText(t('toast-messages.cart.notMerged'))).toBeHidden()
  })

  test('[AUTH-01] because the tab was closed is completed at the next visit', async ({ page, context, shop }) => {
    const customer = await shop.createCustomer()
    await shop.addToCustomerCart(customer, 'giewont-grid-fleece')
    await shop.addToGuestCart(context, 'siklawa-bottle')
    await shop.logIn(context, customer)
    await page.goto('/cart')
    await expect(productLink(page, /siklawa/i)).toBeVisible()
    await expect(productLink(page, /giewont/i)).toBeVisible()
  })
})
