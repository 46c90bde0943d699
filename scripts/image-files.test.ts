import { expect, test } from 'vitest'
import { isOfBuild, loadedPackages } from './image-files.mjs'

const BUILD = '/shop/storefront/.next'

test.each([
  ['BUILD_ID', true],
  ['required-server-files.json', true],
  ['prerender-manifest.json', true],
  ['server/', true],
  ['server/app/page.js', true],
  ['server/app/page.js.map', false],
  ['static/chunks/a.js', true],
  ['node_modules/@redis/client-1', true],
  ['dev/', false],
  ['dev/server/app/page.js', false],
  ['cache/', false],
  ['cache/images/a', false],
  ['build/', false],
  ['types/', false],
  ['diagnostics/', false],
  ['a-folder-of-a-later-next/', false],
  ['trace', false],
  ['trace-build', false],
  ['next-server.js.nft.json', false],
])('the image has %s of a build: %s', (path, isThere) => {
  expect(isOfBuild(BUILD, `${BUILD}/${path.replace(/\/$/, '')}`, path.endsWith('/') || path.includes('node_modules/'))).toBe(isThere)
})

test('the image has the build itself', () => expect(isOfBuild(BUILD, BUILD, true)).toBe(true))

test('the image has each package that the shop loads once, and no tool', () => {
  const listed = ['', 'storefront', 'node_modules/next', 'node_modules/next/node_modules/postcss', 'node_modules/@next/swc-linux-x64-gnu', 'node_modules/typescript', 'node_modules/playwright-core', 'node_modules/react']
  expect(loadedPackages(listed)).toEqual(['node_modules/next', 'node_modules/react'])
})
