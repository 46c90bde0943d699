import type { Locator, Page } from '@playwright/test'
import { onOperation, type SentOperation } from './gateway-operations.ts'
import { queryBackend } from './query-backend.ts'
import { expect, inBothLanguages, test } from './test.ts'
import { violations } from './violations.ts'
import { watchShifts } from './watch-shifts.ts'

const PAGE_SIZE = 12

const cards = (page: Page): Locator => page.locator('.card:not(.card-waiting)')
const linkOf = (card: Locator): Locator => card.getByRole('heading').getByRole('link')

inBothLanguages((language) => {
  const listing = { en: '/women', pl: '/pl/kobiety' }[language]

  test('[LIST-10] [LIST-14] [LIST-18] more products are appended until the last; Back from a product returns to its card, also after a reload', { tag: '@phone' }, async ({ page, t, request }) => {
    const shifts = await watchShifts(page)
    await page.goto(listing)
    // On phones, only the link to the parent is visible.
    const trail = page.getByRole('navigation', { name: t('breadcrumbs.label') })
    await expect(trail.getByRole('link')).toHaveText([t('breadcrumbs.home')])
    await expect(trail.getByRole('link')).toHaveAttribute('href', { en: '/', pl: '/pl' }[language])
    await expect(trail.locator('[aria-current="page"]')).toHaveText({ en: 'Women', pl: 'Kobiety' }[language])
    await expect(cards(page)).toHaveCount(PAGE_SIZE)
    const first = await cards(page).first().elementHandle()
    const total = Number((await page.locator('main output').first().textContent())?.match(/\d+/)?.[0])

    await page.getByRole('link', { name: t('category.pages.load') }).click()
    await expect(cards(page)).toHaveCount(2 * PAGE_SIZE)
    expect(await first?.evaluate((card) => card.isConnected), 'the existing cards are not rendered again').toBe(true)
    await expect(page).toHaveURL(`${listing}?p=2`)
    await expect(cards(page).first(), 'the first page stays').toBeVisible()
    await expect(page.locator('output', { hasText: t('category.pages.shown', { shown: 2 * PAGE_SIZE, total }) })).toBeVisible()
    await expect(linkOf(cards(page).nth(PAGE_SIZE)), 'the focus moves to the first new card').toBeFocused()
    expect(await shifts()).toBeCloseTo(0, 3)

    const names = await cards(page).getByRole('heading').allTextContents()
    const badges = await cards(page).locator('.badge').allTextContents()
    for (const visit of ['loaded', 'reloaded']) {
      if (visit === 'reloaded') await page.reload()
      await expect(cards(page), visit).toHaveCount(2 * PAGE_SIZE)
      expect(await cards(page).getByRole('heading').allTextContents(), visit).toEqual(names)
      expect(await cards(page).locator('.badge').allTextContents(), visit).toEqual(badges)
      const card = cards(page).nth(PAGE_SIZE + 4)
      await card.scrollIntoViewIfNeeded()
      const before = (await card.boundingBox())!.y
      await linkOf(card).click()
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(names[PAGE_SIZE + 4]!)
      await page.goBack()
      await expect(cards(page), visit).toHaveCount(2 * PAGE_SIZE)
      await expect.poll(async () => Math.abs((await card.boundingBox())!.y - before), visit).toBeLessThanOrEqual(2)
    }
    const end = await (await request.get(`${listing}?p=${Math.ceil(total / PAGE_SIZE)}`)).text()
    expect(end.match(/<li class="card/g), 'the last page').toHaveLength(total % PAGE_SIZE || PAGE_SIZE)
    expect(end, 'there are no more').not.toContain(`>${t('category.pages.load')}<`)
  })

  test('[LIST-16] an empty result suggests the filter to remove and removes only that, or all filters', { tag: '@polish' }, async ({ page, t }) => {
    await page.goto(`${listing}?color=49&price=1__2`)
    await expect(page.getByRole('navigation', { name: t('filters.active') })).toContainText({ en: 'PLN 1–2', pl: '1–2 zł' }[language])
    await expect(page.getByRole('heading', { level: 2, name: t('filters.empty.title', { count: 2 }) })).toBeVisible()
    expect(await violations(page)).toEqual([])
    await expect(page.getByRole('link', { name: t('filters.empty.clear') })).toHaveAttribute('href', listing)
    const price = { en: 'Price', pl: 'Cena' }[language]
    await expect(page.getByRole('main')).toContainText(t('filters.empty.help', { name: price }))
    await page.getByRole('link', { name: t('filters.empty.remove', { name: price }), exact: true }).click()
    await expect(page).toHaveURL(`${listing}?color=49`)
    await expect(cards(page).first()).toBeVisible()
    await expect(page.getByRole('region', { name: t('category.products') }), 'the focus moves to the results').toBeFocused()
  })

  test('[LIST-07] [LIST-09] on phones filters are ticked in a sheet, whose button shows the number of results and applies them', { tag: '@phone-only' }, async ({ page, t }) => {
    await page.goto(listing)
    const open = page.getByRole('main').getByRole('button', { name: t('filters.title') })
    const sheet = page.getByRole('complementary', { name: t('filters.title') })
    const show = sheet.locator('.sheet-foot').getByRole('link')
    await open.click()
    const [black, blue] = [sheet.locator('.filter-swatches a').nth(1), sheet.locator('.filter-swatches a').nth(3)]
    await black.click()
    await expect(black).toHaveAttribute('aria-current', 'true')
    const one = await countOn(show)
    await blue.click()
    await expect.poll(() => countOn(show)).toBeGreaterThan(one)
    const two = await countOn(show)
    await expect(page).toHaveURL(listing)
    expect(await violations(page)).toEqual([])

    // Closing the sheet discards the changes.
    await sheet.getByRole('button', { name: t('filters.close') }).click()
    await expect(sheet).toBeHidden()
    await expect(open).toBeFocused()
    await open.click()
    await expect(sheet.locator('[aria-current]')).toHaveCount(0)

    await black.click()
    await blue.click()
    await expect(show).toHaveText(t('filters.show', { count: two }))
    await show.click()
    await expect(page).toHaveURL(new RegExp(`${listing}\\?color=\\d+&color=\\d+$`))
    await expect(page.locator('main output').first()).toHaveText(t('category.total', { count: two }))
    await expect(sheet).toBeHidden()
    await open.click()
    await sheet.getByRole('button', { name: t('filters.clearAll') }).click()
    await expect(sheet.locator('[aria-current]')).toHaveCount(0)
  })
})

const countOn = async (button: Locator): Promise<number> => {
  await expect(button).toHaveText(/\d/)
  return Number((await button.textContent())?.match(/\d+/)?.[0])
}

test.describe('on a wide screen', () => {
  test('[LIST-03] [LIST-08] [LIST-09] a price range applies when the slider is released, or on Enter in its field, and is an active filter; either end may be open', async ({ page, t }) => {
    await page.goto('/women')
    const [from, to] = [page.getByRole('slider').first(), page.getByRole('slider').last()]
    await from.scrollIntoViewIfNeeded()
    const box = (await to.boundingBox())!
    await page.mouse.move(box.x + box.width - 11, box.y + box.height / 2)
    await page.mouse.down()
    await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2, { steps: 4 })
    await page.mouse.up()
    await expect(page).toHaveURL(/\?price=__\d+$/)
    await expect(page.getByRole('navigation', { name: t('filters.active') })).toContainText(t('filters.price.atMost', { to: '' }))
    const field = page.locator('.range-field').first()
    await field.fill('200')
    await field.press('Enter')
    await expect(page).toHaveURL(/\?price=200__\d+$/)
    await expect(field).toBeFocused()
    const active = page.getByRole('navigation', { name: t('filters.active') }).getByRole('link')
    await expect(active.first()).toContainText('PLN 200–')

    const last = page.locator('.range-field').last()
    await last.fill('')
    await last.press('Enter')
    await expect(page).toHaveURL('/women?price=200__')
    await expect(active).toHaveText([t('filters.price.atLeast', { from: 'PLN 200' }), t('filters.clearAll')])
    const { products } = await queryBackend<{ products: { total_count: number } }>(
      `{ products(filter: { category_uid: { eq: "${await uidOf('women')}" }, price: { from: "200" } }) { total_count } }`,
    )
    await expect(page.locator('main output').first()).toHaveText(t('category.total', { count: products.total_count }))
    await page.reload()
    await expect(field).toHaveValue('200')
    await expect(last).toHaveValue('')
    await active.first().click()
    await expect(page).toHaveURL('/women')
    await expect(active).toHaveCount(0)
  })

  test('a slow filter or sort shows a skeleton, and the result is announced', async ({ page, t }) => {
    await page.goto('/women')
    const card = cards(page).first()
    const listbox = page.getByRole('listbox', { name: t('category.sort.label') })
    const ways = {
      'sort=price__ASC': async () => {
        await page.getByRole('button', { name: new RegExp(`^${t('category.sort.label')} `) }).click()
        await listbox.getByRole('option', { name: t('category.sort.priceAsc') }).click()
      },
      'color=': () => page.locator('.filter-swatches a').first().click(),
    }
    for (const [query, choose] of Object.entries(ways)) {
      let answer = () => {}
      const held = new Promise<void>((resolve) => (answer = resolve))
      await page.route((url) => url.search.includes(query), async (route) => {
        await held
        await route.continue()
      })
      await choose()
      await expect(page.locator('.listing'), query).toHaveAttribute('aria-busy', 'true')
      const delays = await card.evaluate((element) => element.getAnimations({ subtree: true }).map(({ effect }) => effect!.getTiming().delay))
      expect(new Set(delays)).toEqual(new Set([150]))
      await expect.poll(() => card.evaluate((element) => getComputedStyle(element, '::before').visibility)).toBe('visible')
      answer()
      await expect(page).toHaveURL((url) => url.search.includes(query))
      await expect(page.locator('.listing')).not.toHaveAttribute('aria-busy')
      expect(await card.evaluate((element) => getComputedStyle(element, '::before').content)).toBe('none')
      const total = (await page.locator('main output').first().textContent())!
      await expect(page.locator('body > [role="status"]'), query).toHaveText(total)
      await page.locator('body > [role="status"]').evaluate((region) => region.replaceChildren())
    }
  })

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

  test('[LIST-07] the total, the orders and the filters are the backend’s, with labels and counts; the selected order is marked', async ({ page, t }) => {
    const { total_count, aggregations } = await facetsOf(await uidOf('women'))
    const attributes = aggregations.filter(({ attribute_code }) => attribute_code !== 'category_uid')
    const material = attributes.find(({ attribute_code }) => attribute_code === 'material')!
    await page.goto('/women')
    const total = page.locator('main output').first()
    await expect(total).toHaveText(t('category.total', { count: total_count }))
    const panel = page.getByRole('complementary', { name: t('filters.title') })
    const labels = await panel.locator('summary').allTextContents()
    expect(labels.toSorted()).toEqual(attributes.map(({ label }) => label).toSorted())
    for (const { value, label, count } of material.options) {
      await expect(panel.locator(`[data-key="material:${value}"]`)).toHaveText(`${label}${count}, ${t('filters.products', { count })}`)
    }

    for (const code of ['color', 'size']) {
      await expect(panel.locator(`[data-key^="${code}:"]`)).toHaveText(attributes.find(({ attribute_code }) => attribute_code === code)!.options.map(({ label }) => label))
    }
    const colours = await panel.locator('.filter-swatches i').evaluateAll((dots) => dots.map((dot) => getComputedStyle(dot).backgroundColor))
    expect(new Set(colours).size, 'each in its own colour').toBe(colours.length)

    await page.getByRole('button', { name: `${t('category.sort.label')} ${t('category.sort.position')}` }).click()
    const orders = page.getByRole('listbox', { name: t('category.sort.label') }).getByRole('option')
    await expect(orders).toHaveText(['position', 'nameAsc', 'nameDesc', 'priceAsc', 'priceDesc'].map((order) => t(`category.sort.${order}`)))
    expect(await orders.evaluateAll((links) => links.map((link) => link.getAttribute('href')))).toEqual(['/women', ...['name__ASC', 'name__DESC', 'price__ASC', 'price__DESC'].map((sort) => `/women?sort=${sort}`)])
    await orders.filter({ hasText: t('category.sort.priceDesc') }).click()
    await expect(page).toHaveURL('/women?sort=price__DESC')
    await page.getByRole('button', { name: `${t('category.sort.label')} ${t('category.sort.priceDesc')}` }).click()
    await expect(page.getByRole('option', { selected: true })).toHaveText(t('category.sort.priceDesc'))

    const [{ value, count }] = material.options as [Option]
    await page.goto(`/women?material=${value}`)
    await expect(total).toHaveText(t('category.total', { count }))
  })

  test('[LIST-01] [LIST-02] [LIST-08] [LIST-09] filters, order and page are in the URL; a reload, another tab, Back and Forward restore them; filters are removed one by one or all at once', async ({ page, context, t }) => {
    const uid = await uidOf('women')
    const { label, options } = (await facetsOf(uid)).aggregations.find(({ attribute_code }) => attribute_code === 'color')!
    const [one, two] = options.toSorted((a, b) => b.count - a.count).slice(0, 2).toSorted((a, b) => Number(a.value) - Number(b.value)) as [Option, Option]
    const sorted = async (filter: string, sort: string, pages: number) => {
      const { products } = await queryBackend<{ products: { items: { name: string }[] } }>(
        `{ products(filter: { category_uid: { eq: "${uid}" } ${filter} }, sort: { ${sort} }, pageSize: ${pages * PAGE_SIZE}) { items { name } } }`,
      )
      return products.items.map(({ name }) => name)
    }
    const expected = await sorted(`color: { in: ["${one.value}", "${two.value}"] }`, 'price: DESC', 2)
    const names = cards(page).getByRole('heading')
    const active = page.getByRole('navigation', { name: t('filters.active') }).getByRole('link')

    await page.goto('/women')
    await page.locator(`[data-key="color:${one.value}"]`).click()
    await expect(page).toHaveURL(`/women?color=${one.value}`)
    await expect(active).toHaveCount(2)
    await page.getByRole('button', { name: new RegExp(`^${t('category.sort.label')} `) }).click()
    await page.getByRole('option', { name: t('category.sort.priceDesc') }).click()
    await expect(page).toHaveURL(`/women?color=${one.value}&sort=price__DESC`)
    await page.locator(`[data-key="color:${two.value}"]`).click()
    await expect(page).toHaveURL(`/women?color=${one.value}&color=${two.value}&sort=price__DESC`)
    await expect(names).toHaveText(expected.slice(0, PAGE_SIZE))
    await page.getByRole('link', { name: t('category.pages.load') }).click()
    const address = `/women?color=${one.value}&color=${two.value}&sort=price__DESC&p=2`
    await expect(page).toHaveURL(address)
    await expect(names).toHaveText(expected)

    await page.reload()
    await expect(names, 'reloaded').toHaveText(expected)
    await expect(active).toHaveText([one.label, two.label, t('filters.clearAll')])
    await expect(page.locator('.filter-swatches [aria-current="true"]')).toHaveCount(2)
    await expect(page.getByRole('button', { name: `${t('category.sort.label')} ${t('category.sort.priceDesc')}` })).toBeVisible()
    const shared = await context.newPage()
    await shared.goto(address)
    await expect(cards(shared).getByRole('heading'), 'shared').toHaveText(expected)
    await shared.close()
    await page.goBack()
    await expect(page).toHaveURL(`/women?color=${one.value}&sort=price__DESC`)
    await expect(active).toHaveCount(2)
    await expect(names, 'Back').toHaveText(await sorted(`color: { eq: "${one.value}" }`, 'price: DESC', 1))
    await page.goForward()
    await expect(page).toHaveURL(address)
    await expect(names, 'Forward').toHaveText(expected)

    await page.getByRole('link', { name: t('filters.remove', { name: label, value: one.label }), exact: true }).click()
    await expect(page).toHaveURL(`/women?color=${two.value}&sort=price__DESC`)
    await expect(active).toHaveCount(2)
    await page.getByRole('link', { name: t('filters.clearAll'), exact: true }).click()
    await expect(page).toHaveURL('/women?sort=price__DESC')
    await expect(active).toHaveCount(0)
    await page.getByRole('button', { name: new RegExp(`^${t('category.sort.label')} `) }).click()
    await page.getByRole('option', { name: t('category.sort.nameAsc') }).click()
    await expect(page).toHaveURL('/women?sort=name__ASC')
    await expect(names).toHaveText(await sorted('', 'name: ASC', 1))
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

  const ATTRIBUTES = ['color', 'size', 'material', 'sleeve', 'collar', 'strap_bags', 'features_bags', 'activity', 'gender', 'category_gear', 'style_bags', 'pattern', 'climate', 'style_general']

  test('[LIST-17] every attribute of the specification is a filter in categories that have it, with its label and those of its values', async ({ request, t }) => {
    for (const code of ATTRIBUTES) {
      const found = await categoryWith(code)
      expect(found, `no category has ${code}`).toBeDefined()
      const { path, attribute, value, label, count } = found!
      const html = await (await request.get(`${path}?${code}=${value}`)).text()
      expect(html, `${path} ${code}`).toContain(`>${t('category.total', { count })}<`)
      const text = html.replaceAll('&amp;', '&')
      expect(text, `${path} ${code}`).toContain(`aria-label="${t('filters.remove', { name: attribute, value: label })}"`)
      expect(/class="chip"[^>]*>(?:<i[^>]*><\/i>)?([^<]*)</.exec(text)?.[1], `${path} ${code}`).toBe(label)
      expect(text, `${path} ${code}`).toContain(`<summary><span>${attribute}<`)
      expect(new RegExp(`data-key="${code}:${value}"[^>]*(>.*?<)/a>`).exec(text)?.[1], `${path} ${code}`).toContain(`>${label}<`)
    }
  })
})

interface Option {
  readonly value: string
  readonly label: string
  readonly count: number
}

interface Facets {
  readonly total_count: number
  readonly aggregations: readonly { readonly attribute_code: string; readonly label: string; readonly options: readonly Option[] }[]
}

async function topCategories(): Promise<readonly { readonly uid: string; readonly url_path: string }[]> {
  const { categories } = await queryBackend<{ categories: { items: { children: { uid: string; url_path: string }[] }[] } }>('{ categories(filters: {}) { items { children { uid url_path } } } }')
  return categories.items[0]!.children
}

const uidOf = async (path: string): Promise<string> => (await topCategories()).find(({ url_path }) => url_path === path)!.uid

/** The total and the filters of a category's listing. */
async function facetsOf(uid: string): Promise<Facets> {
  const { products } = await queryBackend<{ products: Facets }>(
    `{ products(filter: { category_uid: { eq: "${uid}" } }, pageSize: 1) { total_count aggregations { attribute_code label options { value label count } } } }`,
  )
  return products
}

/** A listing of the sample shop with this filter, and the result for its first value. */
async function categoryWith(code: string) {
  for (const { uid, url_path } of await topCategories()) {
    const facet = (await facetsOf(uid)).aggregations.find(({ attribute_code }) => attribute_code === code)
    const [option] = facet?.options ?? []
    if (facet && option) return { path: `/${url_path}`, attribute: facet.label, ...option }
  }
  return undefined
}
