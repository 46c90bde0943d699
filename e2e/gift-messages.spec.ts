import { randomUUID } from 'node:crypto'
import { CartOperation, UpdateCartItemsOperation } from '../storefront/src/graphql/generated/cart.ts'
import { SetGiftMessageOnCartOperation } from '../storefront/src/graphql/generated/order-gift-message.since-2.4.7.ts'
import { lines } from './cart-page.ts'
import { FindOrderPage } from './find-order-page.ts'
import { failOperation, routeOperation } from './gateway-operations.ts'
import { LoginPage } from './login-page.ts'
import { orderAsGuest } from './order-as-guest.ts'
import { mailsTo } from './outbox.ts'
import { expect, inBothLanguages, test } from './test.ts'
import { violations } from './violations.ts'

const BOTTLE = { en: { path: 'siklawa-bottle', name: 'Siklawa Bottle' }, pl: { path: 'butelka-siklawa', name: 'Butelka Siklawa' } }
const CARD = { to: 'Jan', from: 'Anna', message: 'For the next summit.\nHappy birthday!' }

inBothLanguages((language) => {
  const { path: product, name } = BOTTLE[language]

  test('[CART-16] a gift message is written, changed and removed in the cart, and goes with the order', { tag: ['@polish', '@also-phone'] }, async ({ page, path, context, shop, t }) => {
    const cartId = await shop.addToGuestCart(context, product, 2)
    await page.goto(path('/cart'))
    const line = lines(page)
    const form = line.getByRole('form', { name: t('giftMessage.title', { name }) })
    const add = line.getByRole('button', { name: t('cart.gift.addTo', { name }) })
    const edit = line.getByRole('button', { name: t('cart.gift.editOf', { name }) })
    const field = (key: 'to' | 'from' | 'message') => form.getByRole('textbox', { name: t(`giftMessage.${key}`), exact: true })
    const save = form.getByRole('button', { name: t('giftMessage.save') })

    await add.press('Enter')
    await expect(field('to')).toBeFocused()
    await save.click()
    await expect(field('message')).toBeFocused()
    await expect(field('message')).toHaveAccessibleDescription(t('giftMessage.missing'))
    expect(await violations(page)).toEqual([])
    for (const key of ['to', 'from', 'message'] as const) await field(key).fill(CARD[key])
    await expect(form).toContainText(t('giftMessage.characters', { length: CARD.message.length, most: 500 }))
    await save.click()
    await expect(edit).toBeFocused()
    await expect(page.getByRole('status').filter({ hasText: t('giftMessage.saved') })).toBeAttached()

    await page.reload()
    const note = line.getByRole('figure', { name: t('cart.gift.label') })
    await expect(note).toContainText(CARD.message)
    await expect(note).toContainText(t('cart.gift.to', { name: 'Jan' }))
    await edit.click()
    await expect(field('message')).toHaveValue(CARD.message)
    await form.getByRole('button', { name: t('giftMessage.remove') }).click()
    await expect(add).toBeFocused()
    await expect(note).toHaveCount(0)

    await add.click()
    await field('from').fill('Anna')
    await field('message').fill('Sto lat!')
    await save.click()
    await expect(note).toContainText(t('cart.gift.from', { name: 'Anna' }))

    const summary = page.getByRole('complementary', { name: t('cart.summary.title') })
    await summary.getByRole('button', { name: t('cart.gift.addToOrder') }).click()
    const order = summary.getByRole('form', { name: t('giftMessage.titleOrder') })
    await order.getByRole('textbox', { name: t('giftMessage.message'), exact: true }).fill('From all of us')
    await order.getByRole('button', { name: t('giftMessage.save') }).click()
    await expect(summary.getByRole('figure', { name: t('cart.gift.label') })).toContainText('From all of us')
    await expect(line.getByRole('textbox')).toHaveValue('2')

    const email = `${randomUUID()}@example.com`
    await orderAsGuest(cartId, { email })
    const [mail] = await mailsTo(email)
    expect(mail!.text).toContain('Sto lat!')
    expect(mail!.text).toContain('From all of us')
    const number = new URL(/http\S+\/find-order\S*/.exec(mail!.text)![0]).searchParams.get('order')!
    const find = new FindOrderPage(page, t)
    await page.goto(path('/find-order'))
    await find.search({ number, email, lastname: 'Wierch' })
    await expect(page.getByRole('list', { name: t('dashboardOrder.items') }).getByRole('figure')).toContainText('Sto lat!')
    await expect(page.getByRole('main').getByRole('figure').filter({ hasText: 'From all of us' })).toBeVisible()
  })
})

