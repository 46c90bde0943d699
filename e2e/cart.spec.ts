import { SHOP_URL } from './shop-under-test.ts'
import { expect, inBothLanguages, test } from './test.ts'

const COOKIE = 'magento_cartId'
const BOTTLE = { en: { path: '/siklawa-bottle', name: 'Siklawa Bottle' }, pl: { path: '/butelka-siklawa', name: 'Butelka Siklawa' } } as const

inBothLanguages((language) => {
  const bottle = BOTTLE[language]

  test('[CART-01] [CART-03] a guest’s cart is created with the first product, and its cookie lasts an hour', async ({ page, path, t, context }) => {
    await page.goto(path(bottle.path))
    expect((await context.cookies()).find(({ name }) => name === COOKIE)).toBeUndefined()
    await page.getByRole('main').getByRole('radio', { disabled: false }).first().check({ force: true })
    const before = Date.now() / 1000
    await page.getByRole('main').getByRole('button', { name: t('product.addToCart') }).first().click()
    await expect(page.getByText(t('toast-messages.cart.added'))).toBeVisible()
    const cookie = (await context.cookies()).find(({ name }) => name === COOKIE)!
    expect(cookie).toMatchObject({ path: '/', httpOnly: false, sameSite: 'Lax', value: expect.stringMatching(/^\w{32}$/) })
    expect(Math.abs(cookie.expires - before - 3600)).toBeLessThan(30)
  })

  test('[CART-02] a product that another tab adds appears in this tab', async ({ page, path, t, context, shop }) => {
    await page.goto(path('/'))
    await expect(page.getByRole('button', { name: t('header.miniCart.open', { count: 0 }) })).toBeVisible()
    const cartId = await shop.createCart()
    await shop.add(cartId, bottle.path.slice(1), 3)
    const other = await context.newPage()
    await other.goto(path('/cart'))
    await other.evaluate(([name, value]) => cookieStore.set({ name: name!, value: value!, path: '/' }), [COOKIE, cartId])
    await expect(page.getByRole('button', { name: t('header.miniCart.open', { count: 3 }) })).toBeVisible()
  })

  test('[MINI-01] [MINI-02] the mini-cart shows the line with its colour and links to editing, the cart and the checkout', { tag: '@phone' }, async ({ page, path, t, context, shop }) => {
    await shop.addToGuestCart(context, { en: 'giewont-grid-fleece', pl: 'bluza-polarowa-giewont' }[language])
    await page.goto(path('/'))
    await page.getByRole('button', { name: t('header.miniCart.open', { count: 1 }) }).click()
    const drawer = page.getByRole('dialog', { name: t('header.miniCart.drawer.title') })
    await expect(drawer.getByRole('heading')).toContainText('1')
    await expect(drawer).toContainText({ en: /Colour: .* Size: /, pl: /Kolor: .* Rozmiar: / }[language])
    await expect(drawer.getByRole('region', { name: t('header.miniCart.drawer.summary') })).toContainText({ en: /PLN\s389\.00/, pl: /389,00\szł/ }[language])
    await expect(drawer.getByRole('link', { name: t('header.miniCart.drawer.checkout') })).toHaveAttribute('href', path('/checkout'))
    await expect(drawer).toContainText(t('header.miniCart.drawer.guest'))
    await expect(drawer.getByRole('link', { name: t('header.miniCart.drawer.logIn') })).toHaveAttribute('href', `${path('/login')}?${new URLSearchParams({ redirect: path('/') })}`)
    const name = { en: 'Giewont Grid Fleece', pl: 'Bluza polarowa Giewont' }[language]
    await expect(drawer.getByRole('link', { name: t('header.miniCart.drawer.edit', { name }) })).toHaveAttribute('href', /\?line=/)
    const remove = drawer.getByRole('button', { name: t('header.miniCart.drawer.remove', { name }) })
    await remove.click()
    await expect(drawer).toContainText(t('header.miniCart.drawer.empty'))
    const undo = drawer.getByRole('button', { name: t('toast-messages.cart.undoRemoval', { name }) })
    await expect(undo).toBeFocused()
    await undo.press('Enter')
    await remove.click()
    await expect(drawer).toContainText(t('header.miniCart.drawer.empty'))
    await page.keyboard.press('Escape')
    await expect(drawer).toBeHidden()
    await expect(page.getByRole('button', { name: t('header.miniCart.open', { count: 0 }) })).toBeFocused()
  })

  test('[CART-12] the cart is requested on every visit and never cached', async ({ page, path, context, shop }) => {
    const cartId = await shop.addToGuestCart(context, bottle.path.slice(1))
    const answers: string[] = []
    page.on('response', (response) => {
      if (response.url().endsWith('/api/graphql')) answers.push(response.headers()['cache-control'] ?? '')
    })
    await page.goto(path('/cart'))
    await expect(page.getByRole('main')).toContainText(bottle.name)
    await shop.add(cartId, bottle.path.slice(1))
    await page.reload()
    await expect(page.getByRole('main').locator('input[inputmode="numeric"]').first()).toHaveValue('2')
    expect(new Set(answers)).toEqual(new Set(['no-store']))
  })

  test('an invalid coupon is reported at its field and changes nothing; a valid one can be removed', { tag: '@polish' }, async ({ page, path, t, context, shop }) => {
    await shop.addToGuestCart(context, bottle.path.slice(1))
    await page.goto(path('/cart'))
    const code = page.getByLabel(t('cart.coupon.label'))
    await code.fill('NOPE')
    await page.getByRole('button', { name: t('cart.coupon.apply') }).click()
    await expect(code).toHaveAttribute('aria-invalid', 'true')
    await expect(page.getByText(t('toast-messages.cart.problem.couponWrong'))).toBeVisible()
    await expect(code).toHaveValue('NOPE')
    await code.fill('WIATR10')
    await page.getByRole('button', { name: t('cart.coupon.apply') }).click()
    await expect(page.getByRole('main')).toContainText({ en: /PLN\s107\.10/, pl: /107,10\szł/ }[language])
    await page.getByRole('button', { name: t('cart.coupon.remove') }).click()
    await expect(page.getByRole('main')).not.toContainText(/107[.,]10/)
    await expect(code).toBeVisible()
    await expect(page.getByText(t('cart.coupon.over', { code: 'WIATR10' }))).toBeHidden()
  })

  test('a cart that no longer exists is discarded without an error page', async ({ page, path, t, context }) => {
    await context.addCookies([{ name: COOKIE, value: 'x'.repeat(32), url: SHOP_URL }])
    await page.goto(path('/cart'))
    await expect(page.getByRole('main')).toContainText(t('cart.empty.title'))
    expect((await context.cookies()).find(({ name }) => name === COOKIE)?.value).not.toBe('x'.repeat(32))
  })
})
