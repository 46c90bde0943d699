import { button, link, MAIN, TITLE } from './page/target.ts'
import { expect, inLanguage, PHONE, test } from './test.ts'

const { t, path } = inLanguage('en')
const count = { role: 'status', within: MAIN, nth: 0 }
const chips = { role: 'navigation', name: t('filters.active') }
/** A sheet on phones. */
const panel = { role: 'complementary', name: t('filters.title') }
const sort = { role: 'button', namePart: t('category.sort.label'), within: MAIN }
const options = { role: 'listbox', name: t('category.sort.label') }

test('a shopper filters by colour: the count, the active filters and the address change, and Back undoes it', async ({ page }) => {
  await page.goto(path('/women'))
  const all = await page.text(count)
  await page.click({ role: 'link', namePart: 'Moss', within: panel })
  await page.expectPath(/^\/women\?color=\d+$/)
  await page.expectVisible(link(t('filters.remove', { name: 'Colour', value: 'Moss' }), { within: chips }))
  await expect.poll(() => page.text(count)).not.toBe(all)
  const some = await page.text(count)
  expect(Number.parseInt(some, 10)).toBeLessThan(Number.parseInt(all, 10))
  await page.back()
  await page.expectPath('/women')
  await expect.poll(() => page.text(count)).toBe(all)
  await page.expectHidden(chips)
})

test('a shopper with a phone ticks filters in a sheet and applies them', async ({ page }) => {
  await page.resize(PHONE.width, PHONE.height)
  await page.goto(path('/women'))
  expect(await page.overflow()).toBe(0)
  const colour = { role: 'link', namePart: 'Moss', within: panel }
  await page.click(button(t('filters.title'), { within: MAIN }))
  await page.click(colour)
  await expect.poll(() => page.attribute(colour, 'aria-current')).toBe('true')
  await page.press('Escape')
  await page.expectHidden(panel)
  await page.expectFocus(button(t('filters.title'), { within: MAIN }))
  await page.expectPath('/women')

  await page.click(button(t('filters.title'), { within: MAIN }))
  await page.click(colour)
  const show = { role: 'link', namePart: t('filters.show', { count: 0 }).split('0')[0]!, within: panel }
  await expect.poll(() => page.text(show)).toMatch(/\d/)
  const shown = (await page.text(show)).match(/\d+/)![0]
  await page.click(show)
  await page.expectPath(/^\/women\?color=\d+$/)
  await expect.poll(() => page.text(count)).toBe(t('category.total', { count: Number(shown) }))
})

test('a shopper sorts by price with the keyboard', async ({ page }) => {
  await page.goto(path('/women'))
  await page.focus(sort)
  await page.press('ArrowDown')
  await page.expectFocus(options)
  await expect.poll(() => page.activeOption()).toBe(t('category.sort.position'))
  await page.press('Escape')
  await page.expectHidden(options)
  await page.expectFocus(sort)

  await page.press('Enter')
  await page.expectFocus(options)
  for (const _step of (await page.texts({ role: 'option', within: options })).slice(1)) {
    if ((await page.activeOption()) === t('category.sort.priceAsc')) break
    await page.press('ArrowDown')
  }
  await page.press('Enter')
  await page.expectPath('/women?sort=price__ASC')
  await page.expectVisible(button(`${t('category.sort.label')} ${t('category.sort.priceAsc')}`))
})

test('a shopper types the start of a word and picks a suggestion with the keyboard', async ({ page }) => {
  await page.goto(path('/'))
  const search = { role: 'combobox', name: t('header.search.label') }
  const words = { role: 'listbox', name: t('header.search.panel.words') }
  await page.fill(search, 'jack')
  await page.expectVisible({ role: 'option', name: 'jacket', within: words })
  await page.press('ArrowDown')
  await expect.poll(() => page.activeOption()).toBe('jacket')
  await page.press('Escape')
  await page.expectHidden(words)
  expect(await page.value(search)).toBe('jack')
  await page.press('ArrowDown')
  await page.press('Enter')
  await page.expectPath('/search?q=jacket')
  await expect.poll(() => page.text(TITLE)).toContain('jacket')
  await expect.poll(() => page.value(search)).toBe('jacket')
})
