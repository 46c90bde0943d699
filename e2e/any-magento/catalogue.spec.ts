import type { Locator, Page } from '@playwright/test'
import { cards } from '../cards.ts'
import { expect, test } from '../test.ts'
import { violations } from '../violations.ts'

test.use({ expectedErrors: [/404/] })

const SHOP_NAME = 'Larkspur Outfitters'

const heading = (page: Page, name: string): Locator => page.getByRole('heading', { level: 1, name, exact: true })
const card = (page: Page, name: string): Locator => cards(page).filter({ has: page.getByRole('link', { name, exact: true }) })
/** The innermost: it may be among those that are folded. */
const filter = (page: Page, group: string): Locator => page.getByRole('group').filter({ hasText: group }).last()

test('the home page has this shop’s name, categories and products, and no other shop’s texts', async ({ page, t }) => {
  const response = await page.goto('/')
  expect(response?.status()).toBe(200)
  await expect(page).toHaveTitle(new RegExp(SHOP_NAME))
  await expect(page.getByRole('banner').getByRole('link', { name: SHOP_NAME }).first()).toBeVisible()
  const menu = page.getByRole('navigation', { name: t('header.categories') })
  await expect(menu.locator('.menu > li > a')).toHaveText(['What’s New', 'Women', 'Men', 'Gear', 'Guides & Services', 'Sale'])
  await expect(page.getByRole('main').getByRole('link', { name: 'Gear' }).first()).toBeVisible()
  expect(await page.content()).not.toMatch(/Halny|Zakopane|Tatr/)
  expect(await violations(page)).toEqual([])
})

test('a category of the menu lists its own products and those of its subcategories', async ({ page, t }) => {
  await page.goto('/')
  await page.getByRole('navigation', { name: t('header.categories') }).getByRole('link', { name: 'Gear', exact: true }).click()
  await expect(heading(page, 'Gear')).toBeVisible()
  // After the listing of a widget in its block.
  await expect(card(page, 'Camp Mug').last()).toBeVisible()
  await page.goto('/men/tops-men')
  await expect(card(page, 'Timberline Vest')).toContainText('$98.00')
})

test('a category that is a landing page shows its content, and no message about an empty listing', async ({ page, t }) => {
  await page.goto('/women')
  await expect(heading(page, 'Women')).toBeVisible()
  const main = page.getByRole('main')
  await expect(main).not.toContainText(t('category.empty.help'))
  expect(await violations(page)).toEqual([])
  await main.getByRole('link', { name: 'Tops', exact: true }).first().click()
  await expect(heading(page, 'Tops')).toBeVisible()
  await expect(card(page, 'Storm King Cocona® Shell')).toBeVisible()
})

for (const [path, name, product] of [
  ['/promotions/women-sale', 'Women Sale', 'Saddle Trail Short'],
  ['/collections/eco-friendly', 'Eco Friendly', 'Market Day Tote'],
  ['/collections/performance-fabrics', 'Performance Fabrics', 'Cutbank LumaTech™ Tee'],
] as const) {
  test(`a category outside the menu, ${name}, has a page like any other`, async ({ page }) => {
    const response = await page.goto(path)
    expect(response?.status()).toBe(200)
    await expect(heading(page, name)).toBeVisible()
    await expect(card(page, product)).toBeVisible()
  })
}

test('a category links to one outside the menu', async ({ page }) => {
  await page.goto('/sale')
  await page.getByRole('main').locator('a[href*="women-sale"]').first().click()
  await expect(heading(page, 'Women Sale')).toBeVisible()
})

test('filters are the shop’s own attributes: they have labels, and boolean ones offer yes or no', async ({ page, t }) => {
  await page.goto('/collections/performance-fabrics')
  await filter(page, 'Material').getByRole('link', { name: /Cocona® performance fabric/ }).click()
  await expect(page.getByRole('navigation', { name: t('filters.active') })).toContainText('Cocona® performance fabric')
  await expect(cards(page)).toHaveCount(2)

  await page.goto('/women/tops-women')
  await expect(card(page, 'Ridgeline LumaTech™ Tee')).toBeVisible()
  const eco = filter(page, 'Eco Collection')
  await eco.locator('summary').click()
  const yes = eco.getByRole('link', { name: new RegExp(`^${t('filters.yes')}`) })
  await expect(eco.getByRole('link')).toHaveText([new RegExp(`^${t('filters.no')}`), new RegExp(`^${t('filters.yes')}`)])
  await yes.click()
  await expect(page.getByRole('navigation', { name: t('filters.active') })).toContainText(t('filters.yes'))
  await expect(card(page, 'Ridgeline LumaTech™ Tee')).toHaveCount(0)
  await expect(card(page, 'Quiet Meadow Tank')).toBeVisible()
  await page.reload()
  await expect(card(page, 'Ridgeline LumaTech™ Tee')).toHaveCount(0)
})

