import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { BrowserContext } from '@playwright/test'
import { WORDING_VERSION } from '../storefront/src/features/tracking/consent.ts'
import { writeChoice } from '../storefront/src/features/tracking/consent-choice.ts'
import { type Purpose, PURPOSES } from '../storefront/src/features/tracking/purposes.ts'
import { block, CONTENT_FAULTS, type ContentService, contentServiceBefore, inBoth, pageEntry, type TrackedEvent, writeEntry } from './content-service.ts'
import { pageHead } from './page-head.ts'
import { portsAt, urlAt } from './ports.ts'
import { type RunningProcess, type Shop, startShop, startStorefront } from './start-shop.ts'
import { expect, inBothLanguages, test } from './test.ts'
import { violations } from './violations.ts'

test.describe.configure({ mode: 'serial' })
test.use({ baseURL: urlAt(17), expectedErrors: [/404/] })

const PREVIEW_SECRET = 'attic-key'
const BACKEND_URL = `http://localhost:${portsAt(17).backend}`

let dataFolder: string
let service: ContentService
let running: Shop

test.beforeAll(async () => {
  dataFolder = mkdtempSync(join(tmpdir(), 'kram-content-'))
  service = await contentServiceBefore(BACKEND_URL)
  running = await startShop(portsAt(17), dataFolder, {
    BUILDER_URL: service.url,
    BUILDER_PREVIEW_SECRET: PREVIEW_SECRET,
    // What is tracked here is the content service's alone.
    NEXT_PUBLIC_TAG_MANAGER_ID: 'off',
  })
})
test.afterAll(async () => {
  await running.stop()
  service.close()
  rmSync(dataFolder, { recursive: true })
})

const TITLE: [string, string] = ['Huts in winter', 'Schroniska zimą']
const text = (english: string, polish: string) => block('Text', { text: inBoth(`<p>${english}</p>`, `<p>${polish}</p>`) })

inBothLanguages((language) => {
  const own = <Value>(values: { en: Value; pl: Value }): Value => values[language]

  test('[CONTENT-01] a page that marketing has published stands at its address, in its language', { tag: ['@polish', '@phone'] }, async ({ page, request, t }) => {
    await writeEntry(BACKEND_URL, 'page', pageEntry('/huts-in-winter', '/pl/schroniska-zima', TITLE, [
      text('Take a stove.', 'Weź kuchenkę.'), block('Carousel', { speed: 'fast' }), block('Text', { text: 12 }),
    ]))
    const address = own({ en: '/huts-in-winter', pl: '/pl/schroniska-zima' })
    const title = own({ en: TITLE[0], pl: TITLE[1] })
    expect((await page.goto(address))?.status()).toBe(200)
    const main = page.getByRole('main')
    await expect(main.getByRole('heading', { level: 1 })).toHaveText(title)
    await expect(main).toContainText(own({ en: 'Take a stove.', pl: 'Weź kuchenkę.' }))
    await expect(main.getByRole('navigation', { name: t('breadcrumbs.label') })).toContainText(title)
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth), 'wider than the screen').toBe(0)
    expect(await violations(page)).toEqual([])

    const head = pageHead(await (await request.get(address)).text())
    expect(head.title).toContain(title)
    expect(head.canonical).toMatch(new RegExp(`${address}$`))
    expect(Object.fromEntries(head.languages)).toEqual({
      en: expect.stringMatching(/\/huts-in-winter$/), pl: expect.stringMatching(/\/pl\/schroniska-zima$/), 'x-default': expect.stringMatching(/\/huts-in-winter$/),
    })
    expect([head.meta('og:title'), head.meta('og:description'), head.meta('description')]).toEqual([
      title, expect.stringContaining(title), expect.stringContaining(title),
    ])
    expect(await (await request.get('/sitemap/pages.xml')).text()).toContain(`${address}<`)
  })

  test('[HOME-01] the home page is what marketing has made of it', async ({ page, path }) => {
    await writeEntry(BACKEND_URL, 'page/halny-home', { data: { blocks: [block('Hero', { title: inBoth('Snow is coming', 'Idzie śnieg') })] }, variations: {}, testRatio: 1 })
    await page.goto(path('/'))
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(own({ en: 'Snow is coming', pl: 'Idzie śnieg' }))
    await expect(page).toHaveTitle(own({ en: /^Clothing and gear/, pl: /^Odzież/ }))
  })
})

