import { matchRemotePattern } from 'next/dist/shared/lib/match-remote-pattern.js'
import { expect, test } from 'vitest'
import { fileFolders, pictureFolders } from './picture-hosts.ts'

const HOSTS = ['https://shop.example/graphql', 'https://shop.example', 'https://cdn.example/shop', 'https://store.example/magento/graphql', '']
const CONTENT = { url: 'https://cdn.builder.io', apiKey: 'k3y', previewSecret: undefined }

/** Matches like the image optimiser with next.config.ts. */
const isServed = (address: string) =>
  pictureFolders(HOSTS, CONTENT).some((folder) => matchRemotePattern(new URL(`${folder}**`), new URL(address)))

test.each([
  'https://shop.example/media/catalog/product/cup.webp',
  'https://shop.example/pub/media/catalog/product/cup.webp',
  'https://cdn.example/shop/catalog/product/cup.webp',
  'https://store.example/magento/media/catalog/product/cup.webp',
  'https://cdn.builder.io/api/v1/image/assets%2Fk3y%2Fabc',
  'https://cdn.builder.io/api/v1/image/assets/k3y/abc',
])('[IMG-01] [ENV-03] a picture is served from %s', (address) => {
  expect(isServed(address)).toBe(true)
  expect(pictureFolders(HOSTS, CONTENT).some((folder) => address.startsWith(folder))).toBe(true)
})

test.each([
  'https://cdn.builder.io/api/v1/image/assets%2Fother%2Fabc',
  'https://cdn.builder.io/api/v1/image/assets/k3y/../other/abc',
  'https://cdn.builder.io/anything',
  'https://shop.example/graphql?query={customer{email}}',
  'https://shop.example/desk/outbox',
  'https://cdn.example/media/cup.webp',
  'https://store.example/magento/graphql/cup.webp',
  'https://store.example/media/cup.webp',
  'http://cdn.builder.io/api/v1/image/assets/k3y/abc',
  'https://shop.example.evil.example/cup.webp',
])('[IMG-01] no picture is served from %s', (address) => {
  expect(isServed(address)).toBe(false)
})

test('without a content service, files come from the image hosts only; with one, from its space, too', () => {
  expect(pictureFolders(HOSTS, undefined)).toEqual(['https://shop.example/media/', 'https://shop.example/pub/media/', 'https://cdn.example/shop/', 'https://store.example/magento/media/', 'https://store.example/magento/pub/media/'])
  expect(fileFolders(HOSTS, CONTENT)).toContain('https://cdn.builder.io/o/assets%2Fk3y%2F')
})