test('a listing offers the shop’s sort options', async ({ page, t }) => {
  await page.goto('/gear/camp-kitchen')
  await page.getByRole('button', { name: t('category.sort.label') }).filter({ visible: true }).click()
  await page.getByRole('option', { name: t('category.sort.nameDesc') }).click()
  await expect(page).toHaveURL('/gear/camp-kitchen?sort=name__DESC')
  const names = await cards(page).getByRole('heading').allTextContents()
  expect(names.length).toBeGreaterThan(3)
  expect(names).toEqual(names.toSorted().toReversed())
})

test('a search has suggestions and results', async ({ page, t }) => {
  await page.goto('/')
  const field = page.getByRole('combobox', { name: t('header.search.label') }).filter({ visible: true })
  await field.fill('lumatech')
  await expect(page.getByRole('link', { name: /LumaTech™/ }).or(page.getByRole('option', { name: /LumaTech™/ })).first()).toBeVisible()
  await field.press('Enter')
  await expect(page).toHaveURL('/search?q=lumatech')
  await expect(card(page, 'Ridgeline LumaTech™ Tee')).toBeVisible()
  await expect(page.getByRole('main')).not.toContainText('&trade;')
})

test('a product shows its related products', async ({ page }) => {
  await page.goto('/ridgeline-tee')
  await expect(heading(page, 'Ridgeline LumaTech™ Tee')).toBeVisible()
  for (const name of ['Talus Hiking Pant', 'Camp Mug', 'Wool Hiking Sock – 2 Pack']) {
    await expect(page.getByRole('main').getByRole('link', { name, exact: true }).first()).toBeVisible()
  }
})

test('a product without a picture has the shop’s placeholder instead of Magento’s', async ({ page }) => {
  const drawing = (ground: Locator) => ground.evaluate((element) => getComputedStyle(element, '::before').maskImage)
  await page.goto('/mystery-stuff-sack')
  const gallery = page.locator('.gallery-main').first()
  await expect(gallery).toBeVisible()
  await expect(gallery.locator('img')).toHaveCount(0)
  expect(await drawing(gallery)).toContain('svg')
  await page.goto('/gear/packs-and-bags')
  const picture = card(page, 'Mystery Stuff Sack').locator('.card-picture')
  await expect(picture.locator('img')).toHaveCount(0)
  expect(await drawing(picture)).toContain('svg')
  await expect(card(page, 'Market Day Tote').locator('.card-picture img').first()).toBeVisible()
})

test('URLs of Magento’s own theme lead to the same pages, and URL rewrites redirect to the new ones', async ({ page, baseURL }) => {
  for (const [old, canonical, name] of [
    ['/camp-mug.html', '/camp-mug', 'Camp Mug'],
    ['/gear/camp-kitchen.html', '/gear/camp-kitchen', 'Camp Kitchen'],
  ] as const) {
    await page.goto(old)
    await expect(heading(page, name)).toBeVisible()
    await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', `${baseURL}${canonical}`)
  }
  for (const [old, now, name] of [
    ['/classic-camp-cup.html', /\/camp-mug$/, 'Camp Mug'],
    ['/deals.html', /\/sale$/, 'Sale'],
  ] as const) {
    await page.goto(old)
    await expect(page).toHaveURL(now)
    await expect(heading(page, name)).toBeVisible()
  }
})

