import { describe, expect, test } from 'vitest'
import { shopHref } from './shop-links.ts'

const files = { media: 'https://cdn.example/media/', static: 'https://magento.example/static/version1/', other: 'https://magento.example/' }
const links = { bases: ['https://magento.example/', 'https://www.magento.example/us/'], siteUrl: 'https://shop.example', suffixes: ['.html', ''] }

test.each([
  ['https://magento.example/women/tees.html', '/pl/women/tees'],
  ['https://www.magento.example/us/women.html?color=49#list', '/pl/women?color=49#list'],
  ['https://magento.example', '/pl'],
  ['/about-us/', '/pl/about-us'],
  ['about-us', '/pl/about-us'],
  ['https://shop.example/pl/gear', '/pl/gear'],
  ['https://shop.example', '/'],
  ['http://shop.example/pl/gear', '/pl/gear'],
  ['HTTPS://Shop.Example:443/pl/gear?a=B', '/pl/gear?a=B'],
  ['http://shop.example:80/pl/gear', '/pl/gear'],
  ['//shop.example/pl/gear#list', '/pl/gear#list'],
  ['https://shop.example?utm_source=mail', '/?utm_source=mail'],
  ['http://magento.example/women/tees.html', '/pl/women/tees'],
  ['https://www.magento.example/us?color=49', '/pl?color=49'],
  ['https://shop.example:8443/gear', 'https://shop.example:8443/gear'],
  ['https://shop.example:x@evil.example/gear', 'https://shop.example:x@evil.example/gear'],
  ['https://shop.example\\@evil.example/gear', 'https://shop.example\\@evil.example/gear'],
  ['ftp://shop.example/gear', 'ftp://shop.example/gear'],
  ['https://magento.example.evil.example/women', 'https://magento.example.evil.example/women'],
  ['//cdn.example/a', '//cdn.example/a'],
  ['mailto:crew@shop.example', 'mailto:crew@shop.example'],
  ['javascript:alert(1)', 'javascript:alert(1)'],
  ['#sizes', '#sizes'],
])('a link to %s becomes %s', (href, expected) => {
  expect(shopHref(href, { ...links, locale: 'pl' })).toBe(expected)
})

describe('a file opens from the host that has it', () => {
  const atShop = { ...links, files, bases: ['https://shop.example/pl/', 'https://shop.example/'], locale: 'pl' } as const
  test.each([
    ['/media/wysiwyg/Terms.PDF#page=2', 'https://cdn.example/media/wysiwyg/Terms.PDF#page=2'],
    ['media/terms.pdf?v=2', 'https://cdn.example/media/terms.pdf?v=2'],
    ['/pub/media/terms.pdf', 'https://cdn.example/media/terms.pdf'],
    ['https://shop.example/media/terms.pdf', 'https://cdn.example/media/terms.pdf'],
    ['https://shop.example/pl/media/terms.pdf', 'https://cdn.example/media/terms.pdf'],
    ['/static/frontend/form.docx', 'https://magento.example/static/version1/frontend/form.docx'],
    ['/withdrawal.pdf', 'https://magento.example/withdrawal.pdf'],
    ['https://cdn.example/media/terms.pdf', 'https://cdn.example/media/terms.pdf'],
    ['/size-guide.html', '/pl/size-guide'],
    ['https://magento.example/size-guide.html?a=1', '/pl/size-guide?a=1'],
    ['http://magento.example', '/pl'],
    ['https://magento.example/terms.pdf', 'https://magento.example/terms.pdf'],
    ['https://magento.example/media/terms.pdf', 'https://magento.example/media/terms.pdf'],
    ['https://cdn.example/size-guide.html', 'https://cdn.example/size-guide.html'],
    ['https://shop.example/pl/gear', '/pl/gear'],
  ])('%s, with the link base URL at the shop', (href, expected) => {
    expect(shopHref(href, atShop)).toBe(expected)
  })

  test.each(['https://magento.example/media/terms.pdf', 'https://www.magento.example/us/media/terms.pdf', 'https://magento.example/static/form.docx'])('%s, with the link base URL still at Magento', (href) => {
    expect(shopHref(href, { ...links, files, locale: 'pl' })).toBe(href)
  })

  test('whose configuration could not be read, from the shop', () => {
    expect(shopHref('/media/terms.pdf', { bases: [], siteUrl: '', suffixes: [], locale: 'pl' })).toBe('/media/terms.pdf')
  })
})
