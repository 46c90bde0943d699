import type { Locator, Page } from '@playwright/test'
import { failOperation, routeOperation } from './gateway-operations.ts'
import { queryBackend } from './query-backend.ts'
import { expect, inBothLanguages, test } from './test.ts'
import { violations } from './violations.ts'

const SHOP = {
  en: { prefix: 'jack', word: 'jacket', wrong: 'jakcet', category: 'Jackets', plain: 'kosc', accented: 'kościelec' },
  pl: { prefix: 'kurt', word: 'kurtka', wrong: 'gurtka', category: 'Kurtki', plain: 'rekaw', accented: 'rękaw' },
} as const

/** With characters that mean something else in an address. */
const UNUSUAL = '50% & #1 + ?'

/** The number of products that the backend finds. */
async function totalOf(search: string, language: string): Promise<number> {
  const { products } = await queryBackend<{ products: { total_count: number } }>('query ($search: String!) { products(search: $search) { total_count } }', { search }, undefined, undefined, language)
  return products.total_count
}

inBothLanguages((language) => {
  const terms = SHOP[language]

  /** The header's search field; on a phone it is opened first. */
  async function searchField(page: Page, isMobile: boolean, name: string, open: string): Promise<Locator> {
    if (isMobile) await page.getByRole('banner').getByRole('button', { name: open, exact: true }).first().click()
    return page.getByRole('combobox', { name }).filter({ visible: true })
  }

  test('[SEARCH-02] suggestions by keyboard alone: the text stays, arrows move, Esc closes and Enter opens', async ({ page, path, t, isMobile }) => {
    await page.goto(path('/'))
    const field = await searchField(page, isMobile, t('header.search.label'), t('header.search.open'))
    await field.focus()
    await expect(field).toHaveAttribute('aria-expanded', 'false')
    await field.pressSequentially(terms.prefix)
    const options = page.getByRole('listbox', { name: t('header.search.panel.words') }).getByRole('option')
    await expect(options.filter({ hasText: new RegExp(`^${terms.word}$`, 'i') })).toHaveCount(1)
    await expect(field).toHaveAttribute('aria-expanded', 'true')
    const count = await options.count()
    await expect(page.getByText(t('header.search.panel.count', { count }), { exact: true })).toBeAttached()
    await expect(page.locator('mark').first()).toHaveText(new RegExp(terms.prefix, 'i'))
    expect(await violations(page), 'suggestions').toEqual([])

    for (let pressed = 0; pressed < count; pressed++) await page.keyboard.press('ArrowDown')
    await expect(options.last()).toHaveAttribute('aria-selected', 'true')
    await page.keyboard.press('ArrowDown')
    await expect(field).not.toHaveAttribute('aria-activedescendant')
    await page.keyboard.press('ArrowDown')
    await expect(field).toHaveAttribute('aria-activedescendant', (await options.first().getAttribute('id'))!)
    await page.keyboard.press('ArrowUp')
    await expect(field).not.toHaveAttribute('aria-activedescendant')
    await expect(field).toHaveValue(terms.prefix)
    await expect(field).toBeFocused()

    await page.keyboard.press('Escape')
    await expect(options.first()).toBeHidden()
    await expect(field).toHaveAttribute('aria-expanded', 'false')
    await expect(field).toHaveValue(terms.prefix)
    await page.keyboard.press('ArrowDown')
    await expect(options.first()).toHaveAttribute('aria-selected', 'true')
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL(path(`/search?q=${terms.word}`))
    await expect(page.getByRole('heading', { level: 1 })).toContainText(terms.word)
    await expect(field).toHaveValue(terms.word)
  })

  test('[SEARCH-02] [SEARCH-04] what the shop does not sell is said below the field, too', { tag: ['@phone', '@polish'] }, async ({ page, path, t, isMobile }) => {
    await page.goto(path('/'))
    const field = await searchField(page, isMobile, t('header.search.label'), t('header.search.open'))
    for (const text of { en: ['gloves', 'sleeping bag'], pl: ['rękawice', 'śpiwór'] }[language]) {
      await field.fill(text)
      const note = page.locator('.suggestions').filter({ visible: true }).getByText(t('header.search.panel.none', { text }))
      await expect(note).toBeVisible()
      await expect(page.getByRole('status').filter({ hasText: t('header.search.panel.none', { text }) }), 'is announced').toBeAttached()
      await expect(field).toHaveAttribute('aria-expanded', 'false')
      await page.keyboard.press('Escape')
      await expect(note).toBeHidden()
      await expect(field).toHaveValue(text)
    }
  })

  test('[SEARCH-02] by pointer: products with image and price, categories, and recent searches of this device, which can be cleared', { tag: '@phone' }, async ({ page, path, t, isMobile }) => {
    await page.goto(path(`/search?q=${terms.word}`))
    await expect(page.getByRole('heading', { level: 1 })).toContainText(terms.word)
    // The page is readable before its script, which stores the search, has run.
    await expect.poll(() => page.evaluate(() => localStorage.getItem('past-searches'))).toContain(terms.word)
    await page.goto(path('/'))
    let field = await searchField(page, isMobile, t('header.search.label'), t('header.search.open'))
    await field.click()
    const past = page.getByRole('group', { name: t('header.search.panel.past') })
    await expect(past.getByRole('option', { name: terms.word })).toBeVisible()

    await field.fill(terms.prefix)
    const product = page.getByRole('group', { name: t('header.search.panel.products') }).getByRole('option').first()
    await expect(product.locator('img')).toHaveAttribute('src', /_next\/image/)
    await expect(product).toContainText({ en: /PLN/, pl: /zł/ }[language])
    const panel = (await page.locator('.suggestions').filter({ visible: true }).boundingBox())!
    expect(panel.width).toBe(isMobile ? 390 : 560)
    const category = page.getByRole('group', { name: t('header.search.panel.categories') }).getByRole('option', { name: terms.category }).first()
    await expect(category).toHaveAttribute('href', /\/(women|men|kobiety|mezczyzni)\//)
    await expect(page.getByRole('group', { name: t('header.search.panel.products') }).getByRole('option')).toHaveCount(4)
    await expect(page.getByRole('option', { name: t('header.search.panel.all', { count: await totalOf(terms.prefix, language) }) })).toHaveAttribute('href', path(`/search?q=${terms.prefix}`))
    const address = (await product.getAttribute('href'))!
    await product.click()
    await expect(page).toHaveURL(address)
    await expect(product).toBeHidden()

    await page.goto(path('/'))
    field = await searchField(page, isMobile, t('header.search.label'), t('header.search.open'))
    await field.click()
    await page.getByRole('button', { name: t('header.search.panel.forget') }).click()
    await expect(past).toBeHidden()
    await page.reload()
    field = await searchField(page, isMobile, t('header.search.label'), t('header.search.open'))
    await field.focus()
    await field.pressSequentially(terms.prefix)
    await expect(page.getByRole('option').first()).toBeVisible()
    await expect(past).toBeHidden()
  })

  test('[SEARCH-01] [LIST-04] [ROUTE-10] the field leads to /search?q=, which has the filters, sorting and paging of a listing and keeps the query', { tag: '@polish' }, async ({ page, path, t, isMobile }) => {
    await page.goto(path('/'))
    const field = await searchField(page, isMobile, t('header.search.label'), t('header.search.open'))
    await field.fill(UNUSUAL)
    await field.press('Enter')
    await expect(page).toHaveURL((url) => url.searchParams.get('q') === UNUSUAL)
    await field.fill(terms.word)
    await field.press('Enter')
    const results = path(`/search?q=${terms.word}`)
    await expect(page).toHaveURL(results)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(t('category.search.heading', { query: terms.word }))
    const total = page.getByRole('main').getByRole('status').first()
    const whole = Number.parseInt(await total.innerText(), 10)
    expect(whole, 'more than a page').toBeGreaterThan(12)
    expect(whole).toBe(await totalOf(terms.word, language))
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(t('category.search.heading', { query: terms.word }))
    await expect(page.getByRole('button', { name: `${t('category.sort.label')} ${t('category.sort.relevance')}` })).toBeVisible()

    await page.goto(`${results}&sort=price__ASC`)
    await expect(page.getByRole('button', { name: new RegExp(t('category.sort.priceAsc')) })).toBeVisible()
    await expect(field).toHaveValue(terms.word)
    await expect(total, 'still the results of the search').toHaveText(t('category.total', { count: whole }))
    const prices = (await page.locator('.card .price').allTextContents()).map((price) => Number(price.replace(/\D/g, '')))
    expect(prices).toEqual(prices.toSorted((a, b) => a - b))

    await page.getByRole('link', { name: t('category.pages.load') }).click()
    await expect(page).toHaveURL(`${results}&sort=price__ASC&p=2`)
    const names = page.locator('.card-name')
    await expect(names).toHaveCount(Math.min(whole, 24))
    const listed = await names.allTextContents()
    await page.reload()
    await expect(names).toHaveText(listed)

    await page.locator('[data-key^="color:"]').first().click()
    await expect(page).toHaveURL(new RegExp(`${RegExp.escape(results)}&color=\\d+&sort=price__ASC$`))
    await expect(page.getByRole('navigation', { name: t('filters.active') }).getByRole('link')).toHaveCount(2)
    await expect(total).not.toHaveText(t('category.total', { count: whole }))
  })

  test('[SEARCH-01] [LIST-02] [LIST-06] a typo or a missing diacritic still finds products, also with an unknown order or filter; the query stays in the field', { tag: '@polish' }, async ({ page, path, t, isMobile }) => {
    await page.goto(path(`/search?q=${terms.wrong}`))
    await expect(page.getByRole('main')).toContainText(terms.wrong)
    await expect(page.getByRole('heading', { level: 1 })).toContainText(terms.word)
    await expect(page.locator('.card').first()).toBeVisible()
    const field = await searchField(page, isMobile, t('header.search.label'), t('header.search.open'))
    await expect(field).toHaveValue(terms.wrong)
    expect(await violations(page), 'corrected').toEqual([])

    await field.fill(terms.plain)
    await expect(page.getByRole('option', { name: new RegExp(terms.accented, 'i') }).first()).toBeVisible()
    await field.press('Enter')
    await expect(page).toHaveURL(path(`/search?q=${terms.plain}`))
    await expect(page.locator('.card').first()).toContainText(new RegExp(terms.accented, 'i'))

    await page.goto(path(`/search?q=${terms.wrong}&color=999999&shoe_width=3&sort=made_up__ASC`))
    await expect(page.locator('.card').first()).toBeVisible()
  })

  test('[LIST-16] an empty result has a message and offers categories and bestsellers', { tag: '@also-phone' }, async ({ page, path, t, isMobile }) => {
    await page.goto(path('/search?q=qwrtzx'))
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(t('category.search.none', { query: 'qwrtzx' }))
    await expect(page.getByRole('heading', { level: 2, name: t('category.bestsellers.title') })).toBeVisible()
    await expect(page.locator('.card')).toHaveCount(4)
    await expect(page.getByRole('main')).toContainText(t('category.search.noneHelp'))
    await expect(page.getByRole('main').getByRole('link', { name: { en: 'Women', pl: 'Kobiety' }[language], exact: true })).toHaveAttribute('href', path({ en: '/women', pl: '/kobiety' }[language]))
    await expect(await searchField(page, isMobile, t('header.search.label'), t('header.search.open'))).toHaveValue('qwrtzx')
    expect(await violations(page), 'nothing found').toEqual([])
  })

  test('[SEARCH-05] the breadcrumb has the search, and a long word wraps at 320 px', async ({ page, path, t }) => {
    await page.setViewportSize({ width: 320, height: 640 })
    const long = 'n'.repeat(90)
    for (const search of [long, `${terms.word} ${long}`]) {
      await page.goto(path(`/search?q=${encodeURIComponent(search)}`))
      await expect(page.getByRole('heading', { level: 1 })).toContainText(long)
      expect(await page.evaluate(() => document.documentElement.scrollWidth), search).toBe(320)
    }
    await expect(page.locator('.card').first()).toBeVisible()
    // From here on, the breadcrumb has it, too.
    await page.setViewportSize({ width: 768, height: 1024 })
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(768)
    const here = page.getByRole('navigation', { name: t('breadcrumbs.label') }).locator('[aria-current]')
    await expect(here).toHaveText(t('category.search.title', { query: `${terms.word} ${long}` }))
  })

  test('[SEARCH-04] a word is corrected as the shop writes it, and one that the shop does not sell is not', { tag: '@polish' }, async ({ page, path, t }) => {
    const [wrong, right, ...notSold] = { en: ['jakcet', 'jacket', 'trampoline', 'tent'] as const, pl: ['swinca', 'świnica', 'trampolina', 'buty'] as const }[language]
    await page.goto(path(`/search?q=${wrong}`))
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(t('category.search.heading', { query: right }))
    for (const search of notSold) {
      await page.goto(path(`/search?q=${search}`))
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(t('category.search.none', { query: search }))
      await expect(page.getByRole('navigation', { name: t('category.search.others') })).toHaveCount(0)
      await expect(page.getByRole('main').getByRole('heading', { level: 2 })).toHaveText([t('category.bestsellers.title')])
    }
  })

  test('[SEARCH-02] products without categories fill the panel, and one without an image has a placeholder', async ({ page, path, t, isMobile }) => {
    await page.goto(path('/'))
    const price = { value: 12, currency: 'USD' }
    const sack = { uid: 'MQ==', name: 'Mystery Stuff Sack', url_key: 'sack', short_description: null, small_image: { url: null }, price_range: { minimum_price: { final_price: price }, maximum_price: { final_price: price } } }
    await routeOperation(page, 'SearchSuggestions', (route) => route.fulfill({ json: { data: { products: { total_count: 1, suggestions: null, items: [sack] } } } }))
    const field = await searchField(page, isMobile, t('header.search.label'), t('header.search.open'))
    await field.fill('sack & co')
    const product = page.getByRole('option', { name: sack.name })
    await expect(product).toBeVisible()
    await expect(page.getByRole('option', { name: t('header.search.panel.all', { count: 1 }) })).toHaveAttribute('href', path('/search?q=sack+%26+co'))
    const [panel, row] = await Promise.all([page.locator('.suggestions').filter({ visible: true }).boundingBox(), product.boundingBox()])
    expect(row!.width).toBeGreaterThan(panel!.width - 60)
    const drawing = await product.locator('.suggestion-picture').evaluate((ground) => getComputedStyle(ground, '::before').maskImage)
    expect(drawing).toContain('svg')
  })

  test.describe('suggestions fail', () => {
    test.use({ expectedErrors: [/Suggestions ServerError|502/] })

    test('[SEARCH-02] the search works without them, and the failure is logged once', async ({ page, path, t, isMobile }) => {
      const notes: string[] = []
      page.on('console', (message) => message.text().startsWith('Suggestions') && notes.push(message.text()))
      await page.goto(path('/'))
      await failOperation(page, 'SearchSuggestions')
      const field = await searchField(page, isMobile, t('header.search.label'), t('header.search.open'))
      for (const input of ['merin', 'merino']) {
        const answered = page.waitForResponse(/api\/graphql/)
        await field.fill(input)
        await answered
      }
      await expect(page.getByRole('option')).toHaveCount(0)
      await expect(field).toHaveAttribute('aria-expanded', 'false')
      await field.press('Enter')
      await expect(page).toHaveURL(path('/search?q=merino'))
      expect(notes).toHaveLength(1)
    })
  })
})
