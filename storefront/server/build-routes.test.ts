import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type BuildRoutes, readBuildRoutes } from './build-routes.ts'

let folder: string
let routes: BuildRoutes

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'kram-build-'))
  mkdirSync(join(folder, 'static/chunks'), { recursive: true })
  mkdirSync(join(folder, 'public'))
  writeFileSync(join(folder, 'static/chunks/main.js'), '')
  writeFileSync(join(folder, 'public/proof.txt'), '')
  const manifest = {
    '/[locale]/(shop)/[...path]/page': '/[locale]/[...path]',
    '/[locale]/(shop)/page': '/[locale]',
    '/[locale]/(shop)/cart/page': '/[locale]/cart',
    '/[locale]/(shop)/search/[[...listing]]/page': '/[locale]/search/[[...listing]]',
    '/[locale]/~address/route': '/[locale]/~address',
    '/api/graphql/route': '/api/graphql',
    '/robots.txt/route': '/robots.txt',
    '/sitemap/[part]/route': '/sitemap/[part]',
  }
  writeFileSync(join(folder, 'app-path-routes-manifest.json'), JSON.stringify(manifest))
  routes = readBuildRoutes(folder, join(folder, 'public'))
})
afterAll(() => rmSync(folder, { recursive: true }))

test('files are those of the build and of the public folder, and those that a route generates', () => {
  const paths = ['/_next/static/chunks/main.js', '/proof.txt', '/robots.txt', '/sitemap/1.xml']
  expect(paths.filter(routes.isFile)).toEqual(paths)
  const missing = ['/_next/static/chunks/no.js', '/_next/static/', '/main.js', '/robotsxtxt', '/sitemap/1/2.xml', '/api/graphql', '/en/~address', '/a/sitemap/1.xml']
  expect(missing.filter(routes.isFile)).toEqual([])
})

test('fixed pages are those whose path has no catch-all segment', () => {
  const paths = ['/en', '/pl/cart', '/en/search']
  expect(paths.filter(routes.isFixedPage)).toEqual(paths)
  expect(['/en/women', '/en/cart/now', '/en/search/~/q%3Dtee', '/'].filter(routes.isFixedPage)).toEqual([])
})

test('without a public folder the files are those of the build', () => {
  expect(readBuildRoutes(folder, join(folder, 'none')).isFile('/_next/static/chunks/main.js')).toBe(true)
})
