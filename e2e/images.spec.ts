import { expect, test } from './test.ts'
import { BACKEND_URL } from './shop-under-test.ts'

const WIDTHS = [640, 750, 828, 1080, 1200, 1920, 2048, 3840]
const SIZES = [16, 32, 48, 64, 96, 128, 256, 384]
const picture = `${BACKEND_URL}/media/catalog/product/bottle-dawn-front.webp`
const address = (url: string, width: number, quality = 75) => `/_next/image?url=${encodeURIComponent(url)}&w=${width}&q=${quality}`

test('[IMG-01] images on a page are served by /_next/image with url, w and q, in the configured widths', async ({ page }) => {
  await page.goto('/giewont-grid-fleece')
  const sources = await page.locator('main img').evaluateAll((images) => images.flatMap((image) => [(image as HTMLImageElement).src, ...(image as HTMLImageElement).srcset.split(/,\s+/)]))
  const addresses = sources.filter(Boolean).map((source) => new URL(source.split(' ')[0]!, 'http://shop'))
  expect(addresses.length).toBeGreaterThan(0)
  for (const { pathname, searchParams } of addresses) {
    expect(pathname).toBe('/_next/image')
    expect([...searchParams.keys()].sort()).toEqual(['q', 'url', 'w'])
    expect([...WIDTHS, ...SIZES]).toContain(Number(searchParams.get('w')))
    expect(searchParams.get('q')).toBe('75')
  }
})

test('[IMG-01] every width of the list is served, others are not', async ({ request }) => {
  for (const width of [...SIZES, ...WIDTHS]) expect((await request.get(address(picture, width))).status(), String(width)).toBe(200)
  for (const width of [17, 500, 5000]) expect((await request.get(address(picture, width))).status(), String(width)).toBe(400)
  expect((await request.get(address(picture, 640, 90))).status(), 'quality 90').toBe(400)
})

test('[IMG-01] a picture from a host that is not configured is refused', async ({ request }) => {
  for (const host of ['https://evil.example/x.png', 'http://localhost:9/x.png', 'http://169.254.169.254/latest']) {
    expect((await request.get(address(host, 640))).status(), host).toBe(400)
  }
})

test('an image is AVIF or WebP if the browser accepts it', async ({ request }) => {
  const type = async (accept: string) => (await request.get(address(picture, 256), { headers: { accept } })).headers()['content-type']
  expect(await type('image/avif,image/webp,*/*')).toBe('image/avif')
  expect(await type('image/webp,*/*')).toBe('image/webp')
})

test('the backend serves its images as cacheable files', async ({ request }) => {
  const response = await request.get(picture)
  expect(response.headers()['content-type']).toBe('image/webp')
  expect(response.headers()['cache-control']).toBe('public, max-age=31536000, immutable')
})

test.describe('with rendered images', () => {
  test.use({ drawnPictures: true })

  test('the images above the fold load', async ({ page }) => {
    test.slow()
    await page.goto('/rysy-28-pack', { waitUntil: 'domcontentloaded' })
    const first = page.getByRole('main').locator('img').first()
    await expect.poll(() => first.evaluate((image: HTMLImageElement) => image.naturalWidth), { timeout: 60_000 }).toBeGreaterThan(300)
  })
})
