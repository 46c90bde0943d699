import { expect, test } from 'vitest'
import { safeHtml } from './safe-html.ts'

const clean = (html: string): string => safeHtml(html, ['https://media.example', 'https://spare.example/media'])

test.each([
  ['a script', '<p>Warm</p><script>alert(1)</script>', '<p>Warm</p>'],
  ['a handler', '<p onclick="alert(1)">Warm</p>', '<p>Warm</p>'],
  ['a javascript link', '<a href="javascript:alert(1)">Size guide</a>', '<a>Size guide</a>'],
  ['a style', '<style>p{}</style><p style="color:red" class="x">Warm</p>', '<p>Warm</p>'],
  ['a picture of another host', '<p><img src="https://evil.example/pixel.gif" onerror="alert(1)"></p>', '<p></p>'],
  ['a picture in a data URL', '<img src="data:image/svg+xml,<svg onload=alert(1)>">', ''],
  ['a picture without an address', '<img alt="Tee">', ''],
  ['a frame', '<iframe src="https://example.com"></iframe>', ''],
])('%s is removed', (_, html, expected) => {
  expect(clean(html)).toBe(expected)
})

test('semantic elements are kept, and headings lowered', () => {
  expect(clean('<h1>Fit</h1><ul><li><b>Regular</b></li></ul>')).toBe('<h3>Fit</h3><ul><li><b>Regular</b></li></ul>')
})

test.each([
  ['https://media.example/media/wysiwyg/tee.jpg', 'media.example'],
  ['/media/wysiwyg/tee.jpg', 'media.example'],
  ['//spare.example/media/tee.jpg', 'spare.example'],
])('[IMG-01] the picture %s of a description comes from the image optimiser when it is near', (src, host) => {
  const html = clean(`<p><img src="${src}" alt="A tee" width="320" height="200" onload="alert(1)" style="width:9999px" class="x"></p>`)
  expect(html).toMatch(new RegExp(`^<p><img src="/_next/image\\?url=https%3A%2F%2F${host}%2F[^"]*" srcset="[^"]* 640w, [^"]* 1920w" sizes="[^"]*" alt="A tee" loading="lazy" width="320" height="200" /></p>$`))
})

test.each(['width="320"', 'height="200"', 'width="100%" height="auto"', ''])('[IMG-01] a picture with the size %j reserves the usual place', (size) => {
  expect(clean(`<img src="/media/tee.jpg" ${size}>`)).not.toMatch(/ (width|height)=/)
})

test('links lead to the shop’s own addresses, and files open as the editor wants it', () => {
  const hrefOf = (href: string) => href.replace('https://magento.example', '')
  expect(safeHtml('<a href="https://magento.example/women" target="_blank" class="x">Women</a><a href="/media/care.pdf" target="_blank" download>Care</a>', [], hrefOf)).toBe(
    '<a href="/women">Women</a><a href="/media/care.pdf" download target="_blank" rel="noopener">Care</a>',
  )
})
