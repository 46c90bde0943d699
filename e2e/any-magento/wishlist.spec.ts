import { badge } from '../customer-page.ts'
import { expect, test } from '../test.ts'

test('[WISH-02] a customer adds a simple product and a variant to the wishlist and buys both as chosen', async ({ page, t, context, shop }) => {
  await shop.logIn(context, await shop.createCustomer())
  const main = page.getByRole('main')
  const heart = main.getByRole('button', { name: new RegExp(`^(${t('common.wishlist.add')}|${t('common.wishlist.remove')})$`) })
  await page.goto('/camp-mug')
  await heart.click()
  await expect(heart).toHaveText(t('common.wishlist.remove'))
  await page.goto('/timberline-vest')
  const box = page.getByRole('region', { name: t('product.buy') })
  for (const group of await box.getByRole('group').all()) await group.getByRole('radio', { disabled: false }).first().check({ force: true })
  await heart.click()
  await page.getByRole('status').getByRole('link', { name: t('toast-messages.wishlist.view') }).click()

  const cards = main.locator('.card')
  await expect(cards).toHaveCount(2)
  await expect(cards.filter({ hasText: 'Camp Mug' })).toContainText('$18.00')
  await expect(cards.filter({ hasText: 'Timberline Vest' })).toContainText(/Size: \w+/)
  await main.getByRole('button', { name: t('dashboardWishlist.addAll') }).click()
  await expect(main).toContainText(t('dashboardWishlist.empty.help'))
  await expect(badge(page, t, 2)).toBeVisible()
})
