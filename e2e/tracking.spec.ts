import { CheckoutPage, SHOPPER } from './checkout-page.ts'
import { layerOf, namesIn, waitForEvent } from './data-layer.ts'
import { LoginPage } from './login-page.ts'
import { BACKEND_URL } from './shop-under-test.ts'
import { expect, inBothLanguages, test } from './test.ts'

test.use({ knownHosts: [BACKEND_URL], consent: ['analytics', 'marketing', 'personalization'] })

inBothLanguages((language) => {
  const story = {
    en: { top: 'Men', colour: 'Tarn', courier: /Courier/, payment: /Bank transfer/ },
    pl: { top: 'Mężczyźni', colour: 'Staw', courier: /Kurier/, payment: /Przelew/ },
  }[language]
  const product = { en: 'Giewont Grid Fleece', pl: 'Bluza polarowa Giewont' }[language]

  test('[TAG-01] [TAG-02] the path from home to an order is tracked in Google’s event format, with one purchase', async ({ page, context, path, t }) => {
    await page.goto(path('/'))
    await page.getByRole('navigation', { name: t('header.categories') }).getByRole('link', { name: story.top, exact: true }).click()
    await expect(page.getByRole('heading', { level: 1, name: story.top })).toBeVisible()
    // The home page has sent its own view and lists.
    await expect.poll(async () => (await waitForEvent(page, 'page_view')).page_location).toBe(page.url())
    await expect.poll(async () => (await waitForEvent(page, 'view_item_list')).item_list_name).toContain(story.top)
    const list = await waitForEvent(page, 'view_item_list')
    expect(list.items[0]).toMatchObject({ item_id: expect.any(String), item_name: expect.any(String), item_category: expect.any(String), price: expect.any(Number), index: 0 })

    await page.getByRole('main').getByRole('link', { name: product, exact: true }).first().click()
    const seen = await waitForEvent(page, 'view_item')
    expect(seen).toMatchObject({ currency: 'PLN', value: 389, items: [{ item_name: product, price: 389, quantity: 1, item_category: story.top }] })
    const sku = seen.items[0]!.item_id
    expect((await waitForEvent(page, 'select_item')).items).toMatchObject([{ item_id: sku }])

    await page.getByRole('radio', { name: story.colour, exact: true }).check({ force: true })
    await page.getByRole('radio', { name: 'M', exact: true }).check({ force: true })
    await page.getByRole('main').getByRole('button', { name: t('product.addToCart') }).first().click()
    expect(await waitForEvent(page, 'add_to_cart')).toMatchObject({
      currency: 'PLN',
      value: 316.26,
      items: [{ item_id: sku, item_variant: `${story.colour} / M`, item_category: story.top, price: 316.26, quantity: 1 }],
    })

    await page.getByRole('button', { name: t('header.miniCart.open', { count: 1 }) }).click()
    await page.getByRole('dialog').getByRole('link', { name: t('header.miniCart.drawer.cart') }).click()
    await waitForEvent(page, 'view_cart')
    const main = page.getByRole('main')
    const addings = async () => (await namesIn(page)).filter((name) => name === 'add_to_cart').length
    await main.getByRole('button', { name: t('cart.line.more', { name: product }) }).click()
    await expect.poll(addings).toBe(2)
    await main.getByRole('button', { name: t('cart.line.less', { name: product }) }).click()
    expect(await waitForEvent(page, 'remove_from_cart')).toMatchObject({ value: 316.26, items: [{ item_id: sku, quantity: 1 }] })
    await main.getByRole('button', { name: t('cart.line.more', { name: product }) }).click()
    await expect.poll(addings).toBe(3)
    await page.getByLabel(t('cart.coupon.label')).fill('wiatr10')
    await page.getByRole('button', { name: t('cart.coupon.apply') }).click()
    await expect(main.getByRole('button', { name: t('cart.coupon.remove') })).toBeVisible()
    await page.getByRole('link', { name: t('cart.summary.checkout') }).click()

    const checkout = new CheckoutPage(page, t)
    await checkout.submitAddress()
    await checkout.chooseDelivery(story.courier)
    await checkout.choosePayment(story.payment)
    await checkout.place()
    const number = await checkout.orderNumber()
    const purchase = await waitForEvent(page, 'purchase')
    expect(purchase).toMatchObject({ transaction_id: number, currency: 'PLN', coupon: 'wiatr10', items: [{ item_id: sku, item_variant: `${story.colour} / M`, quantity: 2 }] })
    expect(purchase.value + purchase.tax + purchase.shipping).toBeCloseTo(700.2, 2)
    const [bought] = purchase.items
    expect(bought!.price! * 2).toBeCloseTo(purchase.value, 1)
    expect(bought!.price! + bought!.discount!).toBeCloseTo(316.26, 2)

    const shopEvents = (await namesIn(page)).filter((name) => name !== 'page_view' && name !== 'view_item_list')
    expect(shopEvents.filter((name, index) => name !== shopEvents[index - 1])).toEqual([
      'select_item', 'view_item', 'add_to_cart', 'view_cart', 'add_to_cart', 'remove_from_cart', 'add_to_cart', 'begin_checkout', 'add_shipping_info', 'add_payment_info', 'purchase',
    ])
    const layer = await layerOf(page)
    for (const [index, { ecommerce }] of layer.entries()) if (ecommerce) expect(layer[index - 1]).toEqual({ ecommerce: null })
    const text = JSON.stringify(layer)
    for (const personal of [SHOPPER.email, SHOPPER.lastName, SHOPPER.street, SHOPPER.phoneNumber]) expect(text).not.toContain(personal)
    await expect.poll(async () => (await fetch(`${BACKEND_URL}/desk/events`)).text()).toContain('purchase')

    const other = await context.newPage()
    await Promise.all([page.reload({ waitUntil: 'networkidle' }), other.goto(page.url(), { waitUntil: 'networkidle' })])
    for (const tab of [page, other]) {
      await expect.poll(async () => (await layerOf(tab))[0]).toMatchObject({ 0: 'consent' })
      expect(await namesIn(tab)).not.toContain('purchase')
    }
  })
})

test('[TAG-02] a search and a registration are tracked without personal data', async ({ page, shop, t }) => {
  await page.goto('/search?q=Grid%20%20Fleece')
  expect(await waitForEvent(page, 'search')).toMatchObject({ search_term: 'grid fleece' })
  const box = page.getByRole('combobox').first()
  await box.fill('jacket')
  await box.press('Enter')
  await expect(page).toHaveURL(/q=jacket/)
  await expect.poll(async () => (await waitForEvent(page, 'search')).search_term).toBe('jacket')
  const customer = await shop.createCustomer()
  await page.goto('/login')
  await new LoginPage(page, t).logIn(customer)
  expect(await waitForEvent(page, 'login')).toMatchObject({ method: 'password' })
  await page.goto(`/search?q=${customer.email}`, { waitUntil: 'networkidle' })
  await expect.poll(async () => (await layerOf(page)).length).toBeGreaterThan(1)
  expect(await namesIn(page)).not.toContain('search')
  expect(JSON.stringify(await layerOf(page))).not.toContain(customer.email)
})
