import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { watchSettings } from './watch-settings.mjs'

let folder: string
beforeEach(() => void (folder = mkdtempSync(join(tmpdir(), 'kram-settings-'))))
afterEach(() => rmSync(folder, { recursive: true }))

test('the development server learns of each changed file of settings, and of no other', async () => {
  const nextChange = watchSettings(folder)
  const first = nextChange()
  for (const name of ['next.config.ts', '.environment', '.env.local']) writeFileSync(join(folder, name), '')
  expect(await first).toBe('.env.local')
  const second = nextChange()
  writeFileSync(join(folder, '.env'), 'BRAND=mewa')
  expect(await second).toBe('.env')
})
