import { cards, linkOf } from './cards.ts'
import { routeOperation } from './gateway-operations.ts'
import { facetsOf, uidOf, type Option } from './listing-facets.ts'
import { queryBackend } from './query-backend.ts'
import { expect, inBothLanguages, test } from './test.ts'
import { watchShifts } from './watch-shifts.ts'

const PAGE_SIZE = 12

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
})

test.describe('an answer without products', () => {
  test.use({ expectedErrors: [/The next products could not be loaded/] })

  test('[LIST-10] is not counted as a page: the shopper is told, and the next press loads it', async ({ page, t }) => {
    await page.goto('/women')
    const total = Number((await page.locator('main output').first().textContent())?.match(/\d+/)?.[0])
    const more = page.getByRole('link', { name: t('category.pages.load') })
    const shown = (count: number) => page.locator('output', { hasText: t('category.pages.shown', { shown: count, total }) })
    let answers = 0
    for (const operation of ['MoreProducts', 'MoreProductsWithAttributes']) {
      await routeOperation(page, operation, (route) => (answers++ === 0 ? route.fulfill({ json: { data: { products: null } } }) : route.fallback()))
    }
    await more.click()
    const message = page.getByRole('alert').filter({ hasText: t('toast-messages.moreFailed') })
    await expect(message).toBeVisible()
    await expect(cards(page)).toHaveCount(PAGE_SIZE)
    await expect(shown(PAGE_SIZE)).toBeVisible()
    await expect(page).toHaveURL('/women')

    await more.click()
    await expect(cards(page)).toHaveCount(2 * PAGE_SIZE)
    await expect(shown(2 * PAGE_SIZE)).toBeVisible()
    await expect(page).toHaveURL('/women?p=2')
    await expect(message, 'the error goes with the next success').toHaveCount(0)
  })
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

test('[LIST-21] a category’s picture stands beside its name, and the first row of products is seen whole, with the next one below', async ({ page }) => {
  await page.goto('/women')
  const [picture, heading] = [page.locator('.listing-scene > img'), page.getByRole('heading', { level: 1 })]
  await expect(picture).toHaveAttribute('src', /scene-women-wide/)
  const [{ x: left }, title] = [(await picture.boundingBox())!, (await heading.boundingBox())!]
  expect(title.x + title.width).toBeLessThan(left)
  await expect(cards(page).nth(2).locator('.card-price')).toBeInViewport({ ratio: 1 })
  await expect(cards(page).nth(3)).toBeInViewport()
})

test('[LIST-20] the filters stay beside the products and scroll by themselves', async ({ page, t }) => {
  await page.goto('/women')
  const panel = page.getByRole('complementary', { name: t('filters.title') })
  await cards(page).nth(9).scrollIntoViewIfNeeded()
  await expect(panel.locator('summary').first()).toBeInViewport()
  const last = panel.locator('.filter-more > summary')
  await expect(last).not.toBeInViewport()
  const position = await page.evaluate(() => scrollY)
  await last.focus()
  await expect(last, 'a key reaches what is below').toBeInViewport()
  expect(await page.evaluate(() => scrollY)).toBe(position)
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
