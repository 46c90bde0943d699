import { mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import sharp from 'sharp'
import { afterAll, expect, test } from 'vitest'
import { createBackend } from '../../create-backend.ts'
import { seedSampleShop } from '../../sample-shop/seed.ts'
import { PUBLIC_URL } from '../../ask.fixture.ts'

const folder = mkdtempSync(join(tmpdir(), 'pictures-'))
const shop = createBackend({ database: ':memory:', publicUrl: PUBLIC_URL, mediaFolder: join(folder, 'pictures') })
seedSampleShop(shop.database)
afterAll(async () => {
  await shop.close()
  rmSync(folder, { recursive: true })
})

const NAME = 'bottle-dawn-front.webp'
const get = (name: string, init?: RequestInit) => shop.fetch(new Request(`${PUBLIC_URL}/media/catalog/product/${name}`, init))

test('a picture is drawn at its first request, stored, and cached for a year', async () => {
  const [first, second] = await Promise.all([get(NAME), get(NAME)])
  expect(first.status).toBe(200)
  expect(Object.fromEntries(first.headers)).toMatchObject({
    'content-type': 'image/webp',
    'cache-control': 'public, max-age=31536000, immutable',
    etag: expect.any(String),
  })
  const bytes = Buffer.from(await first.arrayBuffer())
  expect(bytes.equals(Buffer.from(await second.arrayBuffer()))).toBe(true)
  expect(first.headers.get('content-length')).toBe(String(bytes.length))
  expect(await sharp(bytes).metadata()).toMatchObject({ format: 'webp', width: 1000, height: 1250, hasAlpha: true })
  const corner = await sharp(bytes).extract({ left: 0, top: 0, width: 1, height: 1 }).raw().toBuffer()
  expect(corner[3]).toBe(0)
  expect(readdirSync(join(folder, 'pictures')).filter((name) => name !== 'placeholder.jpg')).toEqual([NAME])

  const head = await get(NAME, { method: 'HEAD' })
  expect(head.headers.get('content-length')).toBe(String(bytes.length))
  expect(await head.text()).toBe('')
  const known = await get(NAME, { headers: { 'if-none-match': first.headers.get('etag')! } })
  expect(known.status).toBe(304)
})

test('[CHK-23] a mail gets a small JPEG of a product’s picture, which Outlook can show', async () => {
  const small = (name: string) => shop.fetch(new Request(`${PUBLIC_URL}/media/mail/${name}`))
  const response = await small('bottle-dawn-front.jpg')
  expect(response.headers.get('content-type')).toBe('image/jpeg')
  const bytes = Buffer.from(await response.arrayBuffer())
  expect(await sharp(bytes).metadata()).toMatchObject({ format: 'jpeg', width: 144, height: 180 })
  expect(bytes.equals(Buffer.from(await (await small('bottle-dawn-front.jpg')).arrayBuffer()))).toBe(true)
  for (const name of ['tee-mauve-front.jpg', 'bottle-dawn-front.webp', '..%2Fbottle-dawn-front.jpg', '.jpg']) expect((await small(name)).status).toBe(404)
})

test('the placeholder of Magento’s theme is a JPEG for each role', async () => {
  const theme = `${PUBLIC_URL}/static/frontend/Magento/luma/en_US/Magento_Catalog/images/product/placeholder`
  const response = await shop.fetch(new Request(`${theme}/small_image.jpg`))
  expect(response.headers.get('content-type')).toBe('image/jpeg')
  expect(await sharp(await response.arrayBuffer()).metadata()).toMatchObject({ format: 'jpeg', width: 1000, height: 1250 })
  expect((await shop.fetch(new Request(`${theme}/swatch.jpg`))).status).toBe(404)
})

test.each(['tee-mauve-front.webp', 'watch-rowan-front.webp', 'bottle-dawn-front.png', '..%2Fshop.db', ''])(
  '%s, which no product uses, is not found and not drawn',
  async (name) => {
    expect((await get(name)).status).toBe(404)
    expect(readdirSync(folder)).not.toContain(name)
  },
)

test('a picture whose folder is not writable gets 503', async () => {
  const log: unknown[] = []
  const original = console.error
  console.error = (...entry: unknown[]) => log.push(entry)
  const other = createBackend({ database: ':memory:', publicUrl: PUBLIC_URL, mediaFolder: '/dev/null/pictures' })
  seedSampleShop(other.database)
  const response = await other.fetch(new Request(`${PUBLIC_URL}/media/catalog/product/${NAME}`))
  console.error = original
  expect(response.status).toBe(503)
  expect(log).toHaveLength(1)
  await other.close()
})
