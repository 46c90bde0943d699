import { DatabaseSync } from 'node:sqlite'
import { join } from 'node:path'
import type { Page } from '@playwright/test'
import { UpdateWishOperation } from '../storefront/src/graphql/generated/wishlist-page.ts'
import { lines } from './cart-page.ts'
import { badge } from './customer-page.ts'
import { addToWishlist, wishlistOf } from './customer-wishlist.ts'
import { routeOperation } from './gateway-operations.ts'
import { DATA_FOLDER } from './shop-under-test.ts'
import { expect, test } from './test.ts'
import type { Translator } from './translator.ts'
import { addAll, cards, LIST, main, PLAIN } from './wishlist-page.ts'

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

test('[PDP-05] [CART-07] [MINI-01] a refusal goes once another quantity is typed, also the one that the line has', { tag: ['@polish', '@also-phone'] }, async ({ page, path, language, t }) => {
  const { box, field, add } = await openBuyBox(page, path(BOTTLE[language]), t)
  await field.fill('9000')
  await add.click()
  await expect(box.getByRole('alert')).toHaveText(t('toast-messages.cart.problem.notEnough'))
  await field.fill('2')
  await expect(box.getByRole('alert'), 'before the field is left').toHaveCount(0)
  await add.click()
  await expect(badge(page, t, 2)).toBeVisible()

  await page.goto(path('/cart'))
  await badge(page, t, 2).click()
  const drawer = page.getByRole('dialog', { name: t('header.miniCart.drawer.title') })
  for (const place of [drawer, lines(page)]) {
    const quantity = place.getByRole('textbox')
    const refusal = place.getByRole('alert')
    for (const next of ['2', '3', '2']) {
      await quantity.fill('9000')
      await quantity.press('Enter')
      await expect(refusal).toHaveText(t('toast-messages.cart.problem.notEnough'))
      await quantity.fill(next)
      await expect(refusal).toHaveCount(0)
      await quantity.press('Enter')
      await expect(badge(page, t, Number(next))).toBeAttached()
      await expect(quantity).toHaveValue(next)
      await expect(refusal).toHaveCount(0)
    }
    if (place === drawer) await drawer.getByRole('button', { name: t('header.miniCart.drawer.close') }).click()
  }
})

test('[PDP-05] a quantity is read as its language writes it, and the checkout waits for one that cannot be read', { tag: ['@polish', '@also-phone'] }, async ({ page, path, language, context, shop, t }) => {
  await shop.addToGuestCart(context, BOTTLE[language].slice(1))
  await page.goto(path(BOTTLE[language]))
  const { field, add } = await openBuyBox(page, path(BOTTLE[language]), t)
  const [grouped, unclear] = { en: ['1,000', '1,000,0'], pl: ['1 000', '1.000'] }[language]
  await field.fill(grouped!)
  await field.press('Enter')
  await expect(field).toHaveValue('1000')
  await field.fill(unclear!)
  await add.click()
  await expect(field).toBeFocused()
  await expect(field).toHaveAccessibleDescription(t('toast-messages.cart.problem.digits', { text: unclear! }))
  await field.fill('1')
  await expect(field, 'while it is corrected').not.toHaveAttribute('aria-invalid')

  await page.goto(path('/cart'))
  const drawer = page.getByRole('dialog', { name: t('header.miniCart.drawer.title') })
  const checkout = drawer.getByRole('link', { name: t('header.miniCart.drawer.checkout'), exact: true })
  const inCart = lines(page).getByRole('textbox')
  await inCart.fill(unclear!)
  await main(page).getByRole('link', { name: t('cart.summary.checkout'), exact: true }).click()
  await expect(inCart).toBeFocused()
  await expect(inCart).toHaveValue(unclear!)
  await badge(page, t, 1).click()
  const inDrawer = drawer.getByRole('textbox')
  await inDrawer.fill(unclear!)
  await checkout.click()
  await expect(inDrawer).toBeFocused()
  await expect(page).toHaveURL(path('/cart'))
  await inDrawer.fill('2')
  await inDrawer.press('Enter')
  await expect(badge(page, t, 2)).toBeAttached()
  await checkout.click()
  await expect(page).toHaveURL(path('/checkout'))
})

test('[WISH-02] on the wishlist, a refusal is of the quantity that is shown', async ({ page, context, shop, t }) => {
  const customer = await shop.createCustomer()
  await addToWishlist(customer, { sku: PLAIN, quantity: 1 })
  await shop.logIn(context, customer)
  await page.goto(LIST)
  const quantity = cards(page).getByRole('textbox')
  const refusal = cards(page).getByRole('alert')
  const buy = cards(page).getByRole('button', { name: new RegExp(`^${t('common.buy.addNamed', { name: '' })}`) })

  await quantity.fill('9000')
  await quantity.press('Enter')
  await expect.poll(() => wishlistOf(customer)).toEqual([`${PLAIN} × 9000`])
  await expect(buy).not.toHaveAttribute('aria-busy')
  await buy.click()
  await expect(refusal).toHaveText(t('toast-messages.cart.problem.notEnough'))
  await quantity.fill('2')
  await expect(refusal).toHaveCount(0)
  await quantity.fill('two')
  for (const button of [buy, addAll(page, t)]) {
    await button.click()
    await expect(quantity).toBeFocused()
    await expect(quantity).toHaveAccessibleDescription(t('toast-messages.cart.problem.digits', { text: 'two' }))
  }
  await quantity.fill('2')
  await quantity.press('Enter')
  await expect.poll(() => wishlistOf(customer)).toEqual([`${PLAIN} × 2`])

  const [asked, answered] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()]
  let calls = 0
  await routeOperation(page, UpdateWishOperation.name, async (route) => {
    if (calls++ > 0) return route.fallback()
    asked.resolve()
    await answered.promise
    const user_errors = [{ code: 'UNDEFINED', message: 'The requested qty is not available', refusal: { reason: 'notEnough' } }]
    await route.fulfill({ json: { data: { updateProductsInWishlist: { user_errors } } } })
  })
  await quantity.fill('8000')
  await quantity.press('Enter')
  await asked.promise
  await quantity.fill('3')
  await quantity.press('Enter')
  answered.resolve()
  await expect.poll(() => wishlistOf(customer)).toEqual([`${PLAIN} × 3`])
  await expect(buy).not.toHaveAttribute('aria-busy')
  await expect(main(page).getByRole('alert'), 'the refusal of the quantity before').toHaveCount(0)
})
