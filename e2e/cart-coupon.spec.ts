import { ApplyCouponToCartOperation, RemoveCouponFromCartOperation } from '../storefront/src/graphql/generated/cart.ts'
import { lines } from './cart-page.ts'
import { routeOperation } from './gateway-operations.ts'
import { expect, inBothLanguages, test } from './test.ts'

const BOTTLE = { en: 'siklawa-bottle', pl: 'butelka-siklawa' } as const

inBothLanguages((language) => {
  test('[CART-08] [CART-09] an invalid coupon is reported at its field and changes nothing; a valid one lowers the total by its discount and can be removed', { tag: '@polish' }, async ({ page, path, t, context, shop }) => {
    await shop.addToGuestCart(context, BOTTLE[language])
    await page.goto(path('/cart'))
    const warnings: string[] = []
    page.on('console', (message) => message.type() === 'warning' && warnings.push(message.text()))
    const code = page.getByLabel(t('cart.coupon.label'))
    await code.fill('NOPE')
    await page.getByRole('button', { name: t('cart.coupon.apply') }).click()
    await expect(code).toHaveAttribute('aria-invalid', 'true')
    await expect(page.getByText(t('toast-messages.cart.problem.couponWrong'))).toBeVisible()
    await expect(code).toHaveValue('NOPE')
    await expect(code).toBeFocused()
    await expect.poll(() => warnings).toContainEqual(expect.stringContaining(t('cart.coupon.setFailed')))
    await code.fill(' wiatr10\u200b')
    await expect(page.getByText(t('toast-messages.cart.problem.couponWrong')), 'beside another code').toBeHidden()
    await code.fill('\u200bWIATR10 ')
    await page.getByRole('button', { name: t('cart.coupon.apply') }).click()
    const totals = page.getByRole('complementary', { name: t('cart.summary.title') }).locator('dl > div')
    const row = (label: string) => totals.filter({ hasText: new RegExp(`^${label}`) })
    await expect(row(t('cart.summary.subtotal'))).toContainText({ en: /PLN\s119\.00/, pl: /119,00\szł/ }[language])
    await expect(row(t('cart.summary.discount'))).toContainText({ en: /WIATR10\s*−PLN\s11\.90/, pl: /WIATR10\s*−11,90\szł/ }[language])
    await expect(row(t('cart.summary.total'))).toContainText({ en: /PLN\s107\.10/, pl: /107,10\szł/ }[language])
    await expect(page.getByRole('status').filter({ hasText: t('cart.coupon.applied') })).toContainText('WIATR10')
    await page.getByRole('button', { name: t('cart.coupon.remove') }).click()
    await expect(page.getByRole('main')).not.toContainText(/107[.,]10/)
    await expect(row(t('cart.summary.discount'))).toHaveCount(0)
    await expect(row(t('cart.summary.total'))).toContainText({ en: /PLN\s119\.00/, pl: /119,00\szł/ }[language])
    await expect(code).toBeVisible()
    await expect(page.getByText(t('cart.coupon.over', { code: 'WIATR10' }))).toBeHidden()
  })
})

test('[CART-08] [CART-09] by keyboard, the focus follows the code, which is announced', { tag: '@also-phone' }, async ({ page, t, context, shop }) => {
  await shop.addToGuestCart(context, BOTTLE.en)
  await page.goto('/cart')
  const code = page.getByLabel(t('cart.coupon.label'))
  await code.fill('WIATR10')
  const region = await page.getByRole('complementary', { name: t('cart.summary.title') }).locator('output:empty').elementHandle()
  await code.press('Enter')
  const remove = page.getByRole('button', { name: t('cart.coupon.remove') })
  await expect(remove).toBeFocused()
  expect(await region!.textContent(), 'a live region that was there before').toContain('WIATR10')
  await remove.press('Enter')
  await expect(code).toBeFocused()
})

test('[CART-08] a code that another tab applies or removes leaves the focus', async ({ page, t, context, shop }) => {
  await shop.addToGuestCart(context, BOTTLE.en)
  await page.goto('/cart')
  await page.getByLabel(t('cart.coupon.label')).focus()
  const more = lines(page).getByRole('button', { name: t('cart.line.more', { name: 'Siklawa Bottle' }) })
  const remove = page.getByRole('button', { name: t('cart.coupon.remove') })
  const other = await context.newPage()
  await other.goto('/cart')
  await other.getByLabel(t('cart.coupon.label')).fill('WIATR10')
  await other.getByLabel(t('cart.coupon.label')).press('Enter')
  await expect(remove).toBeVisible()
  await expect(remove).not.toBeFocused()
  await more.focus()
  await other.getByRole('button', { name: t('cart.coupon.remove') }).press('Enter')
  await expect(remove).toBeHidden()
  await expect(more).toBeFocused()
})