test('[CONTENT-01] banners stand on the pages that they target, and a draft on none', async ({ page }) => {
  await page.goto('/whats-new')
  await expect(page.getByRole('region', { name: 'Last sizes, last season’s colours' })).toBeVisible()
  await page.goto('/women')
  await expect(page.getByRole('region', { name: 'From the skin to the ridge' })).toBeVisible()
  await expect(page.getByText('Last sizes, last season’s colours')).toHaveCount(0)
  await expect(page.getByText('Winter is closer than it looks')).toHaveCount(0)
})

test('[CONTENT-01] what is published, changed or taken back shows at once, and what is missing is a 404', async ({ page, request }) => {
  expect((await request.get('/avalanche-course')).status()).toBe(404)
  const id = await writeEntry(BACKEND_URL, 'page', pageEntry('/avalanche-course', '/pl/kurs-lawinowy', ['Avalanche course', 'Kurs lawinowy'], [text('In January.', 'W styczniu.')]))
  await page.goto('/avalanche-course')
  await expect(page.getByRole('main')).toContainText('In January.')
  expect((await request.get('/avalanche-course')).headers()['x-cache']).toBe('HIT')

  await writeEntry(BACKEND_URL, `page/${id}`, { data: { blocks: [text('In February.', 'W lutym.')] } })
  await page.reload()
  await expect(page.getByRole('main')).toContainText('In February.')
  expect((await request.get('/giewont-grid-fleece')).status()).toBe(200)

  await writeEntry(BACKEND_URL, `page/${id}`, { published: 'draft' })
  expect((await request.get('/avalanche-course')).status()).toBe(404)
})

test.describe('a film of another host', () => {
  const HOST = 'https://www.youtube-nocookie.com'
  test.use({ knownHosts: [HOST] })

  test('[CONTENT-01] it is a poster until it is pressed, and bad blocks are left out beside it', async ({ page, t }) => {
    const asked: string[] = []
    await page.route(`${HOST}/**`, (route) => {
      asked.push(route.request().url())
      return route.fulfill({ contentType: 'text/html', body: '<title>Film</title><p>It plays.</p>' })
    })
    await writeEntry(BACKEND_URL, 'page', pageEntry('/avalanche-film', '/pl/film-o-lawinach', ['Avalanches', 'Lawiny'], [
      block('Film', { film: 'https://youtu.be/aqz-KE-bpKQ', title: 'Snow <b>pits</b>' }),
      block('Film', { film: 'https://elsewhere.example/film', title: 'Elsewhere' }),
      block('Story', { title: '<img src=x onerror=alert(1)>', text: 'Plain.', linkLabel: 'Press me', linkHref: 'javascript:alert(1)' }),
      block('Text', { text: '<p onclick="alert(1)">Take a <em>probe</em>.<script>alert(1)</script></p>' }),
      block('Picture', { picture: 'https://elsewhere.example/snow.jpg', alt: 'Snow' }),
      block('Picture', { picture: '/media/content/gone.webp', alt: 'Gone' }),
      block('Products', { from: 'category', category: 'avalanches', title: 'No such category' }),
      block('Columns', { columns: [{ blocks: [block('Text', { text: '<p>Left.</p>' }), block('Hero', { title: 'Too wide' })] }, { blocks: [] }] }),
    ]))
    await page.goto('/avalanche-film', { waitUntil: 'networkidle' })
    const main = page.getByRole('main')
    await expect(main.getByRole('heading', { name: '<img src=x onerror=alert(1)>' })).toBeVisible()
    await expect(main.locator('em')).toHaveText('probe')
    await expect(main).toContainText('Left.')
    for (const absent of ['Press me', 'Elsewhere', 'No such category', 'Too wide']) await expect(main.getByText(absent)).toHaveCount(0)
    await expect(main.getByRole('img', { name: /Snow|Gone/ })).toHaveCount(0)
    await expect(main.locator('[onclick], script:not([type])')).toHaveCount(0)

    const frame = main.frameLocator('iframe')
    await expect(main.locator('iframe')).toHaveAttribute('title', 'Snow <b>pits</b>')
    await expect(main).toContainText(t('home.film.from', { host: 'www.youtube-nocookie.com' }))
    expect(asked).toEqual([])
    await frame.getByRole('link', { name: t('home.film.play', { title: 'Snow <b>pits</b>' }) }).click()
    await expect(frame.getByText('It plays.')).toBeVisible()
    expect(asked).toEqual([`${HOST}/embed/aqz-KE-bpKQ?autoplay=1`])
  })
})

