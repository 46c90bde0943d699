import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { brand as halny } from '../storefront/brand/halny/brand.ts'
import { brand } from '../storefront/brand/mewa/brand.ts'
import { localized } from '../storefront/src/features/store/brand-pages.ts'
import { CheckoutPage } from './checkout-page.ts'
import { openFooter } from './open-footer.ts'
import { portsAt, urlAt } from './ports.ts'
import { BACKEND_URL } from './shop-under-test.ts'
import { type Shop, startShop } from './start-shop.ts'
import { expect, inBothLanguages, test } from './test.ts'
import { violations } from './violations.ts'

test.describe.configure({ mode: 'serial' })
test.use({ baseURL: urlAt('second brand'), brand: 'mewa' })

let dataFolder: string
let running: Shop

test.beforeAll(async () => {
  dataFolder = mkdtempSync(join(tmpdir(), 'kram-second-brand-'))
  running = await startShop(portsAt('second brand'), dataFolder, { BRAND: 'mewa', NEXT_PUBLIC_BUILDER_API_KEY: 'off', BUILDER_URL: '', NEXT_PUBLIC_IMAGE_HOST_FALLBACK: BACKEND_URL })
})
test.afterAll(async () => {
  await running.stop()
  rmSync(dataFolder, { recursive: true })
})

const { colors, radius, font } = brand.theme!

/** A colour as computed styles serialize it. */
const rgb = (hex: string): string => `rgb(${[1, 3, 5].map((start) => Number.parseInt(hex.slice(start, start + 2), 16)).join(', ')})`

inBothLanguages((language) => {
  const story = {
    en: { category: '/women', product: '/siklawa-bottle', courier: /Courier/ },
    pl: { category: '/kobiety', product: '/butelka-siklawa', courier: /Kurier/ },
  }[language]

  test('it differs in name, logo, colours, corners, font and texts', { tag: '@polish' }, async ({ page, path, t }) => {
    await page.goto(path('/'))
    await expect(page).toHaveTitle(`${t('home.title')} – ${brand.name}`)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(t('home.hero.title'))
    await expect(page.getByRole('banner').getByRole('img', { name: brand.name })).toBeVisible()
    await expect(page.getByRole('banner').getByRole('combobox')).toHaveAttribute('placeholder', t('header.search.placeholder'))
    await expect(page.locator('body')).toHaveCSS('background-color', rgb(colors!.page!))
    await expect(page.locator('body')).toHaveCSS('font-family', new RegExp(`^"?${font!.family}`))
    expect(await page.evaluate((family) => document.fonts.load(`1em ${family}`).then((faces) => faces.length), font!.family)).toBeGreaterThan(0)
    const button = page.getByRole('main').locator('a.button').first()
    await expect(button).toHaveCSS('background-color', rgb(colors!.action!))
    await expect(button).toHaveCSS('border-radius', `${radius}px`)

    await page.goto(path(story.product))
    // With scripts, the expected days take its place.
    expect(await (await page.request.get(path(story.product))).text()).toContain(t('product.delivery'))
    await expect(page.getByRole('main')).toContainText(t('product.returns'))
    const footer = await openFooter(page)
    await expect(footer).toContainText(brand.contact!.phone!)
    await expect(footer).toContainText(localized(brand.contact!.hours!, language))
    await expect(footer).toContainText(t('common.footer.description'))
    await expect(footer.getByRole('navigation', { name: t('common.footer.legal') }).getByRole('link')).toHaveText([brand.legal!.terms!, brand.legal!.privacy!].map(({ label }) => localized(label, language)))
    await expect(footer).not.toContainText(halny.contact!.phone!)
    await expect(footer.locator('.wind')).toHaveCount(0)
  })

  test('a guest places an order, and axe finds no violation on the way', { tag: ['@thorough', '@also-phone'] }, async ({ page, path, t }) => {
    const clean = async () => expect(await violations(page), page.url()).toEqual([])
    await page.goto(path('/'))
    await clean()
    await page.goto(path(story.category))
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await clean()
    await page.goto(path(story.product))
    await clean()
    await page.getByRole('main').getByRole('radio', { disabled: false }).first().check({ force: true })
    await page.getByRole('main').getByRole('button', { name: t('product.addToCart') }).first().click()
    await expect(page.getByText(t('toast-messages.cart.added'))).toBeVisible()
    await page.goto(path('/cart'))
    await expect(page.getByRole('link', { name: t('cart.summary.checkout') })).toBeVisible()
    await clean()
    await page.getByRole('link', { name: t('cart.summary.checkout') }).click()
    const checkout = new CheckoutPage(page, t)
    await checkout.submitAddress()
    await expect(page).toHaveURL(path('/checkout/delivery'))
    await expect(page.getByRole('radio', { name: story.courier })).toBeVisible()
    await clean()
    await checkout.chooseDelivery(story.courier)
    await expect(page).toHaveURL(path('/checkout/payment'))
    await checkout.choosePayment({ en: /Bank transfer/, pl: /Przelew/ }[language])
    await checkout.place()
    await expect(page.getByRole('main')).toContainText(await checkout.orderNumber())
    await clean()
  })

  test('a customer logs in', { tag: '@thorough' }, async ({ page, path, t, shop }) => {
    const customer = await shop.createCustomer()
    await page.goto(path('/login'))
    expect(await violations(page)).toEqual([])
    await page.getByRole('main').getByLabel(t('login.email'), { exact: true }).fill(customer.email)
    await page.getByLabel(t('login.password'), { exact: true }).fill(customer.password)
    await page.getByRole('main').getByRole('button', { name: t('login.submit'), exact: true }).click()
    await expect(page).toHaveURL(path('/dashboard/account'))
    expect(await violations(page)).toEqual([])
  })
})

test('[IMG-01] pictures come from both configured hosts, and from no other', async ({ request }) => {
  const statusOf = async (host: string) => {
    const picture = encodeURIComponent(`${host}/media/catalog/product/bottle-dawn-front.webp`)
    return (await request.get(`/_next/image?url=${picture}&w=64&q=75`)).status()
  }
  expect(await statusOf(running.backendUrl)).toBe(200)
  expect(await statusOf(BACKEND_URL)).toBe(200)
  expect(await statusOf(urlAt('all stories'))).toBe(400)
})
