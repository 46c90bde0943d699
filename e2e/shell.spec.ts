import { expect, inBothLanguages, test } from './test.ts'

inBothLanguages((language) => {
  const home = { en: '/', pl: '/pl' }[language]

  test('[SHELL-01] [SHELL-06] the header is 90 px high, and its logo links home: 120x64 on a desktop, 88x48 on a phone', { tag: '@phone' }, async ({ page, path, isMobile }) => {
    await page.goto(path('/women').replace('/pl/women', '/pl/kobiety'))
    const header = page.getByRole('banner')
    const logo = header.getByRole('img', { name: 'Halny' })
    expect((await header.boundingBox())?.height).toBe(90)
    expect(await logo.boundingBox()).toMatchObject(isMobile ? { width: 88, height: 48 } : { width: 120, height: 64 })
    await page.setViewportSize(isMobile ? { width: 320, height: 700 } : { width: 1024, height: 800 })
    expect((await header.boundingBox())?.height, 'on the narrowest of these screens').toBe(90)
    await expect(header.getByRole('link').filter({ has: page.getByRole('img', { name: 'Halny' }) })).toHaveAttribute('href', home)
    await logo.click()
    await expect(page).toHaveURL(home)
  })

  test('[SHELL-04] [MENU-02] desktop links have a slash and the url_path; categories outside the menu are not in it', async ({ page, t }) => {
    await page.goto(home)
    const menu = page.getByRole('navigation', { name: t('header.categories') })
    const top = {
      en: ['/whats-new', '/women', '/men', '/gear', '/training', '/sale'],
      pl: ['/pl/nowosci', '/pl/kobiety', '/pl/mezczyzni', '/pl/sprzet', '/pl/trening', '/pl/promocje'],
    }[language]
    const deep = { en: '/women/tops/jackets', pl: '/pl/kobiety/kurtki-i-bluzy/kurtki' }[language]
    const hrefsOf = (selector: string) => menu.locator(selector).evaluateAll((links) => links.map((link) => link.getAttribute('href')))
    expect(await hrefsOf('.menu > li > a')).toEqual(top)
    expect(await hrefsOf('.menu > li > .dropdown > li:first-child > a'), 'to all of each').toEqual(await hrefsOf('.menu > li:has(> .dropdown) > a'))
    const hrefs = await hrefsOf('a')
    expect(hrefs).toContain(deep)
    expect(hrefs.filter((href) => !top.some((path) => href === path || href?.startsWith(`${path}/`)))).toEqual([])
    expect(hrefs.join(' ')).not.toMatch(/bestseller/)
  })

  test('the page is painted before its scripts load, and an early click on a button is replayed', { tag: '@phone-only' }, async ({ page, request, path, t }) => {
    expect(await (await request.get(home)).text()).not.toMatch(/<script src|as="script"/)
    const scripts = Promise.withResolvers<void>()
    await page.route('**/_next/static/chunks/*.js', async (route) => {
      await scripts.promise
      await route.continue()
    })
    await page.goto(path('/login'), { waitUntil: 'commit' })
    const search = page.getByRole('banner').getByRole('button', { name: t('header.search.open') })
    await expect(search, 'the style is loaded').toHaveCount(1)
    await search.click()
    scripts.resolve()
    await expect(page.getByRole('combobox')).toBeFocused()
  })

  test('a link navigates client-side, is prefetched on hover, and opens natively with Ctrl', async ({ page, context, path }) => {
    await page.goto(path('/login'), { waitUntil: 'networkidle' })
    await page.evaluate(() => Object.assign(window, { isSameDocument: true }))
    const register = page.getByRole('main').locator('a[href$="/register"]')
    const ahead = page.waitForRequest((request) => request.url().includes('/register') && Boolean(request.headers()['next-router-prefetch']))
    await register.hover()
    await ahead
    const opened = context.waitForEvent('page')
    await register.click({ modifiers: ['ControlOrMeta'] })
    await expect(await opened).toHaveURL(/\/register$/)
    await expect(page).toHaveURL(/\/login$/)
    await register.click()
    await expect(page).toHaveURL(/\/register$/)
    expect(await page.evaluate(() => 'isSameDocument' in window)).toBe(true)
  })

  test('[SHELL-11] the footer is not in the HTML; it loads once, when the visitor scrolls within 150 px of it', async ({ page, request }) => {
    expect(await (await request.get(home)).text()).not.toContain('<footer')
    await page.goto(home)
    const footer = page.getByRole('contentinfo')
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expect(footer).toHaveCount(0)
    await page.waitForLoadState('networkidle')
    const scripts: string[] = []
    page.on('request', (sent) => sent.resourceType() === 'script' && scripts.push(sent.url()))
    // Within a pixel or two of the promise, since the page's height may be a fraction. An IntersectionObserver fires within two frames, and React renders before the browser is idle.
    const stopShortBy = (distance: number) =>
      page.evaluate(async (pixels) => {
        scrollTo({ top: document.documentElement.scrollHeight - innerHeight - pixels, behavior: 'instant' })
        for (const _ of [1, 2]) await new Promise(requestAnimationFrame)
        await new Promise((resolve) => requestIdleCallback(resolve))
      }, distance)
    for (const distance of [200, 154]) {
      await stopShortBy(distance)
      expect(scripts, 'too far away').toEqual([])
      await expect(footer).toHaveCount(0)
    }
    await stopShortBy(149)
    await expect(footer).toHaveCount(1)
    await stopShortBy(100_000)
    expect(await page.evaluate(() => scrollY), 'back at the top').toBe(0)
    await expect(footer).toHaveCount(1)
  })

  test.describe('a part whose script fails to load', () => {
    test.use({ expectedErrors: [/Failed to load resource|A part of the page is left out|Links are not prefetched|The script of the reviews could not be loaded/] })

    test('is skipped, and the page works', { tag: '@phone-only' }, async ({ page, path, t }) => {
      const logged = (start: string) => page.waitForEvent('console', (message) => message.text().startsWith(start))
      await page.goto(home, { waitUntil: 'networkidle' })
      await page.route(/\.js$/, (route) => route.abort())
      const left = logged('A part of the page')
      await page.getByRole('button', { name: t('header.menu.open') }).click()
      await left
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(t('home.hero.title'))

      await page.unroute(/\.js$/)
      for (const viewed of [{ en: '/giewont-grid-fleece', pl: '/bluza-polarowa-giewont' }, { en: '/siklawa-bottle', pl: '/butelka-siklawa' }]) {
        await page.goto(path(viewed[language]), { waitUntil: 'networkidle' })
      }
      await page.goto(path({ en: '/krywan-3l-shell', pl: '/kurtka-3l-krywan' }[language]), { waitUntil: 'networkidle' })
      const [room, reviews, zoom] = [page.locator('.viewed-room'), page.locator('.review-list'), page.getByRole('button', { name: t('gallery.zoom') })]
      await expect(room).toHaveCount(1)
      await page.route(/\.js$/, (route) => route.abort())
      const zoomLeft = logged('A part of the page')
      await zoom.click()
      await zoomLeft
      const reviewsFailed = logged('The script of the reviews')
      await reviews.scrollIntoViewIfNeeded()
      await reviewsFailed
      await page.evaluate(() => scrollTo({ top: document.documentElement.scrollHeight, behavior: 'instant' }))
      await expect(room).toHaveCount(0)
      await expect(reviews.getByRole('listitem').first()).toBeVisible()
      await expect(zoom).toBeAttached()
    })
  })

  test('the language link leads to the same product under its own address', async ({ page }) => {
    const [here, there, name] = { en: ['/giewont-grid-fleece', '/pl/bluza-polarowa-giewont', 'Bluza polarowa Giewont'], pl: ['/pl/bluza-polarowa-giewont', '/giewont-grid-fleece', 'Giewont Grid Fleece'] }[language] as [string, string, string]
    await page.goto(here)
    await page.getByRole('banner').locator(`a[lang="${language === 'en' ? 'pl' : 'en'}"]`).click()
    await expect(page).toHaveURL(there)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(name)
    await expect(page.locator('html')).toHaveAttribute('lang', language === 'en' ? 'pl' : 'en')
  })

  test.describe('without scripts', () => {
    test.use({ javaScriptEnabled: false })

    test('home, the menu, a listing, a product and the search can be read and navigated', async ({ page, path, t }) => {
      const { category, categories, product, search } = {
        en: { category: 'Women', categories: ['Women', 'Men', 'Gear', 'Training', 'Sale'], product: 'Krywań 3L Shell', search: 'fleece' },
        pl: { category: 'Kobiety', categories: ['Kobiety', 'Mężczyźni', 'Sprzęt', 'Trening', 'Promocje'], product: 'Kurtka 3L Krywań', search: 'polar' },
      }[language]
      const [header, main] = [page.getByRole('banner'), page.getByRole('main')]
      const heading = page.getByRole('heading', { level: 1 })
      const menu = header.getByRole('navigation', { name: t('header.categories') })
      await page.goto(home)
      await expect(main.getByRole('region', { name: t('category.bestsellers.title') }).getByRole('link').first()).toBeVisible()
      for (const name of categories) await expect(menu.getByRole('link', { name, exact: true })).toBeInViewport({ ratio: 1 })
      await expect(header.locator('button:not([type="submit"])').filter({ visible: true }), 'without effect').toHaveCount(0)
      expect(await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)).toBe(0)

      await menu.getByRole('link', { name: category, exact: true }).click()
      await expect(heading).toHaveText(category)
      await expect(main.locator('a[rel="next"]')).toHaveAttribute('href', /\?p=2$/)
      await main.getByRole('link', { name: product }).first().click()
      await expect(heading).toHaveText(product)
      await expect(main.getByText(/1[\s,]249[.,]00/).first()).toBeVisible()

      await header.getByRole('search').getByRole('combobox').fill(search)
      await page.keyboard.press('Enter')
      await expect(page).toHaveURL(path(`/search?q=${search}`))
      await expect(heading).toContainText(search)
      await expect(main.getByRole('listitem').getByRole('link', { name: /Giewont/ }).first()).toBeVisible()
    })

    test('pages that need scripts say so', async ({ page, path, t }) => {
      for (const address of ['/cart', '/checkout', '/checkout/success', '/find-order', '/login', '/register', '/forgot-password', '/withdrawal', '/contact']) {
        await page.goto(path(address))
        await expect(page.getByRole('main').getByRole('status').filter({ hasText: t('errorPage.noScripts.title') }), address).toBeVisible()
        await expect(page.getByRole('main').locator('.skeleton').filter({ visible: true }), address).toHaveCount(0)
      }
    })
  })

  test('[I18N-05] prices, numbers and dates are formatted for this language', { tag: '@polish' }, async ({ page, path }) => {
    await page.goto(path({ en: '/giewont-grid-fleece', pl: '/bluza-polarowa-giewont' }[language]))
    await expect(page.getByRole('main')).toContainText({ en: /PLN\s389\.00/, pl: /389,00\szł/ }[language])
    await expect(page.locator('.review-summary .rating')).toHaveText({ en: /^\d\.\d/, pl: /^\d,\d/ }[language])
    await expect(page.locator('.review-list time').first()).toHaveText({ en: /^\d{1,2} [A-Z][a-z]+ 20\d\d$/, pl: /^\d{1,2} \p{Ll}+ 20\d\d$/u }[language])
  })
})

test('[MENU-01] the menu starts below the configured root category', async ({ request }) => {
  const html = await (await request.get('/')).text()
  expect(html).toContain('href="/women/tops/jackets/')
  expect(html).not.toContain('href="/root')
})
