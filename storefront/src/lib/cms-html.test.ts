import { expect, test } from 'vitest'
import { cmsHtml } from './cms-html.ts'

const options = { hrefOf: (href: string) => href.replace('https://magento.example', ''), imageHosts: ['https://media.example', ''] }
const clean = (html: string): string => cmsHtml(html, options)

test.each([
  ['a script', '<div>Warm</div><script>alert(1)</script>', '<div>Warm</div>'],
  ['a handler', '<div onclick="alert(1)" class="promo" style="top:0">Warm</div>', '<div>Warm</div>'],
  ['a javascript link', '<a href="javascript:alert(1)">Sale</a>', '<a>Sale</a>'],
  ['a form', '<form action="https://evil.example"><input name="password">Log in</form>', 'Log in'],
  ['a frame', '<iframe src="https://example.com"></iframe>', ''],
  ['a picture from elsewhere', '<p><img src="https://evil.example/pixel.gif" onerror="alert(1)"></p>', '<p></p>'],
  ['a picture that is data', '<img src="data:image/svg+xml,<svg onload=alert(1)>">', ''],
])('%s goes', (_what, html, expected) => {
  expect(clean(html)).toBe(expected)
})

test('structure stays, headings below that of the page, links lead where they are told to', () => {
  expect(clean('<div class="x"><h1>Gear</h1><a href="https://magento.example/women.html"><span>Tees</span></a></div>')).toBe(
    '<div><h2>Gear</h2><a href="/women.html"><span>Tees</span></a></div>',
  )
})

test.each(['https://media.example/media/tee.webp', '/media/tee.webp'])('the picture %s comes through the image optimiser', (src) => {
  const html = clean(`<img src="${src}" alt="A tee" width="320" height="100%">`)
  expect(html).toMatch(/^<img src="\/_next\/image\?url=https%3A%2F%2Fmedia\.example%2Fmedia%2Ftee\.webp&amp;w=1920&amp;q=75" srcset="\/_next[^"]* 640w, [^"]* 1920w" sizes="[^"]*" alt="A tee" loading="lazy" width="320" \/>$/)
  expect(clean(`<img src="${src}" alt="" width="100%">`)).not.toContain('width=')
})

test('a link within the content finds its place, which is none of the page', () => {
  expect(clean('<a href="#main">Shipping</a><h3 id="main" class="x">Shipping</h3>')).toBe('<a href="#content-main">Shipping</a><h3 id="content-main">Shipping</h3>')
})
