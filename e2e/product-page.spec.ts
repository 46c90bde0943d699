import type { Locator } from '@playwright/test'
import { expect, inBothLanguages, test } from './test.ts'
import { violations } from './violations.ts'
import { watchShifts } from './watch-shifts.ts'

const SHELL = {
  en: {
    path: '/krywan-3l-shell', name: 'Krywań 3L Shell', colour: 'Spruce',
    description: 'Two-way zips under the arms', value: 'Recycled polyamide', reviews: /^Reviews \(\d+\)$/,
    tabs: ['Details', 'More information'],
    attributes: [['Activity', 'Hiking, Ski touring'], ['Material', 'Recycled polyamide'], ['Eco collection', 'Yes']],
  },
  pl: {
    path: '/kurtka-3l-krywan', name: 'Kurtka 3L Krywań', colour: 'Świerk',
    description: 'Dwukierunkowe zamki pod pachami', value: 'Poliamid z recyklingu', reviews: /^Opinie \(\d+\)$/,
    tabs: ['Szczegóły', 'Więcej informacji'],
    attributes: [['Aktywność', 'Turystyka górska, Skitury'], ['Materiał', 'Poliamid z recyklingu'], ['Kolekcja eko', 'Tak']],
  },
} as const

/** The names and addresses of the shell's categories. */
const TRAIL: Readonly<Record<'en' | 'pl', readonly (readonly [string, string])[]>> = {
  en: [['Women', '/women'], ['Tops', '/women/tops'], ['Jackets', '/women/tops/jackets'], ['Shell jackets', '/women/tops/jackets/shell-jackets']],
  pl: [['Kobiety', '/kobiety'], ['Kurtki i bluzy', '/kobiety/kurtki-i-bluzy'], ['Kurtki', '/kobiety/kurtki-i-bluzy/kurtki'], ['Kurtki przeciwdeszczowe', '/kobiety/kurtki-i-bluzy/kurtki/kurtki-przeciwdeszczowe']],
}

/** The backend's pictures of these images. */
const sourcesOf = (images: Locator) => images.evaluateAll((all) => all.map((image) => new URL((image as HTMLImageElement).src).searchParams.get('url')))