test('[CONTENT-01] an entry goes before a page of the backend’s, and never before a product or a category', async ({ request }) => {
  const titleAt = async (address: string) => pageHead(await (await request.get(address)).text()).title
  await writeEntry(BACKEND_URL, 'page', { published: 'published', data: { title: 'For no address', blocks: [text('Nowhere.', 'Nigdzie.')], state: {} } })
  for (const [english, polish] of [['/privacy-policy', '/pl/privacy-policy'], ['/women', '/pl/kobiety'], ['/giewont-grid-fleece', '/pl/bluza-polarowa-giewont']] as const) {
    await writeEntry(BACKEND_URL, 'page', pageEntry(english, polish, ['Marketing was here', 'Tu był marketing'], [text('Here.', 'Tu.')]))
  }
  expect(await titleAt('/privacy-policy')).toContain('Marketing was here')
  expect((await request.get('/no-such-page')).status()).toBe(404)
  expect(await titleAt('/women')).toContain('Women')
  expect(await titleAt('/giewont-grid-fleece')).toContain('Giewont')
})

test('[CONTENT-01] an editor with the secret sees a draft, is told so, and can end it', async ({ page, request, t }) => {
  await writeEntry(BACKEND_URL, 'page', { ...pageEntry('/spring', '/pl/wiosna', ['Spring', 'Wiosna'], [text('Not yet.', 'Jeszcze nie.')]), published: 'draft' })
  expect((await request.get('/api/preview?path=/spring')).status()).toBe(401)
  expect((await request.get('/api/preview?secret=attic-kez&path=/spring')).status()).toBe(401)
  expect((await request.get('/spring')).status()).toBe(404)

  await page.goto(`/api/preview?secret=${PREVIEW_SECRET}&path=/spring`)
  expect(new URL(page.url()).pathname + new URL(page.url()).search).toBe('/spring')
  await expect(page.getByRole('main')).toContainText('Not yet.')
  const bar = page.getByRole('complementary', { name: t('preview.label') })
  await expect(bar).toContainText(t('preview.text'))
  expect(await violations(page)).toEqual([])
  const draft = await page.request.get('/spring')
  expect([draft.headers()['cache-control'], draft.headers()['x-robots-tag']]).toEqual(['no-store', 'noindex'])
  expect((await request.get('/spring')).status(), 'for everybody else').toBe(404)

  await bar.getByRole('button', { name: t('preview.end') }).click()
  await expect(bar).toHaveCount(0)
  expect((await page.request.get('/spring')).status()).toBe(404)
})

const BUTTON = block('Hero', { title: 'Snow is coming', buttonLabel: 'To the shells', buttonHref: '/women' })
const VARIED = block('Hero', { title: 'Winter is here', buttonLabel: 'To the shells', buttonHref: '/women' })

/** A home page of which this share of the visitors sees another heading. */
const varyHome = (testRatio: number) =>
  writeEntry(BACKEND_URL, 'page/halny-home', {
    data: { blocks: [BUTTON, text('For everybody.', 'Dla każdego.')] },
    testRatio: 1 - testRatio,
    variations: { 'halny-home-winter': { id: 'halny-home-winter', name: 'Winter', testRatio, data: { title: 'Home', blocks: [VARIED, text('For everybody.', 'Dla każdego.')], state: {} } } },
  })

const agree = (context: BrowserContext, granted: readonly Purpose[]) =>
  context.addCookies([{
    name: 'consent', url: urlAt(17),
    value: writeChoice({ version: WORDING_VERSION, date: '2026-11-23', granted, refused: PURPOSES.filter((purpose) => !granted.includes(purpose)), isDespiteSignal: false }),
  }])

/** Seconds from now until the cookie is gone; undefined where there is none. */
async function secondsLeft(context: BrowserContext, name: string): Promise<number | undefined> {
  const cookie = (await context.cookies()).find((each) => each.name === name)
  return cookie && cookie.expires - Date.now() / 1000
}

