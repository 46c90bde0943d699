import { afterAll, beforeAll, expect, test } from 'vitest'
import sharp from 'sharp'
import type { Backend } from '../../create-backend.ts'
import { openShop } from '../../shop.fixture.ts'
import { webm } from './webm.ts'

let shop: Backend
beforeAll(() => (shop = openShop()))
afterAll(() => shop.close())

const sampleOf = (sku: string) =>
  shop.database.prepare('SELECT s.id FROM downloadable_sample s JOIN product p ON p.id = s.product_id WHERE p.sku = ?').get(sku) as { id: number }
const get = (sku: string, headers: Record<string, string> = {}) =>
  shop.fetch(new Request(`http://shop.test/downloadable/download/sample/sample_id/${sampleOf(sku).id}/`, { headers }))

test('[PDP-18] the sample of a film is a film of its room, and comes in parts', async () => {
  const response = await get('HAL-KNA')
  expect(Object.fromEntries(response.headers)).toMatchObject({ 'content-type': 'video/webm', 'content-disposition': expect.stringMatching(/^inline;/), 'accept-ranges': 'bytes' })
  const film = Buffer.from(await response.arrayBuffer())
  expect(film.subarray(0, 4).toString('hex'), 'EBML').toBe('1a45dfa3')
  expect(film.toString('latin1')).toContain('V_VP8')
  const part = await get('HAL-KNA', { range: 'bytes=0-99' })
  expect([part.status, part.headers.get('content-range')]).toEqual([206, `bytes 0-99/${film.length}`])
  expect(Buffer.from(await part.arrayBuffer())).toEqual(film.subarray(0, 100))
  const other = Buffer.from(await (await get('HAL-KBZ')).arrayBuffer())
  expect(other.equals(film), 'each film has a room of its own').toBe(false)
})

test('[PDP-18] the sample of a recording is a sound that rises and falls', async () => {
  const response = await get('HAL-BRE')
  expect(response.headers.get('content-type')).toBe('audio/wav')
  const sound = Buffer.from(await response.arrayBuffer())
  const loudest = (second: number) => Math.max(...Array.from({ length: 4000 }, (_, index) => Math.abs(sound.readInt16LE(44 + (second * 8000 + index) * 2))))
  expect(loudest(2)).toBeGreaterThan(loudest(0) * 2)
  expect(sound.readUInt32LE(40)).toBe(sound.length - 44)
})

test('each picture is a key frame at its time', async () => {
  const size = { width: 32, height: 18 }
  const picture = await sharp({ create: { ...size, channels: 3, background: '#173a32' } }).webp({ quality: 60 }).toBuffer()
  const film = webm([picture, picture, picture], size, 500)
  // A block's number of its track, its time, and its mark as a key frame.
  const times = [0, 500, 1000].map((time) => film.indexOf(Buffer.from([0x81, time >> 8, time & 0xff, 0x80])))
  expect(times.toSorted((one, other) => one - other)).toEqual(times)
  expect(times[0]).toBeGreaterThan(0)
  // The start code of a key frame, and the picture's width.
  expect(times.map((at) => film.subarray(at + 7, at + 12).toString('hex'))).toEqual(Array.from({ length: 3 }, () => '9d012a2000'))
})
