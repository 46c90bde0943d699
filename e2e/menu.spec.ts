import type { Page } from '@playwright/test'
import { applyStyles, SIZE_MODES } from './display-modes.ts'
import { openFooter } from './open-footer.ts'
import { expect, inBothLanguages, test } from './test.ts'
import { violations } from './violations.ts'
import type { Translator } from './translator.ts'

const WORDS = {
  en: { top: 'Women', next: 'Men', second: 'Tops', third: 'Jackets', leaf: 'Shell jackets', last: 'Training' },
  pl: { top: 'Kobiety', next: 'Mężczyźni', second: 'Kurtki i bluzy', third: 'Kurtki', leaf: 'Kurtki przeciwdeszczowe', last: 'Trening' },
} as const

inBothLanguages((language) => {
  const { top, next, second, third, leaf, last } = WORDS[language]
  /** Pages near the window would be prefetched meanwhile. */
  const saveData = (page: Page) => page.addInitScript(() => Object.defineProperty(navigator, 'connection', { value: { saveData: true } }))
  const bar = (page: Page, t: Translator) => page.getByRole('navigation', { name: t('header.categories'), exact: true })

  test.describe('the menu of wide screens', () => {
    test('[SHELL-02] [SHELL-03] a wide header has the search, the account, the cart and dropdowns of 205 px, which open on hover and close on navigation', { tag: '@polish' }, async ({ page, path, t }) => {
      await page.setViewportSize({ width: 1024, height: 800 })
      await saveData(page)
      await page.goto(path('/cart'), { waitUntil: 'networkidle' })
      const header = page.getByRole('banner')
      await expect(header.getByRole('search')).toBeVisible()
      await expect(header.getByRole('button', { name: t('header.miniCart.open', { count: 0 }) })).toBeVisible()
      const account = header.getByRole('link', { name: t('header.account.login') })
      await expect(account.locator('svg')).toBeVisible()
      expect((await account.boundingBox())?.width).toBe(44)
      expect((await account.getByText(t('header.account.login')).boundingBox())?.width, 'its words are for screen readers').toBe(1)
      const hamburger = header.getByRole('button', { name: t('header.menu.open') })
      await expect(hamburger).toBeHidden()

      const requests: string[] = []
      // Scripts that wait for an idle browser may still come.
      page.on('request', (request) => request.resourceType() !== 'script' && requests.push(request.url()))
      const menu = bar(page, t)
      const dropdown = menu.locator('.menu > li > .dropdown:visible')
      const flyout = menu.locator('.dropdown .dropdown:visible')
      const tops = await menu.locator('.menu > li > a').evaluateAll((links) => links.map((link) => link.getBoundingClientRect().top))
      expect(new Set(tops).size, 'all in one row').toBe(1)
      await menu.getByRole('link', { name: last, exact: true }).hover()
      await expect(dropdown).toHaveCount(1)
      expect((await dropdown.boundingBox())?.width).toBe(205)
      await menu.getByRole('link', { name: top, exact: true }).hover()
      await expect(dropdown.getByRole('link', { name: second, exact: true })).toBeVisible()
      expect(requests, 'hovering the bar sends no request').toEqual([])

      await expect(dropdown.getByRole('link', { name: third, exact: true }), 'two levels at once').toBeVisible()
      await dropdown.getByRole('link', { name: third, exact: true }).hover()
      await expect(flyout.getByRole('link', { name: leaf, exact: true })).toBeVisible()
      expect((await flyout.boundingBox())?.width).toBe(205)
      expect((await flyout.boundingBox())!.x).toBeGreaterThan((await dropdown.boundingBox())!.x)
      await menu.getByRole('link', { name: last, exact: true }).hover()
      for (let level = dropdown; (await level.locator('> li:has(> .dropdown)').count()) > 0; level = level.locator('.dropdown:visible')) {
        await level.locator('> li:has(> .dropdown)').first().hover()
        const box = await level.locator('.dropdown:visible').boundingBox()
        expect(box!.x + box!.width).toBeLessThanOrEqual(1024)
      }
      expect(await violations(page)).toEqual([])

      await menu.getByRole('link', { name: top, exact: true }).hover()
      await dropdown.getByRole('link', { name: second, exact: true }).click()
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(second)
      await expect(dropdown).toHaveCount(0)
      await menu.getByRole('link', { name: top, exact: true }).hover()
      await expect(dropdown).toHaveCount(1)
      await page.goBack()
      await expect(page).toHaveURL(path('/cart'))
      await expect(dropdown, 'the pointer is still there').toHaveCount(0)
      await menu.getByRole('link', { name: next, exact: true }).hover()
      await expect(dropdown).toHaveCount(1)
      await menu.getByRole('link', { name: next, exact: true }).click()
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(next)
      await expect(dropdown).toHaveCount(0)
      await page.mouse.move(500, 600)
      await expect(menu).not.toHaveAttribute('data-closed')
      await expect(dropdown, 'nor does it open when the pointer leaves').toHaveCount(0)

      await page.setViewportSize({ width: 1023, height: 800 })
      for (const part of [header.getByRole('search'), menu, account]) await expect(part).toBeHidden()
      await expect(hamburger).toBeVisible()
    })

    test('[SHELL-03] [SHELL-16] the keyboard alone reaches every level and opens a page', async ({ page, path, t }) => {
      await page.goto(path('/cart'), { waitUntil: 'networkidle' })
      const menu = bar(page, t)
      const dropdown = menu.locator('.dropdown:visible')
      const focused = menu.locator(':focus')
      const disclosure = (name: string) => menu.getByRole('button', { name: t('header.menu.showMore', { name }), exact: true })
      await menu.getByRole('link', { name: top, exact: true }).focus()
      await expect(dropdown, 'nor does focus alone open it').toHaveCount(0)
      await page.keyboard.press('Tab')
      await expect(disclosure(top)).toBeFocused()
      await expect(disclosure(top)).toHaveAttribute('aria-expanded', 'false')
      await page.keyboard.press('Tab')
      await expect(focused, 'a closed dropdown has no stops').toHaveText(next)
      await page.keyboard.press('Shift+Tab')
      await page.keyboard.press('Space')
      await expect(disclosure(top)).toHaveAttribute('aria-expanded', 'true')
      await expect(dropdown).toHaveCount(1)
      for (const name of [t('header.menu.all', { name: top }), second]) {
        await page.keyboard.press('Tab')
        await expect(focused).toHaveText(name)
      }
      await page.keyboard.press('Tab')
      await expect(focused, 'below it without another press').toHaveText(third)
      await page.keyboard.press('Tab')
      await expect(disclosure(third)).toBeFocused()
      await page.keyboard.press('Enter')
      await expect(dropdown).toHaveCount(2)
      expect(await violations(page)).toEqual([])
      await page.keyboard.press('Tab')
      await expect(focused).toHaveText(leaf)
      await page.keyboard.press('Escape')
      await expect(disclosure(top)).toBeFocused()
      await expect(dropdown).toHaveCount(0)
      await page.keyboard.press('Space')
      await expect(dropdown).toHaveCount(1)
      await page.keyboard.press('Space')
      await expect(dropdown).toHaveCount(0)

      await page.keyboard.press('Space')
      await disclosure(next).focus()
      await page.keyboard.press('Space')
      await expect(disclosure(top), 'one is open at a time').toHaveAttribute('aria-expanded', 'false')
      await expect(disclosure(next)).toHaveAttribute('aria-expanded', 'true')
      await page.getByRole('main').click({ position: { x: 2, y: 2 } })
      await expect(dropdown, 'it closes with a click elsewhere').toHaveCount(0)
      await disclosure(next).focus()
      await page.keyboard.press('Space')
      await page.getByRole('banner').getByRole('link').first().focus()
      await expect(dropdown, 'and once the focus is elsewhere').toHaveCount(0)

      await disclosure(top).focus()
      await page.keyboard.press('Space')
      for (const name of [t('header.menu.all', { name: top }), second]) {
        await page.keyboard.press('Tab')
        await expect(focused).toHaveText(name)
      }
      await page.keyboard.press('Enter')
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(second)
      await expect(dropdown).toHaveCount(0)
    })

    test('[SHELL-16] search, account and cart are within ten presses of Tab', async ({ page, path, t }) => {
      await page.goto(path('/'), { waitUntil: 'networkidle' })
      const reached: string[] = []
      for (let presses = 0; presses < 10; presses++) {
        await page.keyboard.press('Tab')
        reached.push(await page.evaluate(() => document.activeElement?.getAttribute('name') ?? document.activeElement?.getAttribute('aria-label') ?? document.activeElement?.textContent ?? ''))
      }
      expect(reached).toEqual(expect.arrayContaining(['q', t('header.account.login'), t('header.miniCart.open', { count: 0 })]))
    })

    test('[SHELL-14] the language link opens the same route, its query included', { tag: '@polish' }, async ({ page, path, t }) => {
      const other = language === 'en' ? 'pl' : 'en'
      const [category, counterpart] = { en: ['/women', '/pl/kobiety'], pl: ['/pl/kobiety', '/women'] }[language] as [string, string]
      const elsewhere = (route: string) => (other === 'pl' ? `/pl${route}` : route)
      for (const [here, there] of [
        [`${category}?color=49&color=50&sort=price__ASC`, `${counterpart}?color=49&color=50&sort=price__ASC`],
        [path('/search?q=polar+%26+co'), elsewhere('/search?q=polar+%26+co')],
        [path('/login?redirect=%2Fcart'), elsewhere('/login?redirect=%2Fcart')],
      ] as const) {
        await page.goto(here)
        await page.getByRole('banner').locator(`a[lang="${other}"]`).click()
        await expect(page, here).toHaveURL(there)
        await expect(page.locator('html')).toHaveAttribute('lang', other)
      }
      const there = page.url()
      const footer = await openFooter(page)
      await footer.locator(`a[lang="${language}"]`).click()
      await expect(page, `${there}, by the footer`).toHaveURL(path('/login?redirect=%2Fcart'))

      await openFooter(page)
      await footer.getByRole('link', { name: t('common.footer.withdrawal') }).click()
      await expect(page).toHaveURL(path('/withdrawal'))
      await openFooter(page)
      await footer.locator(`a[lang="${other}"]`).hover()
      await expect(footer.locator(`a[lang="${other}"]`), 'for a mouse wheel, too').toHaveAttribute('href', new RegExp(`${elsewhere('/withdrawal')}$`))
    })
  })

  test.describe('the menu of phones', () => {
    test('[SHELL-07] [SHELL-14] [MENU-03] [MENU-04] [MENU-05] [MENU-06] [MENU-07] [MENU-08] it slides in, moves down and back one level at a time, and a link to a category closes it', { tag: '@phone-only' }, async ({ page, path, t }) => {
      await page.goto(path('/cart'))
      const opener = page.getByRole('button', { name: t('header.menu.open') })
      const dialog = page.getByRole('dialog')
      const title = dialog.getByRole('heading')
      const deeper = (name: string) => dialog.getByRole('button', { name: t('header.menu.showMore', { name }), exact: true })
      await page.evaluate(() => {
        document.addEventListener('transitionrun', ({ target, propertyName }) => {
          if (propertyName !== 'translate' || !(target instanceof HTMLDialogElement)) return
          const [move] = target.getAnimations().filter((each) => each instanceof CSSTransition && each.transitionProperty === 'translate')
          // A transition that is cancelled at once, as by a navigation, has left nothing.
          if (move?.effect instanceof KeyframeEffect) Object.assign(window, { slide: [move.effect.getKeyframes()[0]?.translate, move.effect.getTiming().duration] })
        })
      })
      await opener.click()
      await expect.poll(() => page.evaluate(() => (window as { slide?: unknown }).slide), 'from beyond the edge, in ms').toEqual([expect.stringMatching(/^-100%/), 300])
      await expect(title).toHaveText('Menu')
      await expect(dialog.getByRole('button', { name: t('header.menu.back') })).toHaveCount(0)
      const otherLanguage = dialog.locator(`a[lang="${language === 'en' ? 'pl' : 'en'}"]`)
      await otherLanguage.focus()
      await expect(otherLanguage).toHaveAttribute('href', { en: '/pl/cart', pl: '/cart' }[language])
      await expect.poll(async () => dialog.boundingBox()).toMatchObject({ x: 0, width: 356 })
      expect(await dialog.evaluate((element) => getComputedStyle(element).transition)).toMatch(/\btranslate 0\.3s/)
      await page.setViewportSize({ width: 320, height: 700 })
      expect((await dialog.boundingBox())?.width).toBe(304)
      await page.setViewportSize({ width: 390, height: 844 })

      expect((await deeper(top).boundingBox())?.width).toBe(56)
      await deeper(top).click()
      await expect(title).toHaveText(top)
      const all = dialog.getByRole('link', { name: t('header.menu.all', { name: top }) })
      await expect(all).toBeFocused()
      await expect(all).toHaveAttribute('href', { en: '/women', pl: '/pl/kobiety' }[language])
      await deeper(second).click()
      await expect(title, 'of the first segment').toHaveText(top)
      await expect(dialog.getByRole('link', { name: third, exact: true })).toBeVisible()
      expect(await violations(page)).toEqual([])
      await deeper(third).click()
      await expect(dialog.getByRole('link', { name: leaf, exact: true })).toBeVisible()
      await expect(deeper(leaf), 'without subcategories').toHaveCount(0)
      await dialog.getByRole('button', { name: t('header.menu.back') }).click()
      await expect(deeper(third)).toBeFocused()
      await dialog.getByRole('button', { name: t('header.menu.back') }).click()
      await expect(deeper(second)).toBeFocused()
      await expect(dialog.getByRole('link', { name: third, exact: true })).toHaveCount(0)
      await dialog.getByRole('button', { name: t('header.menu.back') }).click()
      await expect(title).toHaveText(t('header.menu.title'))

      await dialog.getByRole('button', { name: t('header.menu.close') }).click()
      await expect(dialog).toBeHidden()
      await expect(opener).toBeFocused()
      await opener.click()
      await deeper(top).click()
      const link = dialog.getByRole('link', { name: second, exact: true })
      await expect(link).toHaveAttribute('href', { en: '/women/tops', pl: '/pl/kobiety/kurtki-i-bluzy' }[language])
      await link.click()
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(second)
      await expect(dialog).toBeHidden()
      await opener.click()
      await expect(title).toHaveText(t('header.menu.title'))
      await deeper(top).click()
      await link.click()
      await expect(dialog, 'on the page that it leads to').toBeHidden()
      await opener.click()
      await deeper(top).click()
      await deeper(second).click()
      await dialog.getByRole('link', { name: t('header.menu.all', { name: second }) }).click()
      await expect(dialog, 'by the link to all of it, too').toBeHidden()
      await opener.click()
      await page.goBack()
      await expect(page).toHaveURL(path('/cart'))
      await expect(dialog, 'nor does Back leave it open').toBeHidden()
    })

    test('[SHELL-08] [SHELL-09] the icon toggles the search, and the header’s button opens the mini-cart', { tag: '@phone-only' }, async ({ page, path, t }) => {
      await page.goto(path('/cart'))
      const header = page.getByRole('banner')
      const cart = header.getByRole('button', { name: t('header.miniCart.open', { count: 0 }) })
      await expect(cart).toBeVisible()
      await expect(header.getByRole('search')).toBeHidden()
      await header.getByRole('button', { name: t('header.search.open'), exact: true }).click()
      await expect(header.locator('input:focus')).toHaveAttribute('name', 'q')
      await header.getByRole('button', { name: t('header.search.close') }).click()
      await expect(header.getByRole('search')).toBeHidden()
      await expect(header.getByRole('button', { name: t('header.search.open'), exact: true })).toBeFocused()
      await cart.click()
      await expect(page.getByRole('dialog', { name: t('header.miniCart.drawer.title') })).toBeVisible()
    })
  })
})

