import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import type { Page } from '@playwright/test'
import { operationsOf } from './gateway-operations.ts'
import { openFooter } from './open-footer.ts'
import { portsAt, urlAt } from './ports.ts'
import { ShopApi } from './shop-api.ts'
import { type Shop, startShop } from './start-shop.ts'
import { expect, inBothLanguages, test } from './test.ts'
import { translatorFor } from './translator.ts'

test.describe.configure({ mode: 'serial' })
test.use({ baseURL: urlAt('no brand'), brand: '' })

let dataFolder: string
let running: Shop

test.beforeAll(async () => {
  dataFolder = mkdtempSync(join(tmpdir(), 'kram-no-brand-'))
  running = await startShop(portsAt('no brand'), dataFolder, { BRAND: '', FOOTER_PAGES: 'about-us,no-such-page', NEXT_PUBLIC_BUILDER_API_KEY: 'off' })
  const database = new DatabaseSync(join(dataFolder, 'shop.db'), { timeout: 5000 })
  database.exec("INSERT OR REPLACE INTO core_config_data VALUES ('wishlist/general/active', '0')")
  database.close()
})
test.afterAll(async () => {
  await running.stop()
  rmSync(dataFolder, { recursive: true })
})

/** The names of the sample shop's store views. */
const STORE = {
  en: { copyright: '© Halny. A demonstration shop: nothing is sold here.', welcome: 'Before the wind turns' },
  pl: { copyright: '© Halny. Sklep pokazowy: niczego tu nie sprzedajemy.', welcome: 'Zanim zmieni się wiatr' },
}

async function readWholePage(page: Page): Promise<string> {
  await openFooter(page)
  const placeholders = await page.getByRole('combobox').evaluateAll((fields) => fields.map((field) => field.getAttribute('placeholder')))
  return [await page.locator('body').innerText(), ...placeholders].join('\n')
}

inBothLanguages((language) => {
  const branded = translatorFor(language, 'halny')
  const OWN = ['home.hero.lead', 'home.story.title', 'home.partners.title', 'header.search.placeholder', 'product.returns']

  test('a shop without a brand shows its backend’s data and nothing of the sample shop', { tag: '@polish' }, async ({ page, path, t }) => {
    const product = path({ en: '/giewont-grid-fleece', pl: '/bluza-polarowa-giewont' }[language])
    for (const address of [path('/'), product, path('/login')]) {
      await page.goto(address)
      const text = await readWholePage(page)
      for (const key of OWN) expect(text, `${key} on ${address}`).not.toContain(branded(key))
      const footer = page.getByRole('contentinfo')
      await expect(footer).toContainText(STORE[language].copyright)
      await expect(footer.locator('a[href^="tel:"]')).toHaveCount(0)
      await expect(footer.getByRole('navigation', { name: t('common.footer.information') }).getByRole('link')).toHaveText([{ en: 'About Halny', pl: 'O Halnym' }[language]])
      await expect(page.getByText(STORE[language].welcome, { exact: true })).toHaveCount(1)
      expect(text).toContain(t('header.search.placeholder'))
    }
  })

  test('its home page has the store’s name as title and links to its categories and products', { tag: '@also-phone' }, async ({ page, t, path }) => {
    await page.goto(path('/'))
    await expect(page).toHaveTitle({ en: /^Halny/, pl: /^Halny/ }[language])
    await expect(page).not.toHaveTitle(new RegExp(branded('home.title')))
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Halny')
    const main = page.getByRole('main')
    await expect(main).toContainText({ en: 'Clothing and gear that has been worn on the mountain', pl: 'Odzież i sprzęt sprawdzone na górze' }[language])
    const categories = main.getByRole('region', { name: t('home.categories') }).getByRole('link')
    const women = { en: 'Women', pl: 'Kobiety' }[language]
    await expect(categories.filter({ hasText: women }).first()).toHaveAttribute('href', path({ en: '/women', pl: '/kobiety' }[language]))
    expect(await categories.count()).toBeGreaterThanOrEqual(4)
    const row = main.getByRole('region', { name: women, exact: true })
    await expect(row.getByRole('heading', { level: 3 })).toHaveCount(4)
    await expect(page.getByRole('banner').getByRole('link', { name: 'Halny', exact: true })).toHaveAttribute('href', path('/'))
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth), 'wider than the screen').toBe(0)
  })
})

test('it has an icon, so that no browser requests a missing favicon', async ({ page }) => {
  await page.goto('/')
  await expect(page.locator('link[rel="icon"]')).toHaveAttribute('href', /^data:image\/svg\+xml,.*H%3C/)
})

test.describe('its wishlists are switched off', () => {
  test.use({ expectedErrors: [/404/] })

  test('no product has a heart, no wishlist is requested, and the account has no such page', async ({ page, t, context }) => {
    const shop = new ShopApi('en', running.url)
    await shop.logIn(context, await shop.createCustomer())
    const sent = operationsOf(page)
    for (const address of ['/women', '/giewont-grid-fleece']) {
      await page.goto(address)
      await expect(page.getByRole('main').getByRole('button', { name: new RegExp(`^${t('common.compare.add')}`) }).first()).toBeVisible()
      await expect(page.getByRole('main').getByRole('button', { name: new RegExp(`^${t('common.wishlist.add')}`) })).toHaveCount(0)
    }
    expect((await page.goto('/dashboard/wishlist'))?.status()).toBe(404)
    await page.goto('/dashboard/account')
    const menu = page.getByRole('navigation', { name: t('dashboard.menu.label') })
    await expect(menu.getByRole('link', { name: t('dashboard.sections.account') })).toBeVisible()
    await expect(menu.getByRole('link', { name: t('dashboard.sections.wishlist') })).toHaveCount(0)
    expect(sent.filter((name) => name.includes('Wish'))).toEqual([])
  })
})
