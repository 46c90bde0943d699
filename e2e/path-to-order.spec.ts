import { CheckoutPage, SHOPPER } from './checkout-page.ts'
import { CART } from './customer-page.ts'
import { findOrder } from './placed-orders.ts'
import { DATA_FOLDER } from './shop-under-test.ts'
import { expect, inBothLanguages, test } from './test.ts'

const STORY = {
  en: { top: 'Men', category: 'Tops', product: 'Giewont Grid Fleece', colour: 'Tarn', courier: /Courier/, payment: /Bank transfer/, discount: 'Discount (WIATR10)', money: /PLN\s?700\.20/ },
  pl: { top: 'Mężczyźni', category: 'Kurtki i bluzy', product: 'Bluza polarowa Giewont', colour: 'Staw', courier: /Kurier/, payment: /Przelew/, discount: 'Discount (WIATR10)', money: /700,20\s?zł/ },
} as const

inBothLanguages((language) => {
  const story = STORY[language]

  test('[ROUTE-01] [ROUTE-05] [ROUTE-06] [ROUTE-08] [ROUTE-22] [ROUTE-23] [PDP-05] [MINI-01] [CHK-02] [CHK-11] a guest finds a fleece and orders two', { tag: ['@phone', '@polish'] }, async ({
    page,
    path,
    t,
    context,
    isMobile,
  }) => {
    await page.goto(path('/'))
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(t('home.hero.title'))
    await test.step('the category from the menu', async () => {
      if (isMobile) {
        await page.getByRole('button', { name: t('header.menu.open') }).click()
        await page.getByRole('button', { name: t('header.menu.showMore', { name: story.top }) }).click()
        await page.getByRole('dialog').getByRole('link', { name: t('header.menu.all', { name: story.top }) }).click()
      } else {
        await page.getByRole('navigation', { name: t('header.categories') }).getByRole('link', { name: story.top, exact: true }).click()
      }
      await expect(page.getByRole('heading', { level: 1, name: story.top })).toBeVisible()
    })

    await test.step('the product, with its colour and size', async () => {
      await page.getByRole('main').getByRole('link', { name: story.product, exact: true }).first().click()
      await expect(page.getByRole('heading', { level: 1, name: story.product })).toBeVisible()
      await page.getByRole('radio', { name: story.colour, exact: true }).check({ force: true })
      await page.getByRole('radio', { name: 'M', exact: true }).check({ force: true })
      await page.getByRole('main').getByRole('button', { name: t('product.addToCart') }).first().click()
      await expect(page.getByText(t('toast-messages.cart.added'))).toBeVisible()
    })

    await test.step('the mini-cart', async () => {
      await page.getByRole('button', { name: t('header.miniCart.open', { count: 1 }) }).click()
      const drawer = page.getByRole('dialog', { name: t('header.miniCart.drawer.title') })
      await expect(drawer.getByRole('link', { name: t('header.miniCart.drawer.edit', { name: story.product }) })).toBeVisible()
      await expect(drawer).toContainText(story.colour)
      await drawer.getByRole('link', { name: t('header.miniCart.drawer.cart') }).click()
    })

    await test.step('the cart: quantity and coupon', async () => {
      await expect(page).toHaveURL(path('/cart'))
      await expect(page.getByRole('dialog'), 'the mini-cart has closed').toBeHidden()
      const quantity = page.getByRole('main').getByLabel(t('cart.line.quantity', { name: story.product }))
      await page.getByRole('main').getByRole('button', { name: t('cart.line.more', { name: story.product }) }).click()
      await expect(quantity).toHaveValue('2')
      await page.getByLabel(t('cart.coupon.label')).fill('wiatr10')
      await page.getByRole('button', { name: t('cart.coupon.apply') }).click()
      await expect(page.getByRole('main')).toContainText(story.money)
      await page.getByRole('link', { name: t('cart.summary.checkout') }).click()
    })

    const checkout = new CheckoutPage(page, t)
    await checkout.submitAddress()
    await expect(page).toHaveURL(path('/checkout/delivery'))
    await checkout.chooseDelivery(story.courier)
    await expect(page).toHaveURL(path('/checkout/payment'))
    await checkout.choosePayment(story.payment)
    await checkout.place()

    const number = await checkout.orderNumber()
    await expect(page.getByRole('main')).toContainText(number)
    await expect(page.getByRole('main')).toContainText(SHOPPER.email)
    const thanks = page.getByRole('heading', { level: 1 })
    await expect(thanks).toBeFocused()
    expect(await page.evaluate(() => scrollY)).toBe(0)
    expect(findOrder(DATA_FOLDER, number)).toEqual({ grandTotal: 70020, email: SHOPPER.email })

    await test.step('the cart is closed on the spot', async () => {
      await expect(page.getByRole('button', { name: t('header.miniCart.open', { count: 0 }) })).toBeVisible()
      expect((await context.cookies()).map(({ name }) => name)).not.toContain(CART)
    })

    await test.step('a reload, another tab and the other language still thank for it', async () => {
      await page.reload()
      await expect(page.getByRole('main')).toContainText(SHOPPER.email)
      await expect(thanks).not.toBeFocused()
      const tab = await context.newPage()
      for (const address of [page.url(), `${language === 'en' ? '/pl' : ''}/checkout/success?orderId=${number}`]) {
        await tab.goto(address)
        await expect(tab.getByRole('main')).toContainText(number)
      }
      await tab.close()
    })

    await test.step('there is no thanks for an order of somebody else', async () => {
      await page.goto(path('/checkout/success?orderId=999000999'))
      await expect(page.getByRole('main')).toContainText(t('checkout.success.none'))
      await expect(page.getByRole('main')).not.toContainText('999000999')
      for (const ours of [number, SHOPPER.email]) await expect(page.getByRole('main')).not.toContainText(ours)
    })

    await test.step('the cart stays empty', async () => {
      await page.goto(path('/cart'))
      await expect(page.getByRole('main')).toContainText(t('cart.empty.title'))
    })
  })
})
