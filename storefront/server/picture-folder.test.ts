import { chmodSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync, truncateSync, utimesSync, writeFileSync } from 'node:fs'
import { open } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { PictureFolder, type StoredPicture } from './picture-folder.ts'

const KILOBYTE = 1024
const DAY = 86_400
let folder: string

beforeEach(() => void (folder = mkdtempSync(join(tmpdir(), 'kram-pictures-'))))
afterEach(() => {
  rmSync(folder, { recursive: true, force: true })
  vi.unstubAllEnvs()
  vi.restoreAllMocks()
})

const instance = (maxBytes = 1000 * KILOBYTE, at = folder) => new PictureFolder({ folder: at, maxBytes })
const picture = (text: string, bytes = text.length): StoredPicture => ({ buffer: Buffer.alloc(bytes, text), etag: `etag of ${text}`, upstreamEtag: 'w', extension: 'avif', revalidate: 60 })
const filesIn = (at = folder) => readdirSync(at, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile()).map(({ parentPath, name }) => join(parentPath, name))
const bytesIn = () => filesIn().reduce((sum, path) => sum + statSync(path).size, 0)
const fileOf = (key: string) => join(folder, key.slice(0, 2), key)
const lastUsed = (key: string, seconds: number) => utimesSync(fileOf(key), Date.now() / 1000 - seconds, Date.now() / 1000 - seconds)

describe('[EDGE-01] the folder of pictures', () => {
  test('gives an instance what another one has stored, with its age', async () => {
    const before = Date.now()
    await instance().set('avKey', picture('fleece'))
    const found = await instance().get('avKey')
    expect(found?.picture).toEqual(picture('fleece'))
    expect(found!.lastModified).toBeGreaterThanOrEqual(before)
    expect(await instance().get('another')).toBeUndefined()
  })

  test('is where Next finds pictures, whichever build runs', async () => {
    vi.stubEnv('PICTURE_CACHE_FOLDER', folder)
    const kind = 'IMAGE'
    const load = async () => {
      vi.resetModules()
      const { default: NextCache } = await import('./next-cache.ts')
      return new NextCache({} as ConstructorParameters<typeof NextCache>[0])
    }
    const first = await load()
    await first.set('avKey', { kind, ...picture('fleece') } as never, { cacheControl: { revalidate: 60, expire: undefined } } as never)
    const second = await load()
    expect(await second.get('avKey', { kind, isFallback: false } as never)).toEqual({ value: { kind, ...picture('fleece') }, lastModified: expect.any(Number) })
    expect(await second.get('none', { kind, isFallback: false } as never)).toBeNull()
  })

  test('stays below its limit when two instances write at once', async () => {
    const limit = 200 * KILOBYTE
    const instances = [instance(limit), instance(limit)]
    for (let number = 0; number < 60; number += 1) {
      await Promise.all(instances.map((one, index) => one.set(`${number % 10}${index} picture ${number}`, picture('x', 5 * KILOBYTE))))
    }
    await vi.waitFor(() => expect(bytesIn()).toBeLessThanOrEqual(limit))
    expect(bytesIn()).toBeGreaterThan(limit / 2)
  })

  test('loses first what was not requested for the longest time', async () => {
    const earlier = instance()
    for (const key of ['old', 'read', 'new']) await earlier.set(key, picture(key, 30 * KILOBYTE))
    lastUsed('old', 3 * DAY)
    lastUsed('read', 4 * DAY)
    lastUsed('new', 2 * DAY)
    await earlier.get('read')
    const later = instance(100 * KILOBYTE)
    await later.set('next', picture('next', 20 * KILOBYTE))
    await vi.waitFor(() => expect(filesIn()).toHaveLength(3))
    expect(filesIn().toSorted()).toEqual(['new', 'next', 'read'].map(fileOf).toSorted())
  })

  test('shows a picture only complete, also while another instance stores it again', async () => {
    const key = 'large'
    await instance().set(key, picture('old', 2000))
    const reading = await open(fileOf(key))
    const whole = readFileSync(fileOf(key))
    await instance().set(key, picture('new', 3000))
    const read = await reading.readFile()
    await reading.close()
    expect(read.equals(whole)).toBe(true)
    const reader = instance()
    expect((await reader.get(key))?.picture).toEqual(picture('new', 3000))
    truncateSync(fileOf(key), 1000)
    expect(await reader.get(key)).toBeUndefined()
    truncateSync(fileOf(key), 10)
    expect(await reader.get(key)).toBeUndefined()
  })

  test('appears by renaming, and loses what a killed instance has left', async () => {
    await instance().set('one', picture('one'))
    const left = `${fileOf('one')}.killed.part`
    writeFileSync(left, 'hal')
    utimesSync(left, 1, 1)
    await instance().set('two', picture('two'))
    await vi.waitFor(() => expect(filesIn().toSorted()).toEqual([fileOf('one'), fileOf('two')].toSorted()))
  })

  test('may be unusable: one line in the log, and a line when it works again', async () => {
    const log = vi.spyOn(console, 'error').mockImplementation(() => {})
    const at = join(folder, 'file')
    writeFileSync(at, '')
    const pictures = instance(1000 * KILOBYTE, at)
    for (const key of ['one', 'two']) {
      await pictures.set(key, picture(key))
      expect(await pictures.get(key)).toBeUndefined()
    }
    await vi.waitFor(() => expect(log.mock.calls.flat()).toEqual([expect.stringContaining('PICTURE_CACHE_FOLDER cannot be used, so pictures are resized again: ')]))
    rmSync(at)
    await pictures.set('one', picture('one'))
    expect(await pictures.get('one')).toBeDefined()
    expect(log.mock.calls.flat().at(-1)).toBe('No longer: PICTURE_CACHE_FOLDER cannot be used, so pictures are resized again')
  })

  test('is tried at the start, before the first picture', async () => {
    const log = vi.spyOn(console, 'error').mockImplementation(() => {})
    const at = join(folder, 'file')
    writeFileSync(at, '')
    await instance(1000 * KILOBYTE, at).check()
    expect(log.mock.calls.flat()).toEqual([expect.stringContaining('PICTURE_CACHE_FOLDER cannot be used')])
  })

  test.skipIf(process.getuid?.() === 0)('may be read-only: its pictures are still served', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => {})
    await instance().set('one', picture('one'))
    lastUsed('one', DAY)
    for (const path of [fileOf('one'), join(folder, 'on'), folder]) chmodSync(path, 0o500)
    await instance().set('two', picture('two'))
    expect((await instance().get('one'))?.picture).toEqual(picture('one'))
    for (const path of [folder, join(folder, 'on'), fileOf('one')]) chmodSync(path, 0o700)
  })
})
