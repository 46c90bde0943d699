import { expect, test } from 'vitest'
import { findPictures, pictureHost } from './catalogue.mjs'

test.each([
  ['https://shop.example/media/catalog/product/cup.jpg', 'https://shop.example'],
  ['https://shop.example/pub/media/catalog/product/cup.jpg', 'https://shop.example'],
  ['https://shop.example/static/images/product/placeholder/image.jpg', 'https://shop.example'],
  ['https://shop.example/magento/media/catalog/product/cup.jpg', 'https://shop.example/magento'],
  ['https://cdn.example/shop/catalog/product/cup.jpg', 'https://cdn.example/shop'],
])('the host of %s is %s', async (url, host) => {
  const data = { products: { total_count: 1, items: [{ small_image: { url }, media_gallery: [] }] }, categories: { items: [] } }
  expect((await findPictures((async () => ({ data })) as never)).hosts).toEqual([host])
})

test.each([
  ['https://shop.example/', 'https://shop.example'],
  ['https://shop.example/graphql', 'https://shop.example'],
  ['https://shop.example/pub/media/', 'https://shop.example'],
  ['https://cdn.example/shop', 'https://cdn.example/shop'],
  ['', ''],
])('the setting %j names the host %j', (setting, host) => {
  expect(pictureHost(setting)).toBe(host)
})

const PICTURE = 'https://shop.example/media/catalog/product/cup.jpg'
const OWN_PLACEHOLDER = 'https://shop.example/media/catalog/product/placeholder/default/none.jpg'
const THEME_PLACEHOLDER = 'https://shop.example/static/version1/frontend/Magento/luma/en_US/Magento_Catalog/images/product/placeholder/image.jpg'

test.each([
  ['a picture', [THEME_PLACEHOLDER, OWN_PLACEHOLDER, PICTURE], PICTURE],
  ["the merchant's placeholder, if there is nothing else", [THEME_PLACEHOLDER, OWN_PLACEHOLDER], OWN_PLACEHOLDER],
  ["nothing, if there is only the theme's placeholder, which the shop never shows", [THEME_PLACEHOLDER], null],
])('the doctor tries to fetch %s', async (_case, urls, example) => {
  const items = urls.map((url) => ({ small_image: { url }, media_gallery: [] }))
  expect((await findPictures((async () => ({ data: { products: { total_count: items.length, items } } })) as never)).example).toBe(example)
})
