import { expect, test } from 'vitest'
import { shopHref } from './shop-links.ts'

const links = { bases: ['https://magento.example/', 'https://www.magento.example/us/'], siteUrl: 'https://shop.example', suffixes: ['.html', ''] }

test.each([
  ['https://magento.example/women/tees.html', '/pl/women/tees'],
  ['https://www.magento.example/us/women.html?color=49#list', '/pl/women?color=49#list'],
  ['https://magento.example', '/pl'],
  ['/about-us/', '/pl/about-us'],
  ['about-us', '/pl/about-us'],
  ['https://shop.example/pl/gear', '/pl/gear'],
  ['https://shop.example', '/'],
  ['https://magento.example.evil.example/women', 'https://magento.example.evil.example/women'],
  ['//cdn.example/a', '//cdn.example/a'],
  ['mailto:crew@shop.example', 'mailto:crew@shop.example'],
  ['javascript:alert(1)', 'javascript:alert(1)'],
  ['#sizes', '#sizes'],
])('a link to %s becomes %s', (href, expected) => {
  expect(shopHref(href, { ...links, locale: 'pl' })).toBe(expected)
})