test.describe('text of 200 %', () => {
  // Polish has the longer words.
  test.use({ language: 'pl' })

  for (const [width, isBar] of [[1440, false], [1920, true]] as const) {
    test(`[SHELL-18] at ${width} px, the menu is ${isBar ? 'a bar whose entries stand apart' : 'behind its button'}, and the tools stay in the window`, async ({ page, path, t }) => {
      await page.setViewportSize({ width, height: 900 })
      await applyStyles(page, SIZE_MODES[1])
      await page.goto(path('/'))
      const bar = page.getByRole('navigation', { name: t('header.categories'), exact: true })
      await expect(bar).toBeVisible({ visible: isBar })
      const button = page.getByRole('button', { name: t('header.menu.open') })
      await expect(button).toBeVisible({ visible: !isBar })
      const cart = (await page.getByRole('button', { name: t('header.miniCart.open', { count: 0 }) }).boundingBox())!
      expect(cart.x + cart.width).toBeLessThanOrEqual(width)
      if (!isBar) {
        await button.click()
        await expect(page.getByRole('dialog').getByRole('link', { name: WORDS.pl.top, exact: true })).toBeVisible()
        return
      }
      const texts = await bar.locator('.menu > li > a').evaluateAll((links) => links.map((link) => {
        const range = document.createRange()
        range.selectNodeContents(link)
        const { left, right } = range.getBoundingClientRect()
        return { left, right }
      }))
      const gaps = texts.slice(1).map(({ left }, index) => left - texts[index]!.right)
      expect(Math.min(...gaps)).toBeGreaterThanOrEqual(24)
    })
  }
})
