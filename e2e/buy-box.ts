import type { Page } from '@playwright/test'
import { lines } from './cart-page.ts'
import { expect } from './test.ts'
import type { Translator } from './translator.ts'

/** In cents or grosze: prices have two decimals in both languages. */
export const amount = (text: string | null): number => Number(text?.replace(/\D/g, ''))

/** The part of a product page in which a shopper configures and buys the product. */
export function buyBox(page: Page, t: Translator) {
  const box = page.getByRole('region', { name: t('product.buy') })
  return {
    box,
    price: async () => amount(await box.locator('.price').first().textContent()),
    charge: async (label: string | RegExp) => amount(await box.locator('label').filter({ hasText: label }).locator('.price').textContent()),
    add: () => box.getByRole('button', { name: t('product.addToCart') }).click(),
  }
}

/** The cart has one line, whose price is that of the page. */
export async function expectInCart(page: Page, t: Translator, cartPath: string, price: number): Promise<void> {
  await expect(page.getByText(t('toast-messages.cart.added'))).toBeVisible()
  await page.goto(cartPath)
  const total = lines(page).locator('.price').last()
  await expect.poll(async () => amount(await total.textContent())).toBe(price)
}
