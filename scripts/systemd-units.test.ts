import { spawnSync } from 'node:child_process'
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { readServerSettings } from '../storefront/src/env.ts'

const ROOT = join(import.meta.dirname, '..')
const UNITS = join(ROOT, 'deploy/systemd')
const NAMES = readdirSync(UNITS)
/** Of 100, as systemd-analyze counts: a service without any sandbox has 96. */
const MAX_EXPOSURE = '12'
const hasAnalyzer = spawnSync('systemd-analyze', ['--version']).status === 0
let folder: string

/** With the checkout in the place of the installed shop. */
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'kram-units-'))
  for (const name of NAMES) writeFileSync(join(folder, name), readFileSync(join(UNITS, name), 'utf8').replaceAll('/srv/kram/current', ROOT))
})
afterAll(() => rmSync(folder, { recursive: true, force: true }))

const settingsOf = (name: string) => new Map(readFileSync(join(UNITS, name), 'utf8').split('\n').flatMap((line) => {
  const [, key, value] = /^(\w+)=(.*)$/.exec(line) ?? []
  return key && value !== undefined ? [[key, value] as const] : []
}))

describe.each(NAMES)('[EDGE-07] %s', (name) => {
  test.skipIf(!hasAnalyzer)('is a unit without mistakes', () => {
    const { status, stderr } = spawnSync('systemd-analyze', ['verify', '--man=no', join(folder, name)], { encoding: 'utf8' })
    expect([status, stderr.split('\n').filter((line) => line.includes(folder))]).toEqual([0, []])
  })

  test.skipIf(!hasAnalyzer)('lets the server reach little', () => {
    const { status, stdout } = spawnSync('systemd-analyze', ['security', '--offline=yes', `--threshold=${MAX_EXPOSURE}`, '--no-pager', join(folder, name)], { encoding: 'utf8' })
    expect([status, stdout.split('\n').findLast((line) => line.includes('Overall'))]).toEqual([0, expect.any(String)])
  })

  test('lets the server stop by itself, and lets V8 compile', () => {
    const settings = settingsOf(name)
    const shop = readServerSettings({ NEXT_PUBLIC_LOCALES: 'en', NEXT_PUBLIC_ROOT_CATEGORY_UID: 'Mg==', NEXT_PUBLIC_ROOT_CATEGORY_URL_KEY: 'root', NEXT_PUBLIC_IMAGE_HOST: 'http://b', NEXT_PUBLIC_IMAGE_HOST_FALLBACK: 'http://b', NEXT_PUBLIC_BOT_CHECK_SITE_KEY: 'off', NEXT_PUBLIC_BUILDER_API_KEY: 'off', NEXT_PUBLIC_TAG_MANAGER_ID: 'off' })
    expect(Number(settings.get('TimeoutStopSec')) * 1000).toBeGreaterThan(shop.stopTimeout + 1000)
    expect(settings.get('KillMode')).toBe('mixed')
    expect(settings.has('MemoryDenyWriteExecute')).toBe(false)
    // The page cache, and what the documents say comes besides.
    expect(Number.parseInt(settings.get('MemoryHigh') ?? '', 10)).toBeGreaterThanOrEqual(name.startsWith('kram@') ? shop.pageCacheBytes / 1024 ** 2 + 250 : 300)
  })
})
