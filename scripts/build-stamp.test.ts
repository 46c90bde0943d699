import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { buildStamp } from './build-stamp.mjs'

const SETTINGS = { NEXT_PUBLIC_LOCALES: 'en,pl', NEXT_PUBLIC_ROOT_CATEGORY_UID: 'Mg==', NEXT_PUBLIC_ROOT_CATEGORY_URL_KEY: 'root' }
let root = ''

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'kram-stamp-'))
  write('storefront/src/app/page.tsx', 'one')
  write('storefront/messages/en/cart.json', '{}')
  write('storefront/next.config.ts', 'config')
  write('package-lock.json', 'lock')
})

afterEach(() => rmSync(root, { recursive: true }))

test('is the same for the same sources in any folder', () => {
  const copy = `${root}-copy`
  cpSync(root, copy, { recursive: true })
  expect(buildStamp(copy, SETTINGS)).toBe(buildStamp(root, SETTINGS))
  rmSync(copy, { recursive: true })
})

test.each([
  ['a source', 'storefront/src/app/page.tsx'],
  ['a new source', 'storefront/src/app/cart/page.tsx'],
  ['a message', 'storefront/messages/en/cart.json'],
  ['a public file', 'storefront/public/icon.svg'],
  ['the page server', 'storefront/server/next-cache.ts'],
  ['the configuration', 'storefront/next.config.ts'],
  ['the packages', 'package-lock.json'],
])('changes with %s', (_what, file) => {
  const before = buildStamp(root, SETTINGS)
  write(file, 'two')
  expect(buildStamp(root, SETTINGS)).not.toBe(before)
})

test('changes when a source is renamed or deleted', () => {
  const before = buildStamp(root, SETTINGS)
  rmSync(join(root, 'storefront/src/app/page.tsx'))
  const without = buildStamp(root, SETTINGS)
  write('storefront/src/app/pages.tsx', 'one')
  expect(new Set([before, without, buildStamp(root, SETTINGS)]).size).toBe(3)
})

test.each(Object.keys(SETTINGS))('changes with %s', (name) => {
  expect(buildStamp(root, { ...SETTINGS, [name]: 'other' })).not.toBe(buildStamp(root, SETTINGS))
})

test.each([
  ['a test', 'storefront/src/app/page.test.tsx'],
  ['the backend', 'backend/src/main.ts'],
  ['a local setting that the build does not read', 'storefront/.env.local'],
  ['an earlier build', 'storefront/.next/BUILD_ID'],
])('does not change with %s', (_what, file) => {
  const before = buildStamp(root, SETTINGS)
  write(file, 'new')
  expect(buildStamp(root, { ...SETTINGS, BACKEND_URL: 'https://magento.example', PORT: '80' })).toBe(before)
})

function write(file: string, text: string): void {
  mkdirSync(dirname(join(root, file)), { recursive: true })
  writeFileSync(join(root, file), text)
}
