import type { Locator } from '@playwright/test'
import { cards } from './cards.ts'
import { facetsOf, topCategories, uidOf, type Option } from './listing-facets.ts'
import { queryBackend } from './query-backend.ts'
import { sizeRuns } from '../storefront/src/features/listing/filter-kinds/size-runs.ts'
import { expect, inBothLanguages, test } from './test.ts'
import { violations } from './violations.ts'

inBothLanguages((language) => {
  const listing = { en: '/women', pl: '/pl/kobiety' }[language]

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
  await field.fill('200,50')
  await field.press('Enter')
  await expect(page).toHaveURL(/\?price=200\.50__\d+$/)
  await expect(field).toBeFocused()
  const active = page.getByRole('navigation', { name: t('filters.active') }).getByRole('link')
  await expect(active.first()).toContainText('PLN 200.50–')

  const last = page.locator('.range-field').last()
  await last.fill('')
  await last.press('Enter')
  await expect(page).toHaveURL('/women?price=200.50__')
  await expect(active).toHaveText([t('filters.price.atLeast', { from: 'PLN 200.50' }), t('filters.clearAll')])
  const { products } = await queryBackend<{ products: { total_count: number } }>(
    `{ products(filter: { category_uid: { eq: "${await uidOf('women')}" }, price: { from: "200.50" } }) { total_count } }`,
  )
  await expect(page.locator('main output').first()).toHaveText(t('category.total', { count: products.total_count }))
  await page.reload()
  await expect(field).toHaveValue('200.50')
  await expect(last).toHaveValue('')
  await active.first().click()
  await expect(page).toHaveURL('/women')
  await expect(active).toHaveCount(0)
})

test('[LIST-07] the total, the orders and the filters are the backend’s, with labels and counts; the selected order is marked', async ({ page, t }) => {
  const { total_count, aggregations } = await facetsOf(await uidOf('women'))
  const attributes = aggregations.filter(({ attribute_code }) => attribute_code !== 'category_uid')
  const material = attributes.find(({ attribute_code }) => attribute_code === 'material')!
  await page.goto('/women')
  const total = page.locator('main output').first()
  await expect(total).toHaveText(t('category.total', { count: total_count }))
  const panel = page.getByRole('complementary', { name: t('filters.title') })
  const labels = await panel.locator('.filter-group > summary, .filter-line .tick-box + span').allTextContents()
  expect(labels.toSorted()).toEqual(attributes.map(({ label }) => label).toSorted())
  for (const { value, label, count } of material.options) {
    await expect(panel.locator(`[data-key="material:${value}"]`)).toHaveText(`${label}${count}, ${t('filters.products', { count })}`)
  }

  const labelsOf = (code: string) => {
    const { options } = attributes.find(({ attribute_code }) => attribute_code === code)!
    return (code === 'size' ? sizeRuns(options).flatMap((run) => run.options) : options).map(({ label }) => label ?? '')
  }
  for (const code of ['color', 'size']) {
    await expect(panel.locator(`[data-key^="${code}:"]`)).toHaveText(labelsOf(code))
  }
  const colours = await panel.locator('.filter-swatches i').evaluateAll((dots) => dots.map((dot) => getComputedStyle(dot).backgroundColor))
  expect(new Set(colours).size, 'each in its own colour').toBe(colours.length)

  await page.getByRole('button', { name: `${t('category.sort.label')} ${t('category.sort.position')}` }).click()
  const orders = page.getByRole('listbox', { name: t('category.sort.label') }).getByRole('option')
  await expect(orders).toHaveText(['position', 'bestselling', 'newest', 'rating', 'discount', 'priceAsc', 'priceDesc', 'nameAsc', 'nameDesc'].map((order) => t(`category.sort.${order}`)))
  const sorts = ['sales_rank__ASC', 'in_shop_since__DESC', 'rating__DESC', 'discount__DESC', 'price__ASC', 'price__DESC', 'name__ASC', 'name__DESC']
  expect(await orders.evaluateAll((links) => links.map((link) => link.getAttribute('href')))).toEqual(['/women', ...sorts.map((sort) => `/women?sort=${sort}`)])
  await orders.filter({ hasText: t('category.sort.priceDesc') }).click()
  await expect(page).toHaveURL('/women?sort=price__DESC')
  await page.getByRole('button', { name: `${t('category.sort.label')} ${t('category.sort.priceDesc')}` }).click()
  await expect(page.getByRole('option', { selected: true })).toHaveText(t('category.sort.priceDesc'))

  const [{ value, count }] = material.options as [Option]
  await page.goto(`/women?material=${value}`)
  await expect(total).toHaveText(t('category.total', { count }))
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

/** A listing of the sample shop with this filter, and the result for its first value. */
async function categoryWith(code: string) {
  for (const { uid, url_path } of await topCategories()) {
    const facet = (await facetsOf(uid)).aggregations.find(({ attribute_code }) => attribute_code === code)
    const [option] = facet?.options ?? []
    if (facet && option) return { path: `/${url_path}`, attribute: facet.label, ...option }
  }
  return undefined
}
