import AxeBuilder from '@axe-core/playwright'
import type { Page } from '@playwright/test'
import { CheckoutPage } from './checkout-page.ts'
import { expect, inBothLanguages, test } from './test.ts'

const LEVELS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa']

async function violations(page: Page): Promise<string[]> {
  const { violations: found } = await new AxeBuilder({ page }).withTags(LEVELS).analyze()
  return found.flatMap(({ id, nodes }) => nodes.map(({ target, failureSummary }) => `${id}: ${target.join(' ')}: ${failureSummary}`))
}

inBothLanguages((language) => {
  const paths = { en: ['/', '/women', '/krywan-3l-shell', '/search?q=tee', '/cart'], pl: ['/', '/kobiety', '/kurtka-3l-krywan', '/search?q=kurtka', '/cart'] }[language]

  for (const screen of paths) {
    test(`axe finds nothing on ${screen}`, async ({ page, path }) => {
      await page.goto(path(screen))
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
      expect(await violations(page)).toEqual([])
    })
  }

  test.describe('a path that nothing answers to', () => {
    test.use({ expectedErrors: [/404 \(Not Found\)/] })

    test('axe finds nothing on its page', async ({ page, path }) => {
      await page.goto(path('/no-such-thing'))
      expect(await violations(page)).toEqual([])
    })
  })

  test('axe finds nothing in the open menu and the mini-cart, nor on a filled cart and the steps of the checkout', async ({ page, path, t, context, shop, isMobile }) => {
    test.slow()
    await shop.addToGuestCart(context, { en: 'siklawa-bottle', pl: 'butelka-siklawa' }[language])
    await page.goto(path('/'))
    if (isMobile) {
      await page.getByRole('button', { name: t('header.menu.open') }).click()
      await expect(page.getByRole('dialog')).toBeVisible()
      expect(await violations(page), 'menu').toEqual([])
      await page.keyboard.press('Escape')
    }
    await page.getByRole('button', { name: t('header.miniCart.open', { count: 1 }) }).click()
    await expect(page.getByRole('link', { name: t('header.miniCart.checkout') })).toBeVisible()
    expect(await violations(page), 'mini-cart').toEqual([])
    await page.goto(path('/cart'))
    await expect(page.getByRole('link', { name: t('cart.summary.checkout') })).toBeVisible()
    expect(await violations(page), 'cart').toEqual([])

    await page.goto(path('/checkout'))
    const checkout = new CheckoutPage(page, t)
    await page.getByRole('button', { name: t('checkout.address.continue') }).click()
    await expect(page.getByText(t('customerAddressForm.error.provideEmail'))).toBeVisible()
    expect(await violations(page), 'address with errors').toEqual([])
    await checkout.giveAddress()
    await expect(page.getByRole('radio').first()).toBeVisible()
    expect(await violations(page), 'delivery').toEqual([])
    await checkout.chooseDelivery(/14[.,]99/)
    await expect(page.getByRole('button', { name: t('checkout.payment.place') })).toBeVisible()
    expect(await violations(page), 'payment').toEqual([])
    await checkout.choosePayment({ en: /Bank transfer/, pl: /Przelew/ }[language])
    await checkout.place()
    await checkout.orderNumber()
    expect(await violations(page), 'success').toEqual([])
  })
})
