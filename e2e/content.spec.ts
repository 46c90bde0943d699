import { block, type ContentShop, inBoth, pageEntry, startContentShop, textBlock, writeEntry } from './content-service.ts'
import { pageHead } from './page-head.ts'
import { backendUrlOf, urlAt } from './ports.ts'
import { expect, inBothLanguages, test } from './test.ts'
import { violations } from './violations.ts'

test.describe.configure({ mode: 'serial' })
test.use({ baseURL: urlAt('content'), expectedErrors: [/404/] })

const PREVIEW_SECRET = 'attic-key-of-the-shop'
const BACKEND_URL = backendUrlOf(urlAt('content'))

let running: ContentShop

test.beforeAll(async () => {
  running = await startContentShop('content', { BUILDER_PREVIEW_SECRET: PREVIEW_SECRET })
})
test.afterAll(() => running.stop())

const TITLE: [string, string] = ['Huts in winter', 'Schroniska zimą']

inBothLanguages((language) => {
  const own = <Value>(values: { en: Value; pl: Value }): Value => values[language]

  test('[CONTENT-01] a published content page has its URL and its language', { tag: ['@polish', '@also-phone'] }, async ({ page, request, t }) => {
    await writeEntry(BACKEND_URL, 'page', pageEntry('/huts-in-winter', '/pl/schroniska-zima', TITLE, [
      textBlock('Take a stove.', 'Weź kuchenkę.'), block('Carousel', { speed: 'fast' }), block('Text', { text: 12 }),
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

  test('[HOME-01] the home page shows the published content entry', async ({ page, path }) => {
    await writeEntry(BACKEND_URL, 'page/halny-home', { data: { blocks: [block('Hero', { title: inBoth('Snow is coming', 'Idzie śnieg') })] }, variations: {}, testRatio: 1 })
    await page.goto(path('/'))
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(own({ en: 'Snow is coming', pl: 'Idzie śnieg' }))
    await expect(page).toHaveTitle(own({ en: /^Clothing and gear/, pl: /^Odzież/ }))
  })
})

test('[CONTENT-01] banners appear on the pages that they target, and drafts nowhere', async ({ page }) => {
  await page.goto('/whats-new')
  const sale = page.getByRole('region', { name: 'Last sizes, last season’s colours' })
  await expect(sale).toContainText('Reduced for as long as they are in stock.')
  await expect(sale.getByRole('link', { name: 'Shop the sale' })).toHaveAttribute('href', '/sale')
  await page.goto('/women')
  await expect(page.getByRole('region', { name: 'From the skin to the ridge' })).toBeVisible()
  await expect(page.getByText('Last sizes, last season’s colours')).toHaveCount(0)
  await expect(page.getByText('Winter is closer than it looks')).toHaveCount(0)
})

test('[CONTENT-01] publishing, changing and withdrawing take effect at once, and a missing page is a 404', async ({ page, request }) => {
  expect((await request.get('/avalanche-course')).status()).toBe(404)
  const id = await writeEntry(BACKEND_URL, 'page', pageEntry('/avalanche-course', '/pl/kurs-lawinowy', ['Avalanche course', 'Kurs lawinowy'], [textBlock('In January.', 'W styczniu.')]))
  await page.goto('/avalanche-course')
  await expect(page.getByRole('main')).toContainText('In January.')
  expect((await request.get('/avalanche-course')).headers()['x-cache']).toBe('HIT')

  await writeEntry(BACKEND_URL, `page/${id}`, { data: { blocks: [textBlock('In February.', 'W lutym.')] } })
  await page.reload()
  await expect(page.getByRole('main')).toContainText('In February.')
  expect((await request.get('/giewont-grid-fleece')).status()).toBe(200)

  await writeEntry(BACKEND_URL, `page/${id}`, { published: 'draft' })
  expect((await request.get('/avalanche-course')).status()).toBe(404)
})

test.describe('a video of another host', () => {
  const HOST = 'https://www.youtube-nocookie.com'
  test.use({ knownHosts: [HOST] })

  test('[CONTENT-01] it is a poster until it is clicked, and invalid blocks are skipped', async ({ page, t }) => {
    const requests: string[] = []
    await page.route(`${HOST}/**`, (route) => {
      requests.push(route.request().url())
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
      block('Products', { from: 'category', category: 'men/tops/hoodies-and-sweatshirts/fleeces', title: 'To dig in' }),
      block('Columns', { columns: [{ blocks: [block('Text', { text: '<p>Left.</p>' }), block('Hero', { title: 'Too wide' })] }, { blocks: [] }] }),
    ]))
    await page.goto('/avalanche-film', { waitUntil: 'networkidle' })
    const main = page.getByRole('main')
    await expect(main.getByRole('heading', { name: '<img src=x onerror=alert(1)>' })).toBeVisible()
    await expect(main.locator('em')).toHaveText('probe')
    const row = main.getByRole('region', { name: 'To dig in' })
    await expect(row.getByRole('link', { name: t('category.bestsellers.all') }), 'of the category').toHaveAttribute('href', /\/fleeces$/)
    await expect(row.locator('.card')).toHaveCount(4)
    await expect(main).toContainText('Left.')
    for (const absent of ['Press me', 'Elsewhere', 'No such category', 'Too wide']) await expect(main.getByText(absent)).toHaveCount(0)
    await expect(main.getByRole('img', { name: /Snow|Gone/ })).toHaveCount(0)
    await expect(main.locator('[onclick], script:not([type])')).toHaveCount(0)

    const frame = main.frameLocator('iframe')
    await expect(main.locator('iframe')).toHaveAttribute('title', 'Snow <b>pits</b>')
    await expect(main).toContainText(t('home.film.from', { host: 'www.youtube-nocookie.com' }))
    expect(requests).toEqual([])
    await frame.getByRole('link', { name: t('home.film.play', { title: 'Snow <b>pits</b>' }) }).click()
    await expect(frame.getByText('It plays.')).toBeVisible()
    expect(requests).toEqual([`${HOST}/embed/aqz-KE-bpKQ?autoplay=1`])
  })
})

test('[CONTENT-01] an entry overrides a CMS page of the backend, but no product or category', async ({ request }) => {
  const titleAt = async (address: string) => pageHead(await (await request.get(address)).text()).title
  await writeEntry(BACKEND_URL, 'page', { published: 'published', data: { title: 'For no address', blocks: [textBlock('Nowhere.', 'Nigdzie.')], state: {} } })
  for (const [english, polish] of [['/privacy-policy', '/pl/privacy-policy'], ['/women', '/pl/kobiety'], ['/giewont-grid-fleece', '/pl/bluza-polarowa-giewont']] as const) {
    await writeEntry(BACKEND_URL, 'page', pageEntry(english, polish, ['Marketing was here', 'Tu był marketing'], [textBlock('Here.', 'Tu.')]))
  }
  expect(await titleAt('/privacy-policy')).toContain('Marketing was here')
  expect((await request.get('/no-such-page')).status()).toBe(404)
  expect(await titleAt('/women')).toContain('Women')
  expect(await titleAt('/giewont-grid-fleece')).toContain('Giewont')
})

test('[CONTENT-01] an editor with the secret sees a draft and a preview bar, and can end the preview', async ({ page, request, t }) => {
  await writeEntry(BACKEND_URL, 'page', { ...pageEntry('/spring', '/pl/wiosna', ['Spring', 'Wiosna'], [textBlock('Not yet.', 'Jeszcze nie.')]), published: 'draft' })
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
  expect((await request.get('/spring')).status(), 'for all other visitors').toBe(404)

  await bar.getByRole('button', { name: t('preview.end') }).click()
  await expect(bar).toHaveCount(0)
  expect((await page.request.get('/spring')).status()).toBe(404)
})