test.describe('a lost answer', () => {
  test.use({ expectedErrors: [/^Could not set promo code|status of 502/] })

  test('[CART-08] [CART-09] to a code that was set: the cart shows it, and it can be removed', async ({ page, t, context, shop }) => {
    await shop.addToGuestCart(context, BOTTLE.en)
    await page.goto('/cart')
    await routeOperation(page, ApplyCouponToCartOperation.name, async (route) => {
      await route.fetch()
      await route.fulfill({ status: 502, json: { errors: [] } })
    })
    const code = page.getByLabel(t('cart.coupon.label'))
    await code.fill('WIATR10')
    await code.press('Enter')
    await expect(page.getByRole('main')).toContainText('107.10')
    await expect(page.getByText(t('cart.coupon.setFailed'))).toBeHidden()
    const remove = page.getByRole('button', { name: t('cart.coupon.remove') })
    await expect(remove).toBeFocused()
    await remove.press('Enter')
    await expect(page.getByRole('main')).not.toContainText('107.10')
    await expect(code).toBeFocused()
  })
})

test.describe('guesses', () => {
  // The browser logs the status 429.
  test.use({ expectedErrors: [/^(Could not set promo code|Nie udało się zastosować kodu)|status of 429/] })

  inBothLanguages((language) => {
    test('[CART-08] are refused after ten wrong codes, with the time to wait at the field', { tag: ['@polish', '@phone'] }, async ({ page, path, t, context, shop }) => {
      await shop.addToGuestCart(context, BOTTLE[language])
      await page.goto(path('/cart'))
      const code = page.getByLabel(t('cart.coupon.label'))
      for (let guess = 1; guess <= 10; guess += 1) {
        const answered = page.waitForResponse((response) => response.url().endsWith('/api/graphql') && (response.request().postData() ?? '').includes('ApplyCouponToCart'))
        await code.fill(`GUESS${guess}`)
        await code.press('Enter')
        expect((await answered).status()).toBe(200)
        await expect(page.getByRole('button', { name: t('cart.coupon.apply') })).toBeEnabled()
      }
      await code.fill('GUESS11')
      await code.press('Enter')
      await expect(code).toHaveAccessibleDescription(t('toast-messages.wait', { minutes: 15 }))
      await expect(code).toHaveValue('GUESS11')
      await expect(code).toBeFocused()
    })
  })
})

test('[CART-08] a coupon whose conditions the cart no longer meets is removed with a message; an empty field asks for a code', async ({ page, context, shop, t }) => {
  await shop.addToGuestCart(context, BOTTLE.en, 6)
  await page.goto('/cart')
  const code = page.getByLabel(t('cart.coupon.label'))
  await code.fill(' ')
  await page.getByRole('button', { name: t('cart.coupon.apply') }).click()
  await expect(code).toHaveAccessibleDescription(t('cart.coupon.required'))
  await expect(code).toBeFocused()
  await code.fill('GRAN100')
  await code.press('Enter')
  await expect(page.getByRole('main')).toContainText(/−PLN\s100\.00/)
  await lines(page).getByRole('textbox').fill('1')
  await lines(page).getByRole('textbox').press('Enter')
  await expect(page.getByRole('alert').filter({ hasText: t('cart.coupon.over', { code: 'GRAN100' }) })).toBeVisible()
  await expect(code).toHaveValue('')
})

test.describe('a coupon', () => {
  test.use({ expectedErrors: [/^Could not (set|remove) promo code/] })

  test('[CART-08] that is answered without data is reported and logged, both when applied and when removed', async ({ page, context, shop, t }) => {
    const cartId = await shop.addToGuestCart(context, BOTTLE.en)
    const logged: string[] = []
    page.on('console', (message) => message.type() === 'error' && logged.push(message.text()))
    await routeOperation(page, ApplyCouponToCartOperation.name, (route) => route.fulfill({ json: { data: { applyCouponToCart: null } } }))
    await routeOperation(page, RemoveCouponFromCartOperation.name, (route) => route.fulfill({ json: { data: { removeCouponFromCart: null } } }))
    await page.goto('/cart')
    await page.getByLabel(t('cart.coupon.label')).fill('WIATR10')
    await page.getByRole('button', { name: t('cart.coupon.apply') }).click()
    await expect(page.getByRole('alert').filter({ hasText: 'Could not set promo code' })).toBeVisible()

    await shop.send(ApplyCouponToCartOperation, { cartId, couponCode: 'WIATR10' })
    await page.reload()
    await page.getByRole('button', { name: t('cart.coupon.remove') }).click()
    await expect(page.getByRole('alert').filter({ hasText: 'Could not remove promo code' })).toBeVisible()
    await expect.poll(() => logged).toEqual([expect.stringMatching(/^Could not set/), expect.stringMatching(/^Could not remove/)])
  })
})
