import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import type { Page, TestInfo } from '@playwright/test'
import { PSEUDO_CHECKOUT, PSEUDO_LANGUAGE, PSEUDO_SETTINGS } from '../scripts/pseudo-language.mjs'
import { layoutFaults } from './layout-faults.ts'
import { openFooter } from './open-footer.ts'
import { queryBackend } from './query-backend.ts'
import { CheckoutPage, SHOPPER } from './checkout-page.ts'
import { mailsTo } from './outbox.ts'
import { portsAt, urlAt } from './ports.ts'
import { type Shop, startShop } from './start-shop.ts'
import { expect, test } from './test.ts'
import { type Translator, translatorFor } from './translator.ts'

// A language added as CONTRIBUTING describes, by scripts/pseudo-language.mjs: its messages are accented and 40 % longer.
test.describe.configure({ mode: 'serial' })
test.use({ baseURL: urlAt('pseudo language'), brand: '', viewport: { width: 390, height: 844 } })

const path = (rest: string) => `/${PSEUDO_LANGUAGE}${rest}`
const PRODUCT = '/bluza-polarowa-giewont'

/** Read later: `npm test` does not make the language. */
let t: Translator
let dataFolder: string
let running: Shop
const ENGLISH_STORE = 1
/** The catalogue's texts, which are not translated. */
let catalogue: string

test.beforeAll(async () => {
  t = translatorFor(PSEUDO_LANGUAGE, '', join(PSEUDO_CHECKOUT, 'storefront'))
  dataFolder = mkdtempSync(join(tmpdir(), 'kram-pseudo-language-'))
  running = await startShop(portsAt('pseudo language'), dataFolder, { BRAND: '', FOOTER_PAGES: '', NEXT_PUBLIC_BUILDER_API_KEY: 'off', ...PSEUDO_SETTINGS }, { root: PSEUDO_CHECKOUT })
  catalogue = await textsOfCatalogue()
})
test.afterAll(async () => {
  await running.stop()
  rmSync(dataFolder, { recursive: true })
})

async function textsOfCatalogue(): Promise<string> {
  const database = new DatabaseSync(join(dataFolder, 'shop.db'), { timeout: 5000 })
  const tables = database.prepare("SELECT name FROM sqlite_schema WHERE type = 'table' AND sql NOT LIKE 'CREATE VIRTUAL%'").all() as { name: string }[]
  const rows = tables.flatMap(({ name }) => database.prepare(`SELECT * FROM "${name}"`).all())
    .filter((row) => row.store_id !== ENGLISH_STORE)
    .map((row) => Object.values(row).join('\n'))
  database.close()
  const { countries } = (await queryBackend('{ countries { full_name_locale available_regions { name } } }', {}, undefined, running.backendUrl, 'pl')) as { countries: object }
  return JSON.stringify([rows, countries])
}

/** The visible and accessible texts of a page. */
const textsOf = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const texts: string[] = [document.title]
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    while (walker.nextNode()) {
      if (!walker.currentNode.parentElement!.closest('script, style, noscript, body [lang]')) texts.push(walker.currentNode.textContent!)
    }
    for (const element of document.body.querySelectorAll(':is([aria-label], [placeholder], [title], [alt]):not([lang], [lang] *)')) {
      for (const name of ['aria-label', 'placeholder', 'title', 'alt']) texts.push(element.getAttribute(name) ?? '')
    }
    return texts.map((text) => text.trim()).filter((text) => /\p{L}{2}/u.test(text))
  })

const isPseudo = (text: string): boolean => /[áéíöüýÁÉÍÖÜÝ]/.test(text)
/** Formatted amounts and dates. */
const UNITS = /\b(?:PLN|kg|ml|l|cm|(?:Mon|Tue|Wed|Thu|Fri|Sat|Sun|Jan|Feb|Mar|Apr|May|Jun|Jul|Aug|Sep|Oct|Nov|Dec)[a-z]*)\b/g
const isFormatted = (text: string): boolean => /\d/.test(text) && !/\p{L}/u.test(text.replace(UNITS, ''))
const enteredTexts = Object.values(SHOPPER).join(' ')
const isEntered = (text: string): boolean => text.split(/,? /).every((word) => enteredTexts.includes(word))
/** Titles and lists of values combine texts of the catalogue. */
const isOfCatalogue = (text: string): boolean => text.split(/ – |, |: | · | {2}/).every((part) => isFormatted(part) || catalogue.includes(JSON.stringify(part).slice(1, -1)))
const missingIn = (texts: readonly string[]): string[] => texts.filter((text) => !isPseudo(text) && !isFormatted(text) && !isEntered(text) && !isOfCatalogue(text))

async function expectWholePage(page: Page, name: string, testInfo: TestInfo): Promise<void> {
  await openFooter(page)
  await expectMessages(page, name, testInfo)
}

async function expectMessages(page: Page, name: string, testInfo: TestInfo): Promise<void> {
  await expect.poll(async () => (await textsOf(page)).filter(isPseudo).length, `messages on ${name}`).toBeGreaterThan(10)
  expect(missingIn(await textsOf(page)), `texts in another language on ${name}`).toEqual([])
  expect(await layoutFaults(page), `cut off on ${name}`).toEqual([])
  await testInfo.attach(name, { body: await page.screenshot({ fullPage: true }), contentType: 'image/png' })
}

test('an added language has its messages on every screen, and nothing is clipped on a phone', { tag: '@thorough' }, async ({ page }, testInfo) => {
  for (const [name, address] of [['home', ''], ['listing', '/kobiety'], ['product', PRODUCT], ['comparison', '/compare']] as const) {
    await page.goto(path(address))
    await expect(page.locator('html')).toHaveAttribute('lang', PSEUDO_LANGUAGE)
    await expectWholePage(page, name, testInfo)
  }
})

test('a shopper orders in an added language, and the confirmation mail is in it', { tag: '@thorough' }, async ({ page }, testInfo) => {
  await page.goto(path('/butelka-siklawa'))
  await page.getByRole('main').getByRole('radio', { disabled: false }).first().check({ force: true })
  await page.getByRole('main').getByRole('button', { name: t('product.addToCart') }).first().click()
  await expect(page.getByText(t('toast-messages.cart.added'))).toBeVisible()
  await page.goto(path('/cart'))
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expectWholePage(page, 'cart', testInfo)
  await page.getByRole('link', { name: t('cart.summary.checkout') }).click()
  await expect(page).toHaveURL(path('/checkout'))
  const checkout = new CheckoutPage(page, t)
  await expectMessages(page, 'address', testInfo)
  await checkout.submitAddress()
  await expect(page).toHaveURL(path('/checkout/delivery'))
  await expectMessages(page, 'delivery', testInfo)
  await checkout.chooseDelivery(/Kurier/)
  await expect(page).toHaveURL(path('/checkout/payment'))
  await checkout.choosePayment(/Przelew/)
  await expectMessages(page, 'payment', testInfo)
  await checkout.place()
  const number = await checkout.orderNumber()
  await expect(page.getByRole('main')).toContainText(number)
  await expectWholePage(page, 'success', testInfo)

  const [mail] = await mailsTo(SHOPPER.email, running.backendUrl)
  expect(mail!.subject).toContain(number)
  const lines = mail!.text.split('\n').filter((line) => /\p{L}{2}/u.test(line) && !line.includes('://'))
  expect(missingIn(lines), 'lines in another language in the mail').toEqual([])
  expect(lines.filter(isPseudo).length).toBeGreaterThan(8)
})
