import type { Locator } from '@playwright/test'
import { RevokeCustomerTokenOperation } from '../storefront/src/graphql/generated/login.ts'
import { CART } from './customer-page.ts'
import { failOperation } from './gateway-operations.ts'
import { SHOP_URL } from './shop-under-test.ts'
import { expect, test } from './test.ts'
import { violations } from './violations.ts'

const FIVE_SECONDS = 5000
/** The levels' names, for screen readers, and the colours of their bars. */
const LEVELS = {
  info: ['Info', 'rgb(28, 87, 165)'],
  success: ['Success', 'rgb(31, 107, 69)'],
  warning: ['Warning', 'rgb(122, 87, 0)'],
  error: ['Error', 'rgb(185, 45, 27)'],
} as const

test.use({ expectedErrors: [/The logout failed|status of 502/] })

test('[SHELL-12] toasts of four levels appear only in the browser, stay while hovered or focused, and errors stay until dismissed', async ({ page, context, request, shop, t }) => {
  const html = await (await request.get('/siklawa-bottle')).text()
  expect(html).not.toMatch(/role="(status|alert)"[^>]*shadow-pop|sonner/)
  expect(html).not.toContain(`aria-label="${t('toast-messages.label')}`)
  const message = (role: 'status' | 'alert', text: string) => page.getByRole(role).filter({ has: page.getByText(text, { exact: true }) })
  const barOf = (toast: Locator) => toast.evaluate((card) => getComputedStyle(card, '::before').backgroundColor)
  const expectLevel = async (toast: Locator, level: keyof typeof LEVELS) => {
    const [name, colour] = LEVELS[level]
    await expect(toast).toBeVisible()
    await expect(toast.getByText(name, { exact: true })).toBeAttached()
    expect(await barOf(toast), level).toBe(colour)
  }
  await page.clock.install()

  const customer = await shop.createCustomer()
  const customersCart = await shop.addToCustomerCart(customer, 'siklawa-bottle')
  await context.addCookies([{ name: CART, value: customersCart, url: SHOP_URL }])
  await page.goto('/siklawa-bottle')
  const info = message('status', t('toast-messages.cart.inAccount'))
  await expectLevel(info, 'info')

  await page.getByRole('main').getByRole('radio', { disabled: false }).first().check({ force: true })
  await page.getByRole('main').getByRole('button', { name: t('product.addToCart') }).first().click()
  const success = message('status', t('toast-messages.cart.added'))
  await expectLevel(success, 'success')
  // From now on it stays, however long the checks take.
  await success.hover()
  await expect(info, 'a new notice replaces the last one').toHaveCount(0)
  // Sonner forgets the pointer when another toast has left, until it moves again.
  await success.hover({ position: { x: 40, y: 10 } })
  const buyBox = page.getByRole('region', { name: t('product.buy') })
  for (const covered of [page.getByRole('heading', { level: 1 }), buyBox.locator('.price').first(), page.getByRole('banner')]) {
    const [{ y, height }, { y: top }] = [(await covered.boundingBox())!, (await success.boundingBox())!]
    expect(y + height, 'above the toast').toBeLessThanOrEqual(top)
  }
  expect(await violations(page)).toEqual([])
  await page.clock.fastForward(2 * FIVE_SECONDS)
  await expect(success).toBeVisible()
  await page.mouse.move(0, 500)
  await success.getByRole('link').focus()
  await page.clock.fastForward(2 * FIVE_SECONDS)
  await expect(success).toBeVisible()
  await success.getByRole('link').blur()
  await page.clock.fastForward(FIVE_SECONDS)
  await page.clock.fastForward(FIVE_SECONDS)
  await expect(success).toHaveCount(0)

  // The page that is still open would be notified first.
  await page.goto('about:blank')
  await context.addCookies([{ name: CART, value: 'x'.repeat(32), url: SHOP_URL }])
  await page.goto('/')
  const warning = message('status', t('toast-messages.cart.lost'))
  await expectLevel(warning, 'warning')

  await shop.logIn(context, customer)
  await page.goto('/dashboard/account')
  await failOperation(page, RevokeCustomerTokenOperation.name)
  await page.getByRole('button', { name: t('dashboard.menu.logout') }).click()
  const error = message('alert', t('toast-messages.account.logoutFailed'))
  await expectLevel(error, 'error')
  await page.clock.fastForward(2 * FIVE_SECONDS)
  await expect(error, 'until it is dismissed').toBeVisible()
  await page.clock.fastForward(12 * FIVE_SECONDS)
  await expect(error).toBeVisible()
  await error.getByRole('button', { name: t('toast-messages.close') }).click()
  await page.clock.fastForward(FIVE_SECONDS)
  await expect(error).toHaveCount(0)

  await page.getByRole('button', { name: t('dashboard.menu.logout') }).click()
  await expect(error).toBeVisible()
  await page.unrouteAll({ behavior: 'ignoreErrors' })
  await page.getByRole('button', { name: t('dashboard.menu.logout') }).click()
  await expect(page).toHaveURL('/')
  await page.clock.fastForward(FIVE_SECONDS)
  await expect(error, 'once the action has succeeded').toHaveCount(0)
})