test('[CONTENT-02] who has agreed to it sees one version of a test, and the same for 30 days', async ({ page, context }) => {
  await varyHome(1)
  const heading = page.getByRole('heading', { level: 1 })
  await agree(context, ['analytics'])
  await page.goto('/', { waitUntil: 'networkidle' })
  await expect(heading).toHaveText('Snow is coming')
  expect(await secondsLeft(context, 'builder.tests.halny-home')).toBeUndefined()

  await agree(context, ['personalization'])
  await page.reload()
  await expect(heading).toHaveText('Winter is here')
  await expect(page.getByText('For everybody.')).toHaveCount(1)
  const THIRTY_DAYS = 30 * 24 * 60 * 60
  const left = await secondsLeft(context, 'builder.tests.halny-home')
  expect(left).toBeGreaterThan(THIRTY_DAYS - 60)
  expect(left).toBeLessThanOrEqual(THIRTY_DAYS + 1)

  await varyHome(0)
  await page.reload()
  await expect(heading, 'also when others draw the original').toHaveText('Winter is here')
})

test('[CONTENT-01] [CONTENT-02] what is seen and pressed is told to the service once the visitor agrees, in visits of 30 minutes', async ({ page, context }) => {
  await varyHome(1)
  const earlier = service.tracked.length
  const told = () => service.tracked.slice(earlier).flatMap((batch) => (batch as { events: TrackedEvent[] }).events)
  await agree(context, ['personalization'])
  await page.goto('/', { waitUntil: 'networkidle' })
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Winter is here')
  await page.getByText('For everybody.').click()
  expect(told()).toEqual([])
  expect(await secondsLeft(context, 'builderSessionId')).toBeUndefined()

  await agree(context, ['analytics', 'personalization'])
  await page.reload()
  await expect.poll(told).toContainEqual({ type: 'impression', data: expect.objectContaining({ contentId: 'halny-home', variationId: 'halny-home-winter' }) })
  const first = (await secondsLeft(context, 'builderSessionId'))!
  expect(first).toBeGreaterThan(29 * 60)
  expect(first).toBeLessThanOrEqual(30 * 60 + 1)
  const expires = async () => (await context.cookies()).find(({ name }) => name === 'builderSessionId')!.expires
  const before = await expires()

  await page.getByRole('link', { name: 'To the shells' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Women')
  await expect.poll(told).toContainEqual({ type: 'click', data: expect.objectContaining({ contentId: 'halny-home', userAttributes: { urlPath: '/' } }) })
  await expect.poll(told, 'the banner of the next page').toContainEqual({ type: 'impression', data: expect.objectContaining({ contentId: 'halny-women' }) })
  expect(await expires(), 'the visit goes on').toBeGreaterThan(before)
  expect(new Set(told().map(({ data }) => data.sessionId)).size, 'visits').toBe(1)
})

test.describe('a bad day', () => {
  let storefront: RunningProcess | undefined
  const url = urlAt(18)
  test.use({ baseURL: url })
  test.afterEach(async () => {
    await storefront?.end()
    storefront = undefined
    service.fault = undefined
  })

  for (const fault of CONTENT_FAULTS) {
    test(`[CONTENT-03] the content service ${fault}: every page works without it`, async ({ request }) => {
      await writeEntry(BACKEND_URL, 'page/halny-home', { data: { blocks: [block('Hero', { title: 'Snow is coming' })] } })
      service.fault = fault
      storefront = await startStorefront({ shop: portsAt(18).shop, backend: portsAt(17).backend }, { BUILDER_URL: service.url })
      const started = performance.now()
      const home = await request.get('/')
      expect(performance.now() - started, 'ms that the first page waits').toBeLessThan(4000)
      expect(home.status()).toBe(200)
      const html = await home.text()
      expect(html).not.toContain('Snow is coming')
      expect(html).toContain('Named after places')
      expect(Number(/max-age=(\d+)/.exec(home.headers()['cdn-cache-control']!)![1]), 's that it may be kept').toBeLessThanOrEqual(15)

      const others = performance.now()
      expect(pageHead(await (await request.get('/privacy-policy')).text()).title).toContain('Privacy')
      expect((await request.get('/women')).status()).toBe(200)
      expect((await request.get('/avalanche-course')).status()).toBe(404)
      expect(performance.now() - others, 'ms that the others wait').toBeLessThan(2500)
      expect(storefront.output().split('\n').filter((line) => line.includes('content service'))).toHaveLength(1)
    })
  }
})
