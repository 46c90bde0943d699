import { BANNER, button, dialog, link, TITLE } from './page/target.ts'
import { expect, inLanguage, PHONE, test } from './test.ts'

const { t, path } = inLanguage('en')
const bar = { role: 'navigation', name: t('header.categories') }
const top = link('Women', { within: bar })
const tops = link('Tops', { within: bar, nth: 0 })
const training = link('Workshops', { within: bar })

test('a shopper with a mouse opens a dropdown, moves to another one and follows a link', async ({ page }) => {
  await page.goto(path('/'))
  await page.expectHidden(tops)
  await page.hover(top)
  await page.expectVisible(tops)
  await page.hover(link('Training', { within: bar }))
  await page.expectVisible(training)
  await page.expectHidden(tops)
  await page.hover(top)
  await page.click(tops)
  await page.expectPath('/women/tops')
  await expect.poll(() => page.text(TITLE)).toBe('Tops')
  await page.expectHidden(tops)
})

test('a shopper with a keyboard reaches every level of the menu and opens a page', async ({ page }) => {
  await page.goto(path('/'))
  await page.focus({ role: 'link', within: BANNER, nth: 0 })
  await page.press('Tab')
  for (const [key, name] of [
    ['ArrowRight', 'Women'],
    ['ArrowDown', t('header.menu.all', { name: 'Women' })],
    ['ArrowDown', 'Tops'],
    ['ArrowRight', 'Jackets'],
    ['ArrowLeft', 'Tops'],
    ['Escape', 'Women'],
    ['Tab', 'Men'],
    ['ArrowLeft', 'Women'],
    ['Tab', t('header.menu.all', { name: 'Women' })],
    ['Tab', 'Tops'],
  ] as const) {
    await page.press(key)
    await expect.poll(() => page.focusedText(), { message: key }).toBe(name)
  }
  await page.press('Enter')
  await page.expectPath('/women/tops')
  await expect.poll(() => page.text(TITLE)).toBe('Tops')
})

test('a shopper with a phone walks down the menu and back, closes it, and follows a link', async ({ page }) => {
  await page.resize(PHONE.width, PHONE.height)
  await page.goto(path('/'))
  expect(await page.overflow()).toBe(0)
  const opener = button(t('header.menu.open'))
  const drawer = { role: 'dialog' }
  const more = (name: string) => button(t('header.menu.showMore', { name }), { within: drawer })
  await page.click(opener)
  await page.expectVisible(dialog(t('header.menu.title')))
  await page.click(more('Women'))
  await page.expectFocus(link(t('header.menu.all', { name: 'Women' }), { within: drawer }))
  await page.click(more('Tops'))
  await page.expectVisible(link('Jackets', { within: drawer }))
  await page.click(button(t('header.menu.back'), { within: drawer }))
  await page.expectFocus(more('Tops'))
  await page.press('Escape')
  await page.expectHidden(drawer)
  await page.expectFocus(opener)
  await page.click(opener)
  await page.click(more('Women'))
  await page.click(link('Tops', { within: drawer }))
  await page.expectPath('/women/tops')
  await page.expectHidden(drawer)
})
