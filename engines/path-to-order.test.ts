import { describe } from 'vitest'
import { SHOPPER } from '../e2e/checkout-page.ts'
import { findOrder } from '../e2e/placed-orders.ts'
import type { Page } from './page/page.ts'
import { button, field, link, MAIN, TITLE } from './page/target.ts'
import { DATA_FOLDER } from './shop.ts'
import { expect, inLanguage, test } from './test.ts'

const STORIES = [
  { locale: 'en', top: 'Men', product: 'Giewont Grid Fleece', colour: 'Tarn', courier: 'Courier', payment: 'Bank transfer', total: /PLN 700\.20/ },
  { locale: 'pl', top: 'Mężczyźni', product: 'Bluza polarowa Giewont', colour: 'Staw', courier: 'Kurier', payment: 'Przelew', total: /700,20 zł/ },
] as const

describe.each(STORIES)('in $locale', ({ locale, top, product, colour, courier, payment, total }) => {
  const { t, path } = inLanguage(locale)
  const cart = (count: number) => button(t('header.miniCart.open', { count }))

  test('a guest finds a fleece, orders two and leaves with an order number', async ({ page }) => {
    await page.goto(path('/'))
    await expect.poll(() => page.text(TITLE)).toBe(t('home.hero.title'))
    await page.click(link(top, { within: { role: 'navigation', name: t('header.categories') } }))
    await expect.poll(() => page.text(TITLE)).toBe(top)
    await page.click(link(product, { within: MAIN, nth: 0 }))
    await expect.poll(() => page.text(TITLE)).toBe(product)

    await page.click({ role: 'radio', name: colour, within: MAIN })
    await page.click({ role: 'radio', name: 'M', within: MAIN })
    await page.click(button(t('product.addToCart'), { within: MAIN, nth: 0 }))
    await page.expectVisible({ role: 'status', text: t('toast-messages.cart.added') })

    const drawer = { role: 'dialog', namePart: t('header.miniCart.drawer.title') }
    await page.click(cart(1))
    await expect.poll(() => page.text(drawer)).toContain(colour)
    await page.expectFocus(drawer)
    await page.press('Escape')
    await page.expectHidden(drawer)
    await page.expectFocus(cart(1))
    await page.press('Enter')
    await page.click(link(t('header.miniCart.drawer.cart'), { within: drawer }))

    await page.expectPath(path('/cart'))
    await page.click(button(t('cart.line.more', { name: product }), { within: MAIN }))
    await expect.poll(() => page.value(field(t('cart.line.quantity', { name: product })))).toBe('2')
    await page.fill(field(t('cart.coupon.label')), 'wiatr10')
    await page.click(button(t('cart.coupon.apply')))
    await expect.poll(() => page.text()).toMatch(total)
    await page.click(link(t('cart.summary.checkout')))

    await fillAddress(page)
    await page.expectPath(path('/checkout/delivery'))
    await page.click({ role: 'radio', namePart: courier })
    await page.click(button(t('checkout.delivery.continue')))
    await page.expectPath(path('/checkout/payment'))
    await page.click({ role: 'radio', namePart: payment })
    await agree(page)
    await page.click(button(t('checkout.payment.place')))

    await page.expectPath(/\/checkout\/success\?orderId=\d+$/)
    const number = new URLSearchParams((await page.path()).split('?')[1]).get('orderId')!
    await expect.poll(() => page.text()).toContain(number)
    expect(await page.text()).toContain(SHOPPER.email)
    expect(findOrder(DATA_FOLDER, number)).toEqual({ grandTotal: 70_020, email: SHOPPER.email })
    await page.expectVisible(cart(0))
    await page.goto(path('/cart'))
    await expect.poll(() => page.text()).toContain(t('cart.empty.title'))
  })

  async function fillAddress(page: Page): Promise<void> {
    for (const [name, value] of Object.entries(SHOPPER)) await page.fill(field(t(`customerAddressForm.${name}`)), value)
    await page.click(button(t('checkout.address.continue')))
  }

  /** To the terms, of which there may be several. */
  async function agree(page: Page): Promise<void> {
    const consents = (await page.values({ role: 'checkbox', within: MAIN })).map((_, nth) => ({ role: 'checkbox', within: MAIN, nth }))
    for (const consent of consents) {
      await page.click(consent)
      await expect.poll(() => page.isChecked(consent)).toBe(true)
    }
  }
})
