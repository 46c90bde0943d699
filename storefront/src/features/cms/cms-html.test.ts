import { expect, test } from 'vitest'
import { cmsHtml, scrollTables } from './cms-html.ts'

const options = { hrefOf: (href: string) => href.replace('https://magento.example', ''), imageHosts: ['https://media.example', ''] }
const clean = (html: string): string => cmsHtml(html, options)

test.each([
  ['a script', '<div>Warm</div><script>alert(1)</script>', '<div>Warm</div>'],
  ['a handler', '<div onclick="alert(1)" class="promo" style="top:0">Warm</div>', '<div>Warm</div>'],
  ['a javascript link', '<a href="javascript:alert(1)">Sale</a>', '<a>Sale</a>'],
  ['a form', '<form action="https://evil.example"><input name="password">Log in</form>', 'Log in'],
  ['a frame', '<iframe src="https://example.com"></iframe>', ''],
  ['a picture from an unknown host', '<p><img src="https://evil.example/pixel.gif" onerror="alert(1)"></p>', '<p></p>'],
  ['a data URL', '<img src="data:image/svg+xml,<svg onload=alert(1)>">', ''],
])('%s is removed', (_what, html, expected) => {
  expect(clean(html)).toBe(expected)
})

test('keeps structure, lowers headings below that of the page, and maps links', () => {
  expect(clean('<div class="x"><h1>Gear</h1><a href="https://magento.example/women.html"><span>Tees</span></a></div>')).toBe(
    '<div><h2>Gear</h2><a href="/women.html"><span>Tees</span></a></div>',
  )
})

test.each(['https://media.example/media/tee.webp', '/media/tee.webp'])('[IMG-01] the picture %s is loaded from the image optimiser', (src) => {
  const html = clean(`<img src="${src}" alt="A tee" width="320" height="100%">`)
  expect(html).toMatch(/^<img src="\/_next\/image\?url=https%3A%2F%2Fmedia\.example%2Fmedia%2Ftee\.webp&amp;w=1920&amp;q=75" srcset="\/_next[^"]* 640w, [^"]* 1920w" sizes="[^"]*" alt="A tee" loading="lazy" width="320" \/>$/)
  expect(clean(`<img src="${src}" alt="" width="100%">`)).not.toContain('width=')
  expect(clean(`<img src="${src}" alt="" width="320" height="200">`)).toContain('width="320" height="200"')
})

test('[ENV-03] [IMG-01] pictures come from both hosts, and from no other', () => {
  const shown = (src: string) => cmsHtml(`<img src="${src}">`, { ...options, imageHosts: ['https://media.example', 'https://spare.example/media'] })
  for (const host of ['media', 'spare']) expect(shown(`https://${host}.example/media/tee.webp`)).toContain(`_next/image?url=https%3A%2F%2F${host}.example%2Fmedia%2Ftee.webp&amp;`)
  for (const src of ['https://evil.example/tee.webp', 'https://media.example:8443/tee.webp', 'ftp://media.example/tee.webp']) expect(shown(src)).toBe('')
})

test.each(['http://media.example/media/tee.webp', 'HTTP://Media.Example:80/media/tee.webp', '//media.example/media/tee.webp'])('[IMG-01] the picture %s of an older text is loaded with the scheme of the settings', (src) => {
  expect(clean(`<img src="${src}">`)).toContain('_next/image?url=https%3A%2F%2Fmedia.example%2Fmedia%2Ftee.webp&amp;')
})

test('anchors and links to them get a prefix, so that they do not clash with ids of the page', () => {
  expect(clean('<a href="https://magento.example/returns#not">Not</a><a href="https://example.com/#a">A</a>')).toBe('<a href="/returns#content-not">Not</a><a href="https://example.com/#a">A</a>')
  expect(clean('<a href="#main">Shipping</a><h3 id="main" class="x">Shipping</h3>')).toBe('<a href="#content-main">Shipping</a><h3 id="content-main">Shipping</h3>')
})

test.each([
  ['a file', '<a href="/media/terms.pdf#page=2" download="Terms.pdf" target="_blank" rel="opener" onclick="x()">Terms</a>', '<a href="/media/terms.pdf#page=2" download="Terms.pdf" target="_blank" rel="noopener">Terms</a>'],
  ['another site', '<a href="https://example.com/" target="_blank">A</a><a href="https://example.com/" target="_top">B</a>', '<a href="https://example.com/" target="_blank" rel="noopener">A</a><a href="https://example.com/">B</a>'],
  ['a page of the shop', '<a href="/women" target="_blank" data-follow="x">Women</a>', '<a href="/women">Women</a>'],
  ['a generated file', '<a href="/export" download>Prices</a>', '<a href="/export" download>Prices</a>'],
])('a link to %s opens as the editor wants it', (_what, html, expected) => {
  expect(clean(html)).toBe(expected)
})

