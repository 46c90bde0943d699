import { DatabaseSync } from 'node:sqlite'
import { join } from 'node:path'
import type { Page } from '@playwright/test'
import { lines } from './cart-page.ts'
import { badge } from './customer-page.ts'
import { DATA_FOLDER } from './shop-under-test.ts'
import { expect, test } from './test.ts'
import type { Translator } from './translator.ts'

const BOTTLE = { en: '/siklawa-bottle', pl: '/butelka-siklawa' }

async function openBuyBox(page: Page, address: string, t: Translator) {
  await page.goto(address)
  const box = page.getByRole('region', { name: t('product.buy') })
  for (const group of await box.getByRole('group').all()) await group.getByRole('radio', { disabled: false }).first().check({ force: true })
  const button = (name: string) => box.getByRole('button', { name, exact: true }).first()
  return { box, field: box.getByLabel(t('product.quantity')), add: button(t('product.addToCart')), more: button(t('product.more')), less: button(t('product.less')) }
}

test('[PDP-05] a text that is no quantity stays with a message, decimals are read in both spellings, and a refusal leads to what is sold', { tag: ['@polish', '@also-phone'] }, async ({ page, path, language, t }) => {
  const { box, field, add, more } = await openBuyBox(page, path(BOTTLE[language]), t)
  for (const text of ['1e1', '0x10', '-3', 'two']) {
    await field.fill(text)
    await add.click()
    await expect(box.getByRole('alert')).toHaveText(t('toast-messages.cart.problem.digits', { text }))
    await expect(field).toHaveValue(text)
    await expect(field).toBeFocused()
  }
  await field.fill('1,5')
  await add.click()
  await expect(box.getByRole('alert')).toHaveText(t('toast-messages.cart.problem.whole'))
  await expect(field).toHaveValue('2')
  await field.fill('2.5')
  await field.press('Enter')
  await expect(field).toHaveAccessibleDescription(t('toast-messages.cart.problem.whole'))
  await more.click()
  await expect(field).toHaveValue('3')
  await add.click()
  await expect(badge(page, t, 3)).toBeVisible()
})

test('[PDP-05] [CART-07] what is sold in sixes is bought in sixes after one refusal, on its page and in the cart', async ({ page, t }) => {
  // No other test needs this product.
  const database = new DatabaseSync(join(DATA_FOLDER, 'shop.db'), { timeout: 5000 })
  database.exec("UPDATE stock SET quantity = 60, qty_increments = 6 WHERE product_id IN (SELECT id FROM product WHERE sku LIKE 'HAL-KUL%')")
  database.close()
  const { box, field, add, less } = await openBuyBox(page, '/kulka-massage-ball', t)
  await add.click()
  await expect(box.getByRole('alert')).toHaveText(t('toast-messages.cart.problem.steps', { count: 6 }))
  await expect(field).toHaveValue('6')
  await expect(less).toHaveAttribute('aria-disabled', 'true')
  await page.reload()
  await expect(field, 'reloaded').toHaveValue('6')
  await add.click()
  await expect(badge(page, t, 6)).toBeVisible()

  await page.goto('/cart')
  const more = lines(page).getByRole('button', { name: t('cart.line.more', { name: 'Kulka Massage Ball' }) })
  const inCart = lines(page).getByRole('textbox')
  await more.click()
  await expect(badge(page, t, 12), 'the step is known after a reload').toBeVisible()
  await expect(inCart).toHaveValue('12')
})
