import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, statSync, utimesSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { gunzipSync } from 'node:zlib'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { type AssetFolder, shareAssets } from './asset-folder.ts'
import { page, shop } from './shop-server.fixture.ts'

const HOUR = 3_600_000
const SCRIPT = 'console.log("wind");'.repeat(100)
let root: string
let shared: string
const running: AssetFolder[] = []

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'kram-assets-'))
  shared = join(root, 'shared')
})
afterEach(() => {
  for (const assets of running.splice(0)) assets.stop()
  vi.useRealTimers()
  vi.restoreAllMocks()
  rmSync(root, { recursive: true, force: true })
})

/** The folder `static` of a build with these files. */
function build(name: string, files: Readonly<Record<string, string>>): string {
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(dirname(join(root, name, path)), { recursive: true })
    writeFileSync(join(root, name, path), text)
  }
  return join(root, name)
}

async function start(own: string): Promise<AssetFolder> {
  const assets = await shareAssets(shared, own)
  running.push(assets)
  return assets
}

/** An instance whose own build has the file `own.js` alone. */
async function instance(assets: AssetFolder) {
  const isOwn = (path: string) => path === '/_next/static/own.js'
  return shop(assets.withOtherBuilds(page, isOwn), { isFile: (path) => isOwn(path) || assets.has(path) })
}

const daysOld = (path: string, days: number) => utimesSync(join(shared, path), Date.now() / 1000 - days * 86_400, Date.now() / 1000 - days * 86_400)

describe('[EDGE-06] during an update', () => {
  test('an instance serves the scripts and styles of another build, whichever began first', async () => {
    const request = await instance(await start(build('new', { 'own.js': 'own' })))
    await start(build('old', { 'chunks/0~ab-c.js': SCRIPT, 'chunks/a.css': 'a{}', 'media/a.b.woff2': 'font' }))
    const { status, headers, body } = await request('/_next/static/chunks/0~ab-c.js', { headers: { 'accept-encoding': 'gzip' } })
    expect([status, headers['content-type'], headers['cache-control'], headers['x-content-type-options']]).toEqual([200, 'application/javascript; charset=UTF-8', 'public, max-age=31536000, immutable', 'nosniff'])
    expect(gunzipSync(body).toString()).toBe(SCRIPT)
    expect((await request('/_next/static/chunks/a.css')).headers['content-type']).toBe('text/css; charset=UTF-8')
    expect((await request('/_next/static/media/a.b.woff2')).body.toString()).toBe('font')
    expect((await request('/_next/static/own.js')).headers['content-type']).toContain('text/html')
  })

  test('a file that no build has is missing, and may be there later', async () => {
    const request = await instance(await start(build('new', { 'own.js': 'own' })))
    const missing = await request('/_next/static/chunks/later.js')
    expect([missing.status, missing.headers['cache-control']]).toEqual([404, 'no-store'])
    await start(build('later', { 'chunks/later.js': SCRIPT }))
    expect((await request('/_next/static/chunks/later.js')).status).toBe(200)
  })

  test('no address leads out of the folder, or to a file that is being written', async () => {
    const assets = await start(build('new', { 'own.js': 'own' }))
    writeFileSync(join(root, 'secret.txt'), 'secret')
    writeFileSync(join(shared, '.unfinished-1'), 'half')
    mkdirSync(join(shared, 'folder.js'))
    for (const path of ['../secret.txt', 'chunks/../../secret.txt', '%2e%2e/secret.txt', '..%2fsecret.txt', '..\\secret.txt', '.unfinished-1', 'folder.js', '', 'own.js/']) {
      expect([path, assets.has(`/_next/static/${path}`)]).toEqual([path, false])
    }
    expect(assets.has('/_next/static/own.js')).toBe(true)
  })

  test('files stay for a day after the last instance of their build, and no longer', async () => {
    await start(build('current', { 'own.js': 'own', 'both.js': 'both' }))
    await start(build('yesterday', { 'chunks/yesterday.js': 'old', 'both.js': 'both' }))
    await start(build('before', { 'chunks/before.js': 'older' }))
    for (const assets of running.splice(1)) assets.stop()
    daysOld('chunks/yesterday.js', 0.9)
    daysOld('chunks/before.js', 1.1)
    daysOld('both.js', 1.1)
    daysOld('own.js', 1.1)
    await start(join(root, 'current'))
    const left = (path: string) => existsSync(join(shared, path))
    expect(['own.js', 'both.js', 'chunks/yesterday.js', 'chunks/before.js'].map(left)).toEqual([true, true, true, false])
  })

  test('an instance that runs for days keeps its files', async () => {
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] })
    await start(build('current', { 'own.js': 'own' }))
    daysOld('own.js', 0.5)
    await vi.advanceTimersByTimeAsync(HOUR)
    await vi.waitFor(() => expect(Date.now() - statSync(join(shared, 'own.js')).mtimeMs).toBeLessThan(60_000))
  })

  test('a copy that was cut off is replaced', async () => {
    mkdirSync(shared)
    writeFileSync(join(shared, 'own.js'), 'ow')
    await start(build('current', { 'own.js': 'own' }))
    expect(readFileSync(join(shared, 'own.js'), 'utf8')).toBe('own')
  })

  test('an instance starts without the folder, with a line in the log', async () => {
    const log = vi.spyOn(console, 'error').mockImplementation(() => {})
    writeFileSync(shared, 'a file in its place')
    const request = await instance(await start(build('current', { 'own.js': 'own' })))
    expect((await request('/_next/static/own.js')).status).toBe(200)
    expect(log.mock.calls).toEqual([[expect.stringContaining('ASSETS_FOLDER cannot be used, so pages of other builds may miss their scripts: ')]])
  })
})