test.each([
  ['columns', '<div class="pagebuilder-column-line" data-content-type="column-line" data-element="main"><div class="pagebuilder-column x" data-content-type="column" data-pb-style="A">One</div></div>',
    '<div class="cms-columns"><div class="cms-column">One</div></div>'],
  ['a button', '<div data-content-type="buttons"><div data-content-type="button-item"><a class="pagebuilder-button-primary" href="/women.html" target="_blank"><span>Shop</span></a></div></div>',
    '<div class="cms-buttons"><div><a href="/women.html" class="button button-primary"><span>Shop</span></a></div></div>'],
  ['tabs', '<div data-content-type="tabs"><ul role="tablist" class="tabs-navigation" data-element="navigation"><li><a href="#A">Fit</a></li></ul><div data-content-type="tab-item" data-tab-name="Fit &amp; care" id="A"><p>Wide</p></div></div>',
    '<div><div id="content-A"><h3>Fit &amp; care</h3><p>Wide</p></div></div>'],
  ['an accordion', '<div data-role="collapsible"><div data-role="trigger"><span>Why?</span></div></div><div data-role="content">So.</div>', '<div><h3><span>Why?</span></h3></div><div>So.</div>'],
  ['an HTML block', '<div data-content-type="html" data-appearance="default">&lt;p&gt;Warm &amp;amp; dry&lt;/p&gt;</div>', '<div><p>Warm &amp; dry</p></div>'],
  ['an HTML block that Magento has decoded', '<div data-content-type="html" data-decoded="true">&lt;p&gt;</div>', '<div>&lt;p&gt;</div>'],
  ['a film', '<iframe src="https://www.youtube.com/embed/abc_D-1?rel=0"></iframe>', '<a href="https://www.youtube.com/watch?v=abc_D-1">youtube.com/watch?v=abc_D-1</a>'],
  ['a message', '<div class="message info"><div>Soon</div></div>', '<div class="cms-message"><div>Soon</div></div>'],
])('%s becomes plain markup in the shop’s own style', (_what, html, expected) => {
  expect(clean(html)).toBe(expected)
})

test('a banner shows its background picture, and only one of two pictures for two screen sizes', () => {
  const banner = clean(String.raw`<div data-content-type="banner"><div class="pagebuilder-banner-wrapper" data-background-images="{\&quot;desktop_image\&quot;:\&quot;https://media.example/media/ridge.webp\&quot;}"><h2>Rain</h2></div></div>`)
  expect(banner).toMatch(/^<div class="cms-banner"><div><img src="[^"]*ridge\.webp[^"]*"[^>]*><h2>Rain<\/h2><\/div><\/div>$/)
  const figure = clean('<figure data-content-type="image"><img src="/a.webp" data-element="desktop_image"><img src="/b.webp" data-element="mobile_image"></figure>')
  expect(figure.match(/<img/g)).toHaveLength(1)
  expect(figure).toContain('a.webp')
})

test.each([
  ['a script in an HTML block', '<div data-content-type="html">&lt;script&gt;alert(1)&lt;/script&gt;&lt;img src=https://evil.example/x onerror=alert(1)&gt;</div>', '<div></div>'],
  ['a banner’s picture from an unknown host', '<div data-background-images="{&quot;desktop_image&quot;:&quot;https://evil.example/x.png&quot;}">A</div>', '<div>A</div>'],
  ['markup in the address of a picture', '<div data-background-images="{&quot;desktop_image&quot;:&quot;https://evil.example/x&quot; onerror=&quot;alert(1)&quot;}">A</div>', '<div>A</div>'],
  ['markup in the name of a tab', '<div data-tab-name="<script>alert(1)</script>">A</div>', '<div><h3></h3>A</div>'],
  ['one of the shop’s own classes', '<div class="button modal open">A</div>', '<div>A</div>'],
  ['a content type that is a property of every object', '<div data-content-type="constructor">A</div>', '<div>A</div>'],
  ['a frame from a host that starts like that of a film', '<iframe src="https://www.youtube.com.evil.example/embed/a"></iframe>', ''],
  ['a frame of another page of the film’s host', '<iframe src="https://www.youtube.com/redirect?q=https://evil.example"></iframe>', ''],
  ['an object', '<object data="x.swf"><embed src="x.swf"></object>', ''],
  ['a base', '<base href="https://evil.example/"><a href="vbscript:x">A</a>', '<a>A</a>'],
])('%s is sanitised', (_what, html, expected) => {
  expect(clean(html)).toBe(expected)
})

test.each([
  ['<p>a</p>', '<p>a</p>'],
  ['<table><tr></tr></table>', '<div class="cms-table" tabindex="0"><table><tr></tr></table></div>'],
  [
    '<table id="x"><caption>Sizes, <b>cm</b> &amp; "EU"</caption></table>',
    '<div class="cms-table" tabindex="0" role="region" aria-label="Sizes, cm &amp; &quot;EU&quot;"><table id="x"><caption>Sizes, <b>cm</b> &amp; "EU"</caption></table></div>',
  ],
])('a table scrolls in a region named after its caption: %s', (html, expected) => {
  expect(scrollTables(html)).toBe(expected)
})