inBothLanguages((language) => {
  const shell = SHELL[language]

  test('[PDP-01] every picture has a thumbnail, and the current one is marked; the keyboard moves through the gallery, zooms, pans and closes; a click zooms, too', async ({ page, path, t }) => {
    await page.goto(path(shell.path))
    const gallery = page.getByRole('main').locator('.gallery')
    const thumbs = gallery.getByRole('button', { name: t('gallery.picture', { number: 2 }) })
    await expect(gallery.locator('.gallery-thumbs img')).toHaveCount(4)
    const sources = await sourcesOf(gallery.locator('.gallery-strip img'))
    expect(new Set(sources).size).toBe(4)
    expect(await sourcesOf(gallery.locator('.gallery-thumbs img'))).toEqual(sources)
    await thumbs.first().press('Enter')
    await expect(thumbs.first()).toHaveAttribute('aria-current', 'true')
    await expect(gallery.locator('[aria-current]')).toHaveCount(1)
    expect(await thumbs.first().evaluate((thumb) => getComputedStyle(thumb, '::after').height), 'the mark').toBe('4px')
    const others = gallery.locator('.gallery-thumbs button:not([aria-current])')
    expect(await others.evaluateAll((all) => all.map((thumb) => getComputedStyle(thumb, '::after').content))).toEqual(['none', 'none', 'none'])
    await expect(gallery.getByRole('img', { name: new RegExp(t('gallery.position', { number: 2, total: 4 })) })).toBeInViewport()

    const opener = page.getByRole('main').getByRole('button', { name: t('gallery.zoom') })
    await opener.press('Enter')
    const dialog = page.getByRole('dialog', { name: t('gallery.zoomed') })
    const picture = dialog.getByRole('img', { name: new RegExp(t('gallery.position', { number: 2, total: 4 })) })
    await expect(picture).toBeVisible()
    expect(await sourcesOf(picture)).toEqual([sources[1]])
    expect(await picture.locator('xpath=preceding-sibling::img').getAttribute('sizes'), 'until it has loaded, the one of the page is shown').toMatch(/50vw|55vw/)
    expect(await violations(page), 'enlarged').toEqual([])

    await page.keyboard.press('ArrowRight')
    const third = dialog.getByRole('img', { name: new RegExp(t('gallery.position', { number: 3, total: 4 })) })
    await expect(third.locator('..')).toHaveCSS('transform', 'matrix(1, 0, 0, 1, 0, 0)')
    const [previous, next] = [dialog.getByRole('button', { name: t('gallery.previous') }), dialog.getByRole('button', { name: t('gallery.next') })]
    await next.click()
    await next.click()
    await expect(dialog.getByRole('img', { name: new RegExp(t('gallery.position', { number: 1, total: 4 })) }), 'after the last comes the first').toBeVisible()
    await previous.click()
    await previous.click()
    await expect(third).toBeVisible()
    await page.keyboard.press('+')
    await expect(third.locator('..')).toHaveCSS('transform', 'matrix(1.5, 0, 0, 1.5, 0, 0)')
    await page.keyboard.press('ArrowRight')
    await expect(third.locator('..')).toHaveCSS('transform', 'matrix(1.5, 0, 0, 1.5, -80, 0)')
    await page.keyboard.press('-')
    await expect(third.locator('..')).toHaveCSS('transform', 'matrix(1, 0, 0, 1, 0, 0)')
    await dialog.getByRole('button', { name: t('gallery.zoomIn') }).click()
    await expect(third.locator('..')).toHaveCSS('transform', 'matrix(1.5, 0, 0, 1.5, 0, 0)')
    await dialog.getByRole('button', { name: t('gallery.zoomOut') }).click()
    await expect(third.locator('..')).toHaveCSS('transform', 'matrix(1, 0, 0, 1, 0, 0)')
    await third.click()
    await expect(third.locator('..')).toHaveCSS('transform', 'matrix(2.5, 0, 0, 2.5, 0, 0)')
    await page.mouse.click(720, 450)
    await expect(third.locator('..')).toHaveCSS('transform', 'matrix(1, 0, 0, 1, 0, 0)')
    for (let presses = 0; presses < 12; presses++) await page.keyboard.press('Tab')
    await expect(dialog.locator(':focus').or(page.locator('body:focus')).first()).toBeAttached()

    await page.keyboard.press('Escape')
    await expect(dialog).toBeHidden()
    await expect(opener).toBeFocused()
    const last = gallery.getByRole('button', { name: t('gallery.picture', { number: 3 }) })
    await expect(last).toHaveAttribute('aria-current', 'true')
    await expect(gallery.getByRole('img', { name: new RegExp(t('gallery.position', { number: 3, total: 4 })) })).toBeInViewport()
    await gallery.locator('.gallery-strip').evaluate((strip) => strip.scrollTo(0, 0))
    await expect(last, 'the mark follows a swipe').not.toHaveAttribute('aria-current')
    await expect(gallery.getByRole('button', { name: t('gallery.picture', { number: 1 }) })).toHaveAttribute('aria-current', 'true')
  })

  test('[PDP-18] below the picture of a figure stand its height and the size of what it wears, in every colour', async ({ page, path, t }) => {
    await page.goto(path(shell.path))
    const gallery = page.getByRole('main').locator('.gallery')
    const caption = gallery.getByText({ en: 'on a figure: height 172 cm, size S', pl: 'na sylwetce: wzrost 172 cm, rozmiar S' }[language], { exact: true })
    await expect(caption, 'the first picture has none').toHaveCount(0)
    for (const colour of await page.locator('.choice-swatches input').all()) {
      await colour.check({ force: true })
      await gallery.getByRole('button', { name: t('gallery.picture', { number: 3 }) }).click()
      await expect(caption).toBeVisible()
    }
    const picture = (await gallery.locator('.gallery-main').boundingBox())!
    expect((await caption.boundingBox())!.y).toBeGreaterThanOrEqual(picture.y + picture.height)
  })

  test.describe(() => {
    // Without the empty pictures that all tests get.
    test.use({ drawnPictures: true })

    test('[PDP-01] a picture that is still loading shows its thumbnail, on the page and enlarged', async ({ page, path, t }) => {
      const { promise: released, resolve: release } = Promise.withResolvers<void>()
      // All but the large ones of the figure come at once.
      await page.route('**/_next/image?*', async (route) => {
        if (/worn\.\w+&w=(?!96|128|256)/.test(route.request().url())) await released
        await route.fulfill({ contentType: 'image/svg+xml', body: '<svg xmlns="http://www.w3.org/2000/svg" width="4" height="5"/>' })
      })
      await page.goto(path(shell.path), { waitUntil: 'domcontentloaded' })
      const gallery = page.locator('.gallery')
      const thumb = gallery.locator('.gallery-thumbs img').nth(2)
      await expect(thumb).toHaveJSProperty('complete', true)
      const shown = { background: await thumb.evaluate((image: HTMLImageElement) => `url("${image.currentSrc}")`) }
      await gallery.getByRole('button', { name: t('gallery.picture', { number: 3 }) }).click()
      const picture = gallery.locator('.gallery-strip img').nth(2)
      await expect(picture).toBeInViewport()
      await expect(picture).toHaveCSS('background-image', shown.background)

      await page.getByRole('main').getByRole('button', { name: t('gallery.zoom') }).click()
      const enlarged = page.getByRole('dialog', { name: t('gallery.zoomed') }).locator('.gallery-zoom-picture img').first()
      await expect(enlarged).toHaveCSS('background-image', shown.background)
      release()
      await expect(enlarged).toHaveCSS('background-image', 'none')
      await expect(picture, 'the pictures are transparent in part').toHaveCSS('background-image', 'none')
    })
  })

  test('[PDP-01] touch selects thumbnails, opens an image, zooms with a double tap and pinches back', { tag: '@phone-only' }, async ({ page, path, t, context }) => {
    await page.goto(path(shell.path))
    await page.getByRole('main').getByRole('button', { name: t('gallery.picture', { number: 3 }) }).tap()
    await expect(page.locator('.gallery-main').getByText(t('gallery.position', { number: 3, total: 4 }), { exact: true })).toBeVisible()
    await page.getByRole('region', { name: t('gallery.pictures') }).tap()
    const dialog = page.getByRole('dialog', { name: t('gallery.zoomed') })
    const picture = dialog.getByRole('img', { name: new RegExp(t('gallery.position', { number: 3, total: 4 })) })
    await expect(picture).toBeVisible()
    expect(await violations(page), 'enlarged').toEqual([])
    // Sent at once: a slow machine would make two taps of a double one.
    await Promise.all([page.touchscreen.tap(195, 422), page.touchscreen.tap(195, 422)])
    await expect(picture.locator('..')).toHaveCSS('transform', 'matrix(2.5, 0, 0, 2.5, 0, 0)')

    const screen = await context.newCDPSession(page)
    const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', ...xs: number[]) =>
      screen.send('Input.dispatchTouchEvent', { type, touchPoints: xs.map((x, id) => ({ x, y: 422, id })) })
    await touch('touchStart', 60, 330)
    await touch('touchMove', 180, 210)
    await touch('touchEnd', 180)
    await touch('touchEnd')
    await expect(picture.locator('..'), 'pinched below its size, it stays open').toHaveCSS('transform', 'matrix(1, 0, 0, 1, 0, 0)')
    await expect(dialog.getByRole('status')).toHaveText(new RegExp(t('gallery.position', { number: 3, total: 4 })))
    await dialog.getByRole('button', { name: t('gallery.close') }).tap()
    await expect(dialog).toBeHidden()
  })

  test('[PDP-02] [PDP-08] [PDP-10] [ROUTE-23] [LIST-14] a product page has breadcrumbs, badges, both prices, and tabs with its description, attributes and reviews', { tag: '@phone' }, async ({ page, path, t, isMobile, request }) => {
    const html = await (await request.get(path(shell.path))).text()
    expect(html).toContain(shell.value)

    const shifts = await watchShifts(page)
    await page.goto(`${path(shell.path)}#information`)
    const trail = page.getByRole('navigation', { name: t('breadcrumbs.label') })
    await expect(trail.locator('a')).toHaveText([t('breadcrumbs.home'), ...TRAIL[language].map(([name]) => name)])
    await expect(trail.locator('a').first()).toHaveAttribute('href', path('/'))
    for (const [index, [, address]] of TRAIL[language].entries()) await expect(trail.locator('a').nth(index + 1)).toHaveAttribute('href', path(address))
    await expect(trail.locator('li').last()).toHaveText(shell.name)
    const box = page.getByRole('region', { name: t('product.buy') })
    await expect(box.locator('.price').first()).toHaveText(/1\D249\D00/)
    await expect(box.locator('s')).toHaveText(/1\D449\D00/)
    await expect(box.locator('s')).toHaveCSS('text-decoration-line', 'line-through')
    await expect(box).toContainText(t('common.price.regular'))
    await expect(box.getByText(/1\D349\D00/)).toBeVisible()
    await expect(page.getByRole('main').getByText(`${t('badge.sale')} −7%`, { exact: true })).toBeVisible()
    await expect(page.getByRole('main').getByText(t('badge.new'), { exact: true })).toBeVisible()
    const [details, information] = shell.tabs
    const attribute = page.locator('#information').getByText(shell.value)
    await expect(attribute).toBeInViewport()
    const rows = page.locator('#information .product-attributes > div')
    const attributes = await rows.evaluateAll((all) => all.map((row) => [...row.children].map(({ textContent }) => textContent)))
    expect(attributes).toEqual(expect.arrayContaining(shell.attributes.map((pair) => [...pair])))
    expect(await shifts()).toBeCloseTo(0, 3)
    if (isMobile) {
      await expect(page.getByRole('region', { name: details })).toContainText(shell.description)
      await expect(page.getByRole('region', { name: details }).locator('dl'), 'they follow below').toBeHidden()
      await expect(page.getByRole('region', { name: shell.reviews })).toContainText(t('review.title'))
      await expect(page.getByRole('tab')).toHaveCount(0)
      return
    }
    const count = Number.parseInt(await box.getByRole('link', { name: /^\d+ / }).innerText(), 10)
    await expect(page.getByRole('tab')).toHaveText([details, information, t('product.tabs.reviews', { count })])
    await expect(page.getByRole('tab', { name: information })).toHaveAttribute('aria-selected', 'true')
    await expect(page.getByRole('tabpanel', { name: details })).toBeHidden()
    await page.getByRole('tab', { name: information }).press('ArrowLeft')
    await expect(page.getByRole('tab', { name: details })).toBeFocused()
    await expect(page.getByRole('tabpanel', { name: details })).toContainText(shell.description)
    await expect(attribute).toBeHidden()
    const facts = page.getByRole('tabpanel', { name: details }).locator('dl > div')
    await expect(facts).toHaveCount(6)
    await expect(facts.first(), 'what is written for this product comes first').toContainText('30 °C')
    await expect(facts.filter({ hasText: '410' }), 'a point says the weight').toHaveCount(0)
    expect(await violations(page), 'tabs').toEqual([])
    await page.getByRole('tabpanel', { name: details }).getByRole('link', { name: information }).click()
    await expect(attribute).toBeInViewport()
    await page.getByRole('tab', { name: shell.reviews }).click()
    await expect(page.getByRole('tabpanel', { name: shell.reviews })).toContainText(t('review.title'))
  })

  test('a variant has a shareable URL, and its page is the same for all visitors', async ({ page, path, t, request }) => {
    await page.goto(path(shell.path))
    await page.getByRole('radio', { name: shell.colour, exact: true }).check({ force: true })
    await page.locator('input[name="size"]:enabled').first().check({ force: true })
    await expect(page).toHaveURL(/\?color=\d+&size=\d+$/)
    const [address, sku] = [page.url(), await page.getByRole('region', { name: t('product.buy') }).getByText(/HAL-/).textContent()]
    expect(sku).toMatch(/HAL-KRY-SPR-/)

    await page.goto('about:blank')
    await page.goto(address)
    await expect(page.getByRole('radio', { name: shell.colour, exact: true })).toBeChecked()
    await expect(page.getByRole('region', { name: t('product.buy') })).toContainText(sku!)
    await expect(page.locator('link[rel="canonical"]')).toHaveAttribute('href', new RegExp(`${path(shell.path)}$`))

    const others = await request.get(`${path(shell.path)}?color=1&size=2&colour=3`)
    expect(others.headers()['x-cache']).toBe('HIT')
    expect(others.headers().etag).toBe((await request.get(path(shell.path))).headers().etag)
  })
})
