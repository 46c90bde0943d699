import type { Page } from '@playwright/test'
import { backendUrlOf } from './ports.ts'
import { SHOP_URL } from './shop-under-test.ts'
import { expect, inBothLanguages, test } from './test.ts'
import { violations } from './violations.ts'

const HOW_WE_TEST = { en: '/how-we-test', pl: '/jak-testujemy' }
const SEASON = { en: '/winter-in-the-tatras', pl: '/zima-w-tatrach' }

test.use({ knownHosts: [backendUrlOf(SHOP_URL)] })

const faqOf = async (page: Page): Promise<{ name: string; acceptedAnswer: { text: string } }[]> => {
  const graphs = (await page.locator('script[type="application/ld+json"]').allTextContents()).map((text) => JSON.parse(text)['@graph'])
  return graphs.flat().find((node) => node['@type'] === 'FAQPage')?.mainEntity
}

inBothLanguages((language) => {
  const own = <Value>(values: { en: Value; pl: Value }): Value => values[language]

  test('[HOME-01] [HOME-02] [CONTENT-01] the home page shows each thing once and links onward', { tag: ['@phone', '@polish'] }, async ({ page, path, t }) => {
    await page.goto(path('/'))
    const main = page.getByRole('main')
    await expect(main.getByRole('link', { name: own({ en: 'Shop jackets', pl: 'Zobacz kurtki' }) })).toHaveAttribute('href', path(own({ en: '/women/tops/jackets', pl: '/kobiety/kurtki-i-bluzy/kurtki' })))
    const bestsellers = main.getByRole('region', { name: t('category.bestsellers.title') }).getByRole('heading', { level: 3 })
    await expect(bestsellers).toHaveCount(4)
    const hero = await main.locator('.hero b').textContent()
    expect(new Set([hero, ...(await bestsellers.allTextContents())]).size, 'products on the page').toBe(5)
    const tiles = main.getByRole('region', { name: t('home.categories') })
    await expect(tiles.getByRole('link')).toHaveText(own({ en: ['Men', 'Women', 'Training', 'Gear'], pl: ['Mężczyźni', 'Kobiety', 'Trening', 'Sprzęt'] }))
    const pages = own({ en: ['/men', '/women', '/training', '/gear'], pl: ['/mezczyzni', '/kobiety', '/trening', '/sprzet'] }).map(path)
    expect(await tiles.getByRole('link').evaluateAll((links) => links.map((link) => link.getAttribute('href')))).toEqual(pages)
    await expect(tiles.locator('img')).toHaveCount(4)
    await main.getByRole('link', { name: own({ en: 'How we test', pl: 'Jak testujemy' }) }).click()
    await expect(page).toHaveURL(new RegExp(`${path(own(HOW_WE_TEST))}$`))
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(own({ en: 'How we test', pl: 'Jak testujemy' }))
  })

  test('[CONTENT-01] a page of many blocks: columns, a picture, questions and chosen products', { tag: ['@also-phone', '@polish'] }, async ({ page, path }) => {
    await page.goto(path(own(HOW_WE_TEST)))
    const main = page.getByRole('main')
    await expect(main.getByRole('table')).toContainText(own({ en: 'Seams under pressure', pl: 'Szwy pod ciśnieniem' }))
    await expect(main.getByRole('list').getByText(own({ en: 'Six people, four weeks.', pl: 'Sześć osób, cztery tygodnie.' }))).toBeVisible()
    await expect(main.getByRole('figure').getByRole('img', { name: own({ en: /^Waistband/, pl: /^Pas szarych/ }) })).toHaveAttribute('style', /object-position: ?50% 38%/)

    const questions = main.getByRole('region', { name: own({ en: 'Questions about the tests', pl: 'Pytania o testy' }) })
    const answer = questions.getByText(own({ en: /Hip belts that slip/, pl: /Pasy biodrowe/ }))
    await expect(answer).toBeHidden()
    await questions.locator('summary').first().focus()
    await page.keyboard.press('Enter')
    await expect(answer).toBeVisible()
    const faq = await faqOf(page)
    expect(faq.map(({ name }) => name)).toEqual(await questions.locator('summary').allTextContents())
    expect(faq[0]?.acceptedAnswer.text).toContain(await answer.textContent())

    const passed = main.getByRole('region', { name: own({ en: 'Passed at the first try', pl: 'Zdały za pierwszym razem' }) })
    await expect(passed.getByRole('heading', { level: 3 })).toHaveText([/Krywań/, /Giewont/, /Rysy/, /Olczysk/])
    expect(await violations(page)).toEqual([])
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth), 'wider than the screen').toBe(0)
  })

  test('[CONTENT-01] a video loads only after a click', { tag: '@polish' }, async ({ page, path }) => {
    const requests: string[] = []
    page.on('request', (request) => requests.push(request.url()))
    await page.goto(path(own(HOW_WE_TEST)), { waitUntil: 'networkidle' })
    const film = page.locator('video')
    await expect(film).toHaveAccessibleName(own({ en: 'The rain test', pl: 'Próba deszczu' }))
    await film.scrollIntoViewIfNeeded()
    await expect(film).toHaveAttribute('poster', /\/_next\/image\?.*rain-test\.webp/)
    expect(requests.filter((url) => !url.startsWith(SHOP_URL) || /webm|vtt/.test(url))).toEqual([])

    const sent = page.waitForRequest(/rain-test\.webm$/)
    await film.focus()
    await page.keyboard.press('Space')
    await sent
    await expect.poll(() => film.evaluate((element: HTMLVideoElement) => element.currentTime)).toBeGreaterThan(0)
    await film.evaluate((element: HTMLVideoElement) => (element.textTracks[0]!.mode = 'showing'))
    await expect.poll(() => film.evaluate((element: HTMLVideoElement) => element.textTracks[0]?.cues?.length)).toBe(3)
    await expect(film.locator('track')).toHaveAttribute('srclang', language)
  })

  test('[CONTENT-01] a seasonal page has rows of a category, of chosen products and of bestsellers', { tag: ['@also-phone', '@polish'] }, async ({ page, path, t }) => {
    await page.goto(path(own(SEASON)))
    const main = page.getByRole('main')
    await expect(main.getByRole('heading', { level: 1 })).toHaveText(own({ en: 'First frost', pl: 'Pierwszy przymrozek' }))
    const down = main.getByRole('region', { name: own({ en: 'Down for the stops', pl: 'Puch na postoje' }) })
    await expect(down.getByRole('link', { name: t('category.bestsellers.all') })).toHaveAttribute('href', path(own({ en: '/search?q=down+jacket', pl: '/search?q=puch%C3%B3wka' })))
    await expect(main.getByRole('region', { name: own({ en: 'Small and warm', pl: 'Małe i ciepłe' }) }).locator('.card')).toHaveCount(4)
    const fleeces = main.getByRole('region', { name: own({ en: 'Fleeces to walk in', pl: 'Polary na marsz' }) })
    await expect(fleeces.getByRole('link', { name: t('category.bestsellers.all') })).toHaveAttribute('href', path(own({ en: '/search?q=fleece', pl: '/search?q=polar' })))
    await expect(fleeces.getByRole('link', { name: /Giewont/ }).first()).toBeVisible()
    await expect(main.getByRole('region', { name: t('category.bestsellers.title') }).getByRole('link', { name: /Giewont/ })).toHaveCount(0)
    await expect(main.getByRole('region', { name: own({ en: 'Last season’s colours cost less', pl: 'Zeszłoroczne kolory są tańsze' }) }).getByRole('link')).toHaveAttribute('href', path(own({ en: '/sale', pl: '/promocje' })))
    expect(await violations(page)).toEqual([])
  })

  test('[CONTENT-01] the about page shows the makers, the location and the answers to questions', { tag: '@polish' }, async ({ page, path }) => {
    await page.goto(path(own({ en: '/about-us', pl: '/o-nas' })))
    const main = page.getByRole('main')
    await expect(main).toContainText('Krupówki 40, Zakopane')
    await expect(main.getByRole('region', { name: own({ en: 'Partnerships', pl: 'Partnerzy' }) }).getByRole('img')).toHaveCount(6)
    expect((await faqOf(page)).length).toBe(4)
    expect(await violations(page)).toEqual([])
  })
})