test('a CMS page is shown in the shop’s design, and its links lead to the shop’s pages', async ({ page }) => {
  const response = await page.goto('/about-us')
  expect(response?.status()).toBe(200)
  await expect(heading(page, 'About us')).toBeVisible()
  const content = page.locator('.cms')
  await expect(content.getByRole('heading', { name: 'What we promise' })).toBeVisible()
  await expect(content.getByRole('link', { name: 'Gear Care Plan' })).toHaveAttribute('href', '/gear-care-plan')
  await expect(content).not.toContainText('{{')
  await expect(content.locator('script, style, form, [style], [onclick]')).toHaveCount(0)
})

test('Page Builder content can be read without its scripts, and unsafe markup is removed', async ({ page }) => {
  await page.goto('/about-us')
  const content = page.locator('.cms')
  const banner = content.getByRole('link', { name: /Thirty years on Wall Street/ })
  await expect(banner).toHaveAttribute('href', '/gear')
  await expect(banner.locator('img')).toHaveAttribute('src', /backpack-spruce-front/)
  const repairs = (await content.getByRole('heading', { name: 'Repairs' }).boundingBox())!
  const rentals = (await content.getByRole('heading', { name: 'Rentals' }).boundingBox())!
  expect(rentals.x > repairs.x || rentals.y > repairs.y).toBe(true)
  await expect(content.getByText('Tents and stoves by the weekend.')).toBeVisible()
  await expect(content.getByRole('heading', { name: 'Winter hours' })).toBeVisible()
  await expect(content.getByText('10 to 5, closed on Mondays.')).toBeVisible()
  await expect(content.getByRole('link', { name: 'youtube.com/watch?v=larkspur-94' })).toHaveAttribute('href', 'https://www.youtube.com/watch?v=larkspur-94')
  await expect(content.getByRole('link', { name: 'How to reach us' })).toHaveAttribute('href', '/customer-service')
  await expect(content.locator('iframe, object')).toHaveCount(0)
  await expect(content).not.toContainText('alert(1)')
  expect(await violations(page)).toEqual([])
})

test('products of a widget use the shop’s product cards, on the home page and in a category’s block', async ({ page, t }) => {
  await page.goto('/')
  const home = page.locator('.cms-parts').filter({ has: page.getByRole('heading', { name: 'Hot Sellers' }) })
  await expect(home.locator('.card').getByRole('heading', { level: 3 })).toHaveText([/Ridgeline/, 'Camp Mug'])
  await expect(home.locator('.card').filter({ hasText: 'Camp Mug' })).toContainText('$18.00')
  await expect(home.getByRole('link', { name: /Rain is not a reason to stay home/ })).toHaveAttribute('href', '/women/tops-women')
  await page.goto('/gear')
  const block = page.locator('.cms-parts')
  await expect(block).toContainText('For the first night out')
  await expect(block.locator('.card').getByRole('heading', { level: 3 })).toHaveText(['Weekend Camp Kit', 'Camp Mug'])
  await block.locator('.card').filter({ hasText: 'Camp Mug' }).getByRole('link', { name: 'Camp Mug', exact: true }).click()
  await expect(heading(page, 'Camp Mug')).toBeVisible()
  await expect(page.getByRole('button', { name: t('product.addToCart') })).toBeVisible()
})

test('the home page shows the configured blocks in their order and skips one that Magento does not have', async ({ page }) => {
  const response = await page.goto('/')
  expect(response?.status()).toBe(200)
  const blocks = page.locator('.cms-parts')
  await expect(blocks).toContainText(['Pack light, eat well', 'Use the code TRAIL10', 'Rain is not a reason to stay home'])
  const gear = blocks.first()
  await expect(gear.locator('.card').getByRole('heading', { level: 3 })).toHaveText(['Weekend Camp Kit', 'Camp Mug'])
  await expect(gear.getByRole('link', { name: 'one kit' })).toHaveAttribute('href', '/weekend-camp-kit')
  const start = (await heading(page, SHOP_NAME).boundingBox())!
  expect((await gear.boundingBox())!.y).toBeGreaterThan(start.y + start.height)
  await expect(blocks.locator('form, script')).toHaveCount(0)
  await blocks.nth(1).getByRole('link', { name: /Women’s Deals/ }).click()
  await expect(heading(page, 'Women Sale')).toBeVisible()
})

test('an unknown URL is a page with status 404', async ({ page }) => {
  const response = await page.goto('/no-such-thing')
  expect(response?.status()).toBe(404)
})
