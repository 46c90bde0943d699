import type { Page } from '@playwright/test'
import { CartOperation, RemoveItemFromCartOperation, UpdateCartItemsOperation } from '../storefront/src/graphql/generated/cart.ts'
import { lines } from './cart-page.ts'
import { failOperation, routeOperation } from './gateway-operations.ts'
import { expect, test } from './test.ts'

const BOTTLE = { path: 'siklawa-bottle', name: 'Siklawa Bottle' }

test.use({ expectedErrors: [/The line could not be changed|status of 502/] })

/** Waits until the page shows the cart that it fetches after a failure. */
async function untilRefetched(page: Page, act: () => Promise<void>): Promise<void> {
  const refetched = page.waitForResponse((response) => response.request().postData()?.includes(`"${CartOperation.name}"`) ?? false)
  await act()
  await (await refetched).finished()
  await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => setTimeout(() => requestAnimationFrame(resolve)))))
}

test('[CART-11] [CART-07] a quantity that the shop did not confirm is told until a change succeeds', { tag: '@also-phone' }, async ({ page, context, shop, t }) => {
  await shop.addToGuestCart(context, BOTTLE.path)
  await page.goto('/cart')
  const more = lines(page).getByRole('button', { name: t('cart.line.more', { name: BOTTLE.name }) })
  await expect(more).toBeVisible()
  await failOperation(page, UpdateCartItemsOperation.name)
  await untilRefetched(page, () => more.click())
  const alert = lines(page).getByRole('alert')
  await expect(alert).toContainText(t('toast-messages.cart.problem.unconfirmed'))
  await expect(lines(page).getByRole('textbox')).toHaveValue('1')

  await page.unrouteAll({ behavior: 'ignoreErrors' })
  await more.click()
  await expect(lines(page).getByRole('textbox')).toHaveValue('2')
  await expect(alert).toHaveCount(0)
})

test('[CART-11] [CART-07] a removal without an answer counts once the line is gone, and can be undone', async ({ page, context, shop, t }) => {
  await shop.addToGuestCart(context, BOTTLE.path)
  await page.goto('/cart')
  await routeOperation(page, RemoveItemFromCartOperation.name, async (route) => {
    await route.fetch()
    await route.fulfill({ status: 502, json: {} })
  })
  await lines(page).getByRole('button', { name: t('cart.line.remove', { name: BOTTLE.name }) }).press('Enter')
  await expect(page.getByRole('button', { name: t('toast-messages.cart.undoRemoval', { name: BOTTLE.name }) })).toBeFocused()
  await expect(page.getByRole('main')).toContainText(t('toast-messages.cart.removed', { name: BOTTLE.name }))
  await expect(page.getByText(t('toast-messages.cart.problem.unconfirmed'))).toHaveCount(0)
})

test('[CART-07] a line that was removed elsewhere leaves the focus on the list', async ({ page, context, shop, t }) => {
  const cartId = await shop.addToGuestCart(context, BOTTLE.path)
  await shop.add(cartId, 'nosal-gym-ball')
  await page.goto('/cart')
  const remove = lines(page).getByRole('button', { name: t('cart.line.remove', { name: BOTTLE.name }) })
  await expect(remove).toBeVisible()
  const { cart } = await shop.send(CartOperation, { cartId })
  const gone = cart!.items!.find((line) => line?.product.name === BOTTLE.name)!
  await shop.send(RemoveItemFromCartOperation, { cartId, cartItemUid: gone.uid })
  await remove.press('Enter')
  await expect(lines(page)).toHaveCount(1)
  await expect(page.getByRole('list', { name: t('cart.lines') })).toBeFocused()
})

test('[MINI-01] an emptied quantity says that it is required, and sends nothing', async ({ page, context, shop, t }) => {
  await shop.addToGuestCart(context, BOTTLE.path, 2)
  await page.goto('/')
  await page.getByRole('button', { name: t('header.miniCart.open', { count: 2 }) }).click()
  const drawer = page.getByRole('dialog', { name: t('header.miniCart.drawer.title') })
  const quantity = drawer.getByRole('textbox')
  await quantity.fill('')
  await quantity.press('Enter')
  await expect(drawer.getByRole('alert')).toHaveText(t('header.miniCart.drawer.required'))
  await expect(quantity).toHaveAttribute('aria-invalid', 'true')
  await quantity.fill('1')
  await quantity.press('Enter')
  await expect(page.getByRole('button', { name: t('header.miniCart.open', { count: 1 }) })).toBeAttached()
  await expect(drawer.getByRole('alert')).toHaveCount(0)
})

test('[CART-11] a removal that the shop did not confirm is told in the mini-cart, and as a toast once that is closed', async ({ page, context, shop, t }) => {
  await shop.addToGuestCart(context, BOTTLE.path)
  await page.goto('/')
  const open = page.getByRole('button', { name: t('header.miniCart.open', { count: 1 }) })
  const drawer = page.getByRole('dialog', { name: t('header.miniCart.drawer.title') })
  const remove = drawer.getByRole('button', { name: t('header.miniCart.drawer.remove', { name: BOTTLE.name }) })
  await open.click()
  await expect(remove).toBeVisible()
  await failOperation(page, RemoveItemFromCartOperation.name)
  await untilRefetched(page, () => remove.click())
  await expect(drawer.getByRole('alert')).toContainText(t('toast-messages.cart.problem.unconfirmed'))

  await page.unrouteAll({ behavior: 'ignoreErrors' })
  const answers: (() => Promise<void>)[] = []
  await routeOperation(page, RemoveItemFromCartOperation.name, async (route) => void answers.push(() => route.fulfill({ status: 502, json: {} })))
  await remove.click()
  await expect.poll(() => answers.length).toBe(1)
  await drawer.getByRole('button', { name: t('header.miniCart.drawer.close') }).click()
  await expect(drawer).toBeHidden()
  await answers[0]!()
  const toast = page.getByRole('alert').filter({ hasText: BOTTLE.name })
  await expect(toast).toContainText(t('toast-messages.cart.problem.unconfirmed'))

  await page.unrouteAll({ behavior: 'ignoreErrors' })
  await open.click()
  await remove.click()
  await expect(drawer).toContainText(t('toast-messages.cart.removed', { name: BOTTLE.name }))
  await expect(toast).toHaveCount(0)
})
