import type { Locator } from '@playwright/test'
import { cards, linkOf } from './cards.ts'
import { onOperation, type SentOperation } from './gateway-operations.ts'
import { queryBackend } from './query-backend.ts'
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
  const card = cards(page).filter({ has: page.locator('.card-colours') }).filter({ has: page.locator('.price-lowest') }).first()
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
  const [, lowest] = (await card.locator('.price-lowest').textContent())!.split(': ')
  await expect(dialog, 'by a reduced price').toContainText(t('common.price.lowest', { price: lowest! }))
  await dialog.getByRole('button', { name: t('product.addToCart') }).click()
  await expect(dialog.getByRole('alert')).toBeVisible()
  expect(await violations(page)).toEqual([])
  const pictured = dialog.locator('img')
  const before = await pictured.getAttribute('src')
  for (const group of await dialog.getByRole('group').all()) await group.getByRole('radio', { disabled: false }).last().check({ force: true })
  await expect(pictured, 'in the chosen colour').not.toHaveAttribute('src', before!)
  const chosen = await dialog.getByRole('radio', { checked: true }).evaluateAll((radios) => radios.map((radio) => radio.getAttribute('value')))
  await dialog.getByRole('button', { name: t('product.addToCart') }).click()
  await expect(page.getByRole('button', { name: t('header.miniCart.open', { count: 2 }) })).toBeVisible()
  await expect(dialog).toBeHidden()
  await expect(bag).toBeFocused()
  expect(added.at(-1)?.variables.cartItems, 'as chosen').toMatchObject([{ quantity: 1, selected_options: chosen }])

  await card.getByRole('button', { name: t('common.compare.addNamed', { name: (await card.getByRole('heading').textContent())! }) }).click()
  await expect(card.getByRole('button', { pressed: true })).toHaveCount(1)
})

test('[LIST-15] the dialog of a card says how many are left of the chosen size and colour', async ({ page, t }) => {
  const { products } = await queryBackend<{ products: { items: { variants: { attributes: { label: string }[]; product: { only_x_left_in_stock: number | null } }[] }[] } }>(
    '{ products(filter: { sku: { eq: "HAL-KRY" } }) { items { ... on ConfigurableProduct { variants { attributes { label } product { only_x_left_in_stock } } } } } }',
  )
  const rare = products.items[0]!.variants.find(({ product }) => product.only_x_left_in_stock !== null)!
  await page.goto('/women/tops/jackets/shell-jackets')
  await cards(page).filter({ hasText: 'Krywań' }).getByRole('button', { name: new RegExp(`^${t('common.buy.addNamed', { name: '' })}`) }).click()
  const dialog = page.getByRole('dialog')
  const left = dialog.getByText(t('product.left', { count: rare.product.only_x_left_in_stock! }))
  await expect(dialog.getByRole('radio').first()).toBeAttached()
  await expect(left).toHaveCount(0)
  for (const { label } of rare.attributes) await dialog.getByRole('radio', { name: label, exact: true }).check({ force: true })
  await expect(left).toBeVisible()
  await dialog.getByRole('radio', { name: 'Spruce', exact: true }).check({ force: true })
  await expect(left).toHaveCount(0)
})

test('[LIST-19] a mouse on a card or focus on its link shows the back of the pictured colour, loaded only then', async ({ page }) => {
  const requested: SentOperation[] = []
  onOperation(page, (sent) => /^Card.*Pictures$/.test(sent.operationName) && requested.push(sent))
  await page.goto('/women')
  const card = cards(page).filter({ has: page.locator('.card-colours') }).first()
  await expect(card.getByRole('radio').first(), 'hydrated').toBeAttached()
  const front = card.locator('.card-picture img').first()
  const back = card.locator('.card-back')
  const link = linkOf(card)
  const viewOf = async (picture: Locator) => new URL(new URL((await picture.getAttribute('src'))!, page.url()).searchParams.get('url')!).pathname
  const sizes = async () => Promise.all([card, front].map(async (part) => part.boundingBox().then((box) => [box?.width, box?.height])))
  const before = await sizes()
  await card.getByRole('radio').first().scrollIntoViewIfNeeded()
  expect(requested, 'before a hover').toEqual([])
  await expect(back).toHaveCount(0)

  await link.hover()
  await expect(back).toHaveCSS('opacity', '1')
  await expect(front).toHaveCSS('opacity', '0')
  expect(await viewOf(back)).toBe((await viewOf(front)).replace('-front.', '-back.'))
  await page.mouse.move(0, 0)
  await expect(back).toHaveCSS('opacity', '0')
  await expect(front).toHaveCSS('opacity', '1')
  expect(await sizes(), 'nothing moves').toEqual(before)

  const original = await viewOf(front)
  await card.getByRole('radio').last().check({ force: true })
  await expect.poll(() => viewOf(front)).not.toBe(original)
  await expect(back).toHaveCount(0)
  await page.keyboard.press('Shift+Tab')
  await expect(card.locator(':focus')).toBeAttached()
  await link.focus()
  await expect(back).toHaveCSS('opacity', '1')
  expect(await viewOf(back), 'of the chosen colour').toBe((await viewOf(front)).replace('-front.', '-back.'))
  expect(await viewOf(back)).not.toBe(original.replace('-front.', '-back.'))
  expect(new Set(requested.map(({ variables }) => variables.sku)).size, 'of no other card').toBe(1)
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
