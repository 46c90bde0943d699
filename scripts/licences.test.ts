import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { foreignLicences } from './licences.mjs'
import { ROOT } from './paths.mjs'

const installed = () => true

test('every installed package has an accepted licence', () => {
  const { packages } = JSON.parse(readFileSync(join(ROOT, 'package-lock.json'), 'utf8')) as { packages: Parameters<typeof foreignLicences>[0] }
  expect(foreignLicences(packages, (folder) => existsSync(join(ROOT, folder)))).toEqual([])
})

test.each([
  ['GPL-3.0-only', 'requires the source of the whole'],
  ['MIT AND GPL-3.0-only', 'requires it for one of two parts'],
  ['MPL-2.0', 'is accepted only for tools'],
])('names a package of the shop under %s, which %s', (license, _reason) => {
  expect(foreignLicences({ 'node_modules/crampon': { license } }, installed)).toEqual([`node_modules/crampon: ${license}`])
})

test('names a package without a licence', () => {
  expect(foreignLicences({ 'node_modules/crampon': {} }, installed)).toEqual(['node_modules/crampon: no licence'])
})

test('accepts a choice with one accepted side, and more licences for tools', () => {
  const packages = { 'node_modules/crampon': { license: '(GPL-2.0-only OR MIT)' }, 'node_modules/axe': { license: 'MPL-2.0', dev: true } }
  expect(foreignLicences(packages, installed)).toEqual([])
})

test('skips workspaces and packages for other systems', () => {
  const packages = { storefront: {}, 'node_modules/@kram/storefront': { link: true }, 'node_modules/for-windows': {} }
  expect(foreignLicences(packages, (folder) => !folder.endsWith('windows'))).toEqual([])
})