test('[CART-16] [AUTH-14] what was typed is there again after a reload, in the other language and after a login', async ({ page, context, shop, t }) => {
  const customer = await shop.createCustomer()
  await shop.addToCustomerCart(customer, BOTTLE.en.path)
  await shop.logIn(context, customer)
  await page.goto('/cart')
  const message = lines(page).getByRole('form').getByRole('textbox', { name: t('giftMessage.message'), exact: true })
  const order = page.getByRole('form', { name: t('giftMessage.titleOrder') }).getByRole('textbox', { name: t('giftMessage.message'), exact: true })
  const add = lines(page).getByRole('button', { name: t('cart.gift.addTo', { name: BOTTLE.en.name }) })
  await add.click()
  await message.fill(CARD.message)
  await page.getByRole('button', { name: t('cart.gift.addToOrder') }).click()
  await order.fill('From all of us')
  await page.reload()
  await expect(message).toHaveValue(CARD.message)
  await expect(order).toHaveValue('From all of us')
  await page.goto('/pl/cart')
  await expect(lines(page).getByRole('form').getByRole('textbox').last()).toHaveValue(CARD.message)
  await page.goto('/cart')
  await context.clearCookies({ name: /Token|Session/ })
  await page.getByRole('main').getByRole('link', { name: t('toast-messages.auth.continue') }).click()
  await new LoginPage(page, t).logIn(customer)
  await expect(message).toHaveValue(CARD.message)

  await lines(page).getByRole('form').getByRole('button', { name: t('giftMessage.save') }).click()
  await expect(lines(page).getByRole('figure')).toContainText(CARD.message)
  await page.getByRole('form', { name: t('giftMessage.titleOrder') }).getByRole('button', { name: t('giftMessage.cancel') }).click()
  await page.reload()
  await expect(lines(page).getByRole('figure'), 'saved, so nothing is left to send').toContainText(CARD.message)
  await expect(page.getByRole('form').filter({ has: page.getByRole('button', { name: t('giftMessage.save') }) })).toHaveCount(0)
})

test.describe('while the shop cannot be reached', () => {
  test.use({ expectedErrors: [/status of 50\d|could not be saved|ERR_/] })

  test('[CART-16] nothing that was written is lost', async ({ page, context, shop, t }) => {
    await shop.addToGuestCart(context, BOTTLE.en.path)
    await page.goto('/cart')
    await failOperation(page, UpdateCartItemsOperation.name)
    await lines(page).getByRole('button', { name: t('cart.gift.addTo', { name: BOTTLE.en.name }) }).click()
    const form = lines(page).getByRole('form')
    const message = form.getByRole('textbox', { name: t('giftMessage.message'), exact: true })
    await message.fill(CARD.message)
    await form.getByRole('button', { name: t('giftMessage.save') }).click()
    await expect(form.getByRole('alert')).toContainText(t('giftMessage.failed'))
    await expect(message).toHaveValue(CARD.message)
    await page.unrouteAll({ behavior: 'ignoreErrors' })
    await form.getByRole('button', { name: t('giftMessage.save') }).click()
    await expect(lines(page).getByRole('figure')).toContainText(CARD.message)
  })
})

test.describe('a lost answer', () => {
  test.use({ expectedErrors: [/status of 502|could not be saved|despite an error|could not be loaded/] })

  test('[CART-16] to a message that was saved is a success; if the cart cannot be read, Cancel shows it once it can', async ({ page, context, shop, t }) => {
    await shop.addToGuestCart(context, BOTTLE.en.path)
    await page.goto('/cart')
    for (const { name } of [UpdateCartItemsOperation, SetGiftMessageOnCartOperation]) {
      await routeOperation(page, name, async (route) => {
        await route.fetch()
        await route.fulfill({ status: 502, json: { errors: [] } })
      })
    }
    await lines(page).getByRole('button', { name: t('cart.gift.addTo', { name: BOTTLE.en.name }) }).click()
    const form = lines(page).getByRole('form')
    await form.getByRole('textbox', { name: t('giftMessage.message'), exact: true }).fill('Sto lat!')
    await form.getByRole('button', { name: t('giftMessage.save') }).click()
    await expect(lines(page).getByRole('figure')).toContainText('Sto lat!')

    await failOperation(page, CartOperation.name)
    const summary = page.getByRole('complementary', { name: t('cart.summary.title') })
    await summary.getByRole('button', { name: t('cart.gift.addToOrder') }).click()
    const order = page.getByRole('form', { name: t('giftMessage.titleOrder') })
    await order.getByRole('textbox', { name: t('giftMessage.message'), exact: true }).fill('From all of us')
    await order.getByRole('button', { name: t('giftMessage.save') }).click()
    await expect(order.getByRole('alert')).toContainText(t('giftMessage.failed'))
    await page.unrouteAll({ behavior: 'ignoreErrors' })
    await order.getByRole('button', { name: t('giftMessage.cancel') }).click()
    await expect(summary.getByRole('figure')).toContainText('From all of us')
  })
})

test.describe('a removed line', () => {
  test.use({ expectedErrors: [/status of 502|could not be kept/] })

  test('[CART-16] the undo of a removed line brings its message back; one that the shop does not take is told with its text', async ({ page, context, shop, t }) => {
    await shop.addToGuestCart(context, BOTTLE.en.path)
    await page.goto('/cart')
    await lines(page).getByRole('button', { name: t('cart.gift.addTo', { name: BOTTLE.en.name }) }).click()
    const form = lines(page).getByRole('form')
    await form.getByRole('textbox', { name: t('giftMessage.message'), exact: true }).fill('Sto lat!')
    await form.getByRole('button', { name: t('giftMessage.save') }).click()
    await expect(lines(page).getByRole('figure')).toContainText('Sto lat!')
    const remove = lines(page).getByRole('button', { name: t('cart.line.remove', { name: BOTTLE.en.name }) })
    const undo = page.getByRole('button', { name: t('toast-messages.cart.undoRemoval', { name: BOTTLE.en.name }) })
    await remove.click()
    await undo.click()
    await expect(lines(page).getByRole('figure')).toContainText('Sto lat!')

    await failOperation(page, UpdateCartItemsOperation.name)
    await remove.click()
    await undo.click()
    await expect(page.getByRole('alert').filter({ hasText: t('toast-messages.cart.giftLost', { name: BOTTLE.en.name }) })).toContainText('Sto lat!')
    await expect(lines(page)).toHaveCount(1)
  })
})
