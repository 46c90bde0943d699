import type { Locator } from '@playwright/test'
import { cards, linkOf } from './cards.ts'
import { onOperation, type SentOperation } from './gateway-operations.ts'
import { expect, test } from './test.ts'
import { violations } from './violations.ts'

test('[LIST-15] [LIST-18] a card adds to the cart and asks for a size if there are sizes; a colour changes its image; breadcrumbs lead to the category above', async ({ page, t }) => {
  const added: SentOperation[] = []
  onOperation(page, (sent) => sent.operationName === 'AddProductsToCart' && added.push(sent))
  await page.goto('/gear')
  const simple = cards(page).filter({ has: page.locator('button:not([aria-haspopup]).card-buy') }).first()
  const name = await simple.getByRole('heading').textContent()
  await simple.getByRole('button', { name: t('common.buy.addNamed', { name: name! }) }).click()
  await expect(page.getByRole('button', { name: t('header.miniCart.open', { count: 1 }) })).toBeVisible()
  await expect(page.getByRole('status').filter({ hasText: t('toast-messages.cart.added') })).toContainText(name!)
  // At the left, because the cart's toast covers cards at the right.
  await cards(page).first().getByRole('button', { name: new RegExp(`^${t('common.wishlist.addNamed', { name: '' })}`) }).click()
  await expect(page.getByRole('status').filter({ hasText: 'You must login or register to add items to your wishlist' })).toBeVisible()

  await page.goto('/training/workshops')
  await expect(cards(page).first().locator('.card-action').first()).toBeVisible()
  await expect(page.locator('.card-buy'), 'a product with more options links to its page').toHaveCount(0)
  const trail = page.getByRole('navigation', { name: t('breadcrumbs.label') })
  await expect(trail.getByRole('link')).toHaveText([t('breadcrumbs.home'), 'Training'])
  await expect(trail.getByRole('link').first()).toHaveAttribute('href', '/')
  await expect(trail.getByRole('link').last()).toHaveAttribute('href', '/training')
  await expect(trail.locator('[aria-current="page"]')).toHaveText('Workshops')

  await page.goto('/women')
  const card = cards(page).filter({ has: page.locator('.card-colours') }).filter({ has: page.locator('.card-lowest') }).first()
  const picture = card.locator('.card-picture img')
  const first = await picture.getAttribute('src')
  const colours = card.getByRole('radio')
  await colours.last().hover()
  await expect(picture).not.toHaveAttribute('src', first!)
  await page.mouse.move(0, 0)
  await expect.poll(async () => new URL((await picture.getAttribute('src'))!, page.url()).search).toBe(new URL(first!, page.url()).search)
  await colours.first().focus()
  await expect(picture).not.toHaveAttribute('src', first!)
  const second = await picture.getAttribute('src')
  await page.keyboard.press('ArrowRight')
  await expect(picture).not.toHaveAttribute('src', second!)

  const bag = card.getByRole('button', { name: t('common.buy.addNamed', { name: (await card.getByRole('heading').textContent())! }) })
  await bag.press('Enter')
  const dialog = page.getByRole('dialog')
  const [, lowest] = (await card.locator('.card-lowest').textContent())!.split(': ')
  await expect(dialog, 'by a reduced price').toContainText(t('product.lowest', { price: lowest! }))
  await dialog.getByRole('button', { name: t('product.addToCart') }).click()
  await expect(dialog.getByRole('alert')).toBeVisible()
  expect(await violations(page)).toEqual([])
  for (const group of await dialog.getByRole('group').all()) await group.getByRole('radio', { disabled: false }).last().check({ force: true })
  const chosen = await dialog.getByRole('radio', { checked: true }).evaluateAll((radios) => radios.map((radio) => radio.getAttribute('value')))
  await dialog.getByRole('button', { name: t('product.addToCart') }).click()
  await expect(page.getByRole('button', { name: t('header.miniCart.open', { count: 2 }) })).toBeVisible()
  await expect(dialog).toBeHidden()
  await expect(bag).toBeFocused()
  expect(added.at(-1)?.variables.cartItems, 'as chosen').toMatchObject([{ quantity: 1, selected_options: chosen }])

  await card.getByRole('button', { name: t('common.compare.addNamed', { name: (await card.getByRole('heading').textContent())! }) }).click()
  await expect(card.getByRole('button', { pressed: true })).toHaveCount(1)
})

test('[LIST-14] cards have the badges New and Bestseller, and so has the product page', async ({ page }) => {
  await page.goto(`/search?q=${encodeURIComponent('krywań')}`)
  const shell = cards(page).filter({ has: page.getByRole('link', { name: 'Krywań 3L Shell', exact: true }) })
  await expect(shell.getByText('New', { exact: true })).toBeVisible()
  const barsOf = (card: Locator) => card.locator('.badge').evaluateAll((badges) => badges.map((badge) => getComputedStyle(badge, '::before').backgroundColor))
  const bars = await barsOf(shell)
  await page.goto('/search?q=siklawa')
  const bottle = cards(page).filter({ has: page.getByRole('link', { name: 'Siklawa Bottle', exact: true }) })
  await expect(bottle.getByText('Bestseller', { exact: true })).toBeVisible()
  await expect(bottle.getByText('New', { exact: true })).toHaveCount(0)
  expect(new Set([...bars, ...(await barsOf(bottle))]).size, 'Sale, New and Bestseller look different').toBe(3)
  await linkOf(bottle).click()
  await expect(page).toHaveURL('/siklawa-bottle')
  await expect(page.locator('.gallery').getByText('Bestseller', { exact: true })).toBeVisible()
})
