import { amount, buyBox, expectInCart } from '../buy-box.ts'
import { lines } from '../cart-page.ts'
import { expect, test } from '../test.ts'

test('a tee is added to the cart in the chosen color and size', async ({ page, t }) => {
  await page.goto('/ridgeline-tee')
  const { box, price, add } = buyBox(page, t)
  await box.getByRole('radio', { name: 'Green', exact: true }).check({ force: true })
  await box.getByRole('radio', { name: 'M', exact: true }).check({ force: true })
  expect(await price()).toBe(29_00)
  await add()
  await expectInCart(page, t, '/cart', 29_00)
  await expect(lines(page)).toContainText('Green')
  await expect(lines(page)).toContainText('Ridgeline LumaTech™ Tee')
})

test('[PDP-02] [API-07] a tee shows its material in every release’s way of reading attributes', async ({ page, t, isMobile }) => {
  await page.goto('/ridgeline-tee')
  const information = page.getByRole(isMobile ? 'region' : 'tabpanel', { name: t('product.tabs.information') })
  if (!isMobile) await page.getByRole('tab', { name: t('product.tabs.information') }).click()
  await expect(information.locator('dt', { hasText: 'Material' }).locator('+ dd')).toContainText('LumaTech™')
  await expect(information.locator('dt', { hasText: 'Eco Collection' }).locator('+ dd')).toHaveText(t('product.tabs.no'))
})

test('a mug that is added twice is one line', async ({ page, t }) => {
  await page.goto('/camp-mug')
  const { add } = buyBox(page, t)
  await add()
  await expect(page.getByRole('button', { name: t('header.miniCart.open', { count: 1 }) })).toBeVisible()
  await add()
  await expect(page.getByRole('button', { name: t('header.miniCart.open', { count: 2 }) })).toBeVisible()
  await page.goto('/cart')
  await expect(page.getByLabel(t('cart.line.quantity', { name: 'Camp Mug' }))).toHaveValue('2')
  await expect(lines(page)).toHaveCount(1)
})

test('an engraving is on the cart line and in its price', async ({ page, t }) => {
  await page.goto('/engraved-bottle')
  const { box, price, add } = buyBox(page, t)
  await box.getByLabel(/Engraving/).fill('Ala')
  await box.getByLabel(/Typeface/).selectOption({ label: (await box.getByRole('option', { name: /Script/ }).textContent())! })
  expect(await price()).toBe(32_00)
  await add()
  await expectInCart(page, t, '/cart', 32_00)
  await expect(lines(page)).toContainText('Ala')
  await expect(lines(page)).toContainText('Script')
  await expect(page.getByRole('link', { name: t('cart.summary.checkout') })).toBeVisible()
})

test('two bottles with different engravings are two lines', async ({ page, t }) => {
  for (const [index, name] of ['Ala', 'Ola'].entries()) {
    await page.goto('/engraved-bottle')
    const { box, add } = buyBox(page, t)
    await box.getByLabel(/Engraving/).fill(name)
    await box.getByLabel(/Typeface/).selectOption({ index: 1 })
    await add()
    await expect(page.getByRole('button', { name: t('header.miniCart.open', { count: index + 1 }) })).toBeVisible()
  }
  await page.goto('/cart')
  await expect(lines(page)).toHaveCount(2)
  for (const name of ['Ala', 'Ola']) await expect(lines(page).filter({ hasText: name })).toHaveCount(1)
})

test('the parts of a kit are chosen, and the cart has the same price', async ({ page, t }) => {
  await page.goto('/weekend-camp-kit')
  const { box, price, add } = buyBox(page, t)
  await box.getByRole('checkbox', { name: /Mystery Stuff Sack/ }).check()
  const shown = await price()
  expect(shown).toBeGreaterThan(0)
  await add()
  await expectInCart(page, t, '/cart', shown)
  await expect(lines(page)).toContainText('Mystery Stuff Sack')
})

test('the parts of a set that have their own pages are offered and added to the cart', async ({ page, t }) => {
  await page.goto('/trail-snack-set')
  const { box, add } = buyBox(page, t)
  const parts = box.getByRole('list', { name: t('product.kinds.parts') }).getByRole('listitem')
  await expect(parts).toHaveCount(1)
  await parts.getByRole('textbox').fill('2')
  await parts.getByRole('textbox').press('Enter')
  expect(amount(await box.locator('p[aria-live] .price').textContent()), 'the sum').toBe(36_00)
  await add()
  await expectInCart(page, t, '/cart', 36_00)
})

test('a cart line of a part without its own page has no link', async ({ page, request, shop, context }) => {
  const cartId = await shop.addToGuestCart(context, 'camp-mug')
  await shop.addSku(cartId, 'LG-F01')
  await page.goto('/cart')
  await expect(lines(page).filter({ hasText: 'Huckleberry Oat Bar' })).toBeVisible()
  const links = await lines(page).getByRole('link').evaluateAll((all) => all.map((link) => (link as HTMLAnchorElement).href))
  expect(links.filter((link) => /camp-mug/.test(link)).length).toBeGreaterThan(0)
  for (const link of new Set(links)) expect((await request.get(link)).status(), link).toBe(200)
})

test('a guide is bought with the chosen files', async ({ page, t }) => {
  await page.goto('/knots-and-hitches-guide')
  const { box, price, add } = buyBox(page, t)
  for (const file of await box.getByRole('checkbox').all()) await file.check()
  const shown = await price()
  expect(shown).toBe(14_00)
  await add()
  await expectInCart(page, t, '/cart', shown)
})

test('a virtual plan skips the delivery step in the checkout', async ({ page, t }) => {
  await page.goto('/gear-care-plan')
  await buyBox(page, t).add()
  await expectInCart(page, t, '/cart', 39_00)
  await page.getByRole('link', { name: t('cart.summary.checkout') }).click()
  await expect(page.getByRole('heading', { name: t('checkout.address.virtualTitle') })).toBeVisible()
})

test('a product that is out of stock says so and cannot be added', async ({ page, t }) => {
  await page.goto('/ranger-cap')
  await expect(buyBox(page, t).box).toContainText(t('product.outOfStock'))
  await expect(buyBox(page, t).box.getByRole('button', { name: t('product.addToCart') })).toBeHidden()
})

test('a discount code is applied and removed, without a message that it expired', async ({ page, t, shop, context }) => {
  await shop.addToGuestCart(context, 'camp-mug', 2)
  await page.goto('/cart')
  const summary = page.getByRole('complementary', { name: t('cart.summary.title') })
  await page.getByLabel(t('cart.coupon.label')).fill('TRAIL10')
  await page.getByRole('button', { name: t('cart.coupon.apply') }).click()
  await expect(summary).toContainText('$3.60')
  await page.getByRole('button', { name: t('cart.coupon.remove') }).click()
  await expect(summary).not.toContainText('$3.60')
  await expect(page.getByText(t('cart.coupon.over', { code: 'TRAIL10' }))).toHaveCount(0)
  await expect(summary).toContainText(/Total\s*\$36\.00/)
})
