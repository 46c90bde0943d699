import type { Request } from '@playwright/test'
import { ApplyCouponToCartOperation, CartOperation } from '../storefront/src/graphql/generated/cart.ts'
import { routeOperation } from './gateway-operations.ts'
import { SHOP_URL } from './shop-under-test.ts'
import { expect, inBothLanguages, test } from './test.ts'

const COOKIE = 'magento_cartId'
const BOTTLE = { en: { path: '/siklawa-bottle', name: 'Siklawa Bottle' }, pl: { path: '/butelka-siklawa', name: 'Butelka Siklawa' } } as const
const FLEECE = { en: { path: '/giewont-grid-fleece', name: 'Giewont Grid Fleece' }, pl: { path: '/bluza-polarowa-giewont', name: 'Bluza polarowa Giewont' } } as const

inBothLanguages((language) => {
  const bottle = BOTTLE[language]
  const fleece = FLEECE[language]

  test('[CART-01] [CART-03] a guest’s cart is created with the first product or on the cart page, and its cookie lasts an hour', async ({ page, path, t, context }) => {
    await page.goto(path(bottle.path))
    expect((await context.cookies()).find(({ name }) => name === COOKIE)).toBeUndefined()
    await page.getByRole('main').getByRole('radio', { disabled: false }).first().check({ force: true })
    const before = Date.now() / 1000
    await page.getByRole('main').getByRole('button', { name: t('product.addToCart') }).first().click()
    await expect(page.getByText(t('toast-messages.cart.added'))).toBeVisible()
    const cookie = (await context.cookies()).find(({ name }) => name === COOKIE)!
    expect(cookie).toMatchObject({ path: '/', httpOnly: false, sameSite: 'Lax', value: expect.stringMatching(/^\w{32}$/) })
    expect(Math.abs(cookie.expires - before - 3600)).toBeLessThan(30)

    await context.clearCookies({ name: COOKIE })
    await page.goto(path('/cart'))
    await expect.poll(async () => (await context.cookies()).find(({ name }) => name === COOKIE)?.value).toEqual(expect.stringMatching(/^\w{32}$/))
    await expect(page.getByRole('main')).toContainText(t('cart.empty.title'))
  })

  test('[CART-02] a cart that another tab chooses replaces the one in this tab, with its products and their count', async ({ page, path, t, context, shop }) => {
    await shop.addToGuestCart(context, fleece.path.slice(1))
    await page.goto(path('/cart'))
    const lines = page.getByRole('main').locator('li[id^="line-"]')
    await expect(lines).toContainText(fleece.name)
    const cartId = await shop.createCart()
    await shop.add(cartId, bottle.path.slice(1), 3)
    const other = await context.newPage()
    await other.goto(path('/'))
    await other.evaluate(([name, value]) => cookieStore.set({ name: name!, value: value!, path: '/' }), [COOKIE, cartId])
    await expect(page.getByRole('button', { name: t('header.miniCart.open', { count: 3 }) })).toBeVisible()
    await expect(lines).toContainText(bottle.name)
  })

  test('[MINI-01] [MINI-02] the mini-cart shows its count, lines and subtotal, and links to editing, the cart, the checkout and the login', { tag: '@phone' }, async ({ page, path, t, context, shop }) => {
    const cartId = await shop.addToGuestCart(context, fleece.path.slice(1), 2)
    // With a discount, the subtotal differs from the grand total.
    const { applyCouponToCart } = await shop.send(ApplyCouponToCartOperation, { cartId, couponCode: 'WIATR10' })
    const uid = applyCouponToCart!.cart.items![0]!.uid
    const mayAnswer = Promise.withResolvers<void>()
    await routeOperation(page, CartOperation.name, async (route) => {
      await mayAnswer.promise
      await route.continue()
    })
    await page.goto(path('/'))
    const open = page.getByRole('button', { name: t('header.miniCart.open', { count: 2 }) })
    await expect(open).toHaveText('2')
    await open.click()
    const drawer = page.getByRole('dialog', { name: t('header.miniCart.drawer.title') })
    await expect(drawer.getByRole('status')).toHaveText(t('header.miniCart.drawer.loading'))
    mayAnswer.resolve()
    const heading = drawer.getByRole('heading')
    await expect(heading).toHaveText(`${t('header.miniCart.drawer.title')} 2`)
    const [line, sum] = [drawer.getByRole('listitem'), { en: /PLN\s778\.00/, pl: /778,00\szł/ }[language]]
    await expect(line.locator('img')).toHaveAttribute('src', /^\/_next\/image\?/)
    await expect(line).toContainText({ en: /Colour: [A-Z][a-z]+ · Size: (S|M|L|XL|XXL)/, pl: /Kolor: [A-ZŁŚŹŻ][a-ząćęłńóśźż]+ · Rozmiar: (S|M|L|XL|XXL)/ }[language])
    await expect(line.getByRole('textbox')).toHaveValue('2')
    await expect(line).toContainText(sum)
    const summary = drawer.getByRole('region', { name: t('header.miniCart.drawer.summary') })
    await expect(summary.getByText(t('header.miniCart.drawer.subtotal'), { exact: true }).locator('..')).toContainText(sum)
    await expect(drawer.getByRole('link', { name: t('header.miniCart.drawer.cart') })).toHaveAttribute('href', path('/cart'))
    await expect(drawer.getByRole('link', { name: t('header.miniCart.drawer.checkout') })).toHaveAttribute('href', path('/checkout'))
    await expect(drawer).toContainText(t('header.miniCart.drawer.guest'))
    await expect(drawer.getByRole('link', { name: t('header.miniCart.drawer.logIn') })).toHaveAttribute('href', `${path('/login')}?${new URLSearchParams({ redirect: path('/') })}`)
    const { name } = fleece
    const edit = drawer.getByRole('link', { name: t('header.miniCart.drawer.edit', { name }) })
    await expect(edit).toHaveText(name)
    await expect(edit).toHaveAttribute('href', `${path(fleece.path)}?${new URLSearchParams({ line: uid })}`)
    await drawer.getByRole('button', { name: t('header.miniCart.drawer.less', { name }) }).click()
    await expect(heading).toHaveText(`${t('header.miniCart.drawer.title')} 1`)
    await expect(line).toContainText({ en: /PLN\s389\.00/, pl: /389,00\szł/ }[language])
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
    const reopen = page.getByRole('button', { name: t('header.miniCart.open', { count: 0 }) })
    await expect(reopen).toBeFocused()
    await reopen.press('Enter')
    await expect(drawer).toContainText(t('header.miniCart.drawer.guest'))
    await drawer.getByRole('link', { name: t('header.miniCart.drawer.logIn') }).click()
    await expect(page).toHaveURL(new RegExp(`${path('/login')}\\?`))
    await expect(drawer).toBeHidden()
  })

  test('[API-01] [API-02] [CART-12] the cart is requested whenever it is shown and never cached', async ({ page, path, t, context, shop }) => {
    const cartId = await shop.addToGuestCart(context, bottle.path.slice(1))
    const [calls, answers]: [Request[], string[]] = [[], []]
    // The reload may end a request before the browser knows all of its headers.
    page.on('requestfinished', (request) => request.url().endsWith('/api/graphql') && calls.push(request))
    page.on('response', (response) => {
      if (response.url().endsWith('/api/graphql')) answers.push(response.headers()['cache-control'] ?? '')
    })
    await page.goto(path('/cart'))
    await expect(page.getByRole('main')).toContainText(bottle.name)
    await shop.add(cartId, bottle.path.slice(1))
    await page.reload()
    await expect(page.getByRole('main').locator('input[inputmode="decimal"]').first()).toHaveValue('2')
    await shop.add(cartId, bottle.path.slice(1))
    await page.getByRole('button', { name: t('header.miniCart.open', { count: 2 }) }).click()
    await expect(page.getByRole('dialog').getByRole('heading')).toContainText('3')
    expect(new Set(answers)).toEqual(new Set(['no-store']))
    expect(new Set(calls.map((call) => `${call.method()} ${call.url()} ${call.headers()['store']}`))).toEqual(new Set([`POST ${SHOP_URL}/api/graphql ${language}`]))
    for (const call of calls) {
      expect(Object.keys(call.postDataJSON() as object)).toEqual(['operationName', 'variables', 'query'])
      expect((await call.allHeaders())['cache-control'], 'no cache may answer').toBe('no-cache')
    }
  })

  test('a cart that no longer exists is discarded without an error page', async ({ page, path, t, context }) => {
    await context.addCookies([{ name: COOKIE, value: 'x'.repeat(32), url: SHOP_URL }])
    await page.goto(path('/cart'))
    await expect(page.getByRole('main')).toContainText(t('cart.empty.title'))
    expect((await context.cookies()).find(({ name }) => name === COOKIE)?.value).not.toBe('x'.repeat(32))
  })
})

test('[MINI-02] the mini-cart names the logged-in customer', async ({ page, context, shop, t }) => {
  const customer = await shop.createCustomer({ firstname: 'Zofia' })
  await shop.logIn(context, customer)
  await page.goto('/')
  await page.getByRole('button', { name: t('header.miniCart.open', { count: 0 }) }).click()
  const drawer = page.getByRole('dialog', { name: t('header.miniCart.drawer.title') })
  await expect(drawer).toContainText(t('header.miniCart.drawer.loggedIn', { firstName: 'Zofia' }))
  await expect(drawer).not.toContainText(t('header.miniCart.drawer.guest'))
  await expect(drawer.getByRole('link', { name: t('header.miniCart.drawer.logIn') })).toHaveCount(0)
})
