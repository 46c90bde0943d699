import { expect, test } from 'vitest'
import { plainText } from '../lib/plain-text.ts'
import { safeHtml } from '../lib/safe-html.ts'
import { normalizeAnswer } from './normalize-answer.ts'

test.each([
  ['LumaTech&trade; V-Tee', 'LumaTech™ V-Tee'],
  ['Cocona&reg; performance fabric', 'Cocona® performance fabric'],
  ['Nylon &amp; Spandex &#8211; 3&#x20;layers', 'Nylon & Spandex – 3 layers'],
  ['&amp;trade; is decoded once', '&trade; is decoded once'],
  ['&lt;script&gt;alert(1)&lt;/script&gt;', '<script>alert(1)</script>'],
  ['fish&chips &copy 1890 &unknown;', 'fish&chips &copy 1890 &unknown;'],
])('decodes the name %j to %j at any depth', (name, text) => {
  expect(normalizeAnswer({ products: { items: [{ name, options: [{ label: name }, null] }] } })).toEqual({
    products: { items: [{ name: text, options: [{ label: text }, null] }] },
  })
})

test('HTML renders unchanged: entities that stand for markup characters stay encoded', () => {
  const html = '<ul><li>&bull; Wicks &lt;b&gt; &quot;fast&quot; &amp; dries&nbsp;soon</li></ul>'
  const decoded = '<ul><li>• Wicks &lt;b&gt; &quot;fast&quot; &amp; dries\u00a0soon</li></ul>'
  expect(normalizeAnswer({ short_description: { html }, description: html, content: html })).toEqual({
    short_description: { html: decoded }, description: decoded, content: html,
  })
  expect(safeHtml('&#60;script&#62;alert(1)&#60;/script&#62;', [])).not.toContain('<script')
  expect(normalizeAnswer({ html: '&#60;script&#x3e;alert(1)&LT;/script&gt;' }).html).toBe('&#60;script&#x3e;alert(1)&LT;/script&gt;')
})

test('the browser can decode a compared value without a table of entities', () => {
  const { items } = normalizeAnswer({ items: [{ attributes: [{ code: 'features', value: '<p>&bull; Cocona&reg; &lt;3</p>' }] }] })
  expect(plainText(items[0]!.attributes[0]!.value)).toBe('• Cocona® <3')
})

test('shoppers’ own texts, URLs and uids are unchanged', () => {
  const answer = { firstname: 'A&amp;B', url: 'https://shop.example/?a=1&amp;reg;=2', values: [{ value: 'engrave &trade;' }], uid: '&reg;' }
  expect(normalizeAnswer(answer)).toEqual(answer)
})

test.each([
  ['https://magento.example/static/version1700000000/frontend/Magento/luma/en_US/Magento_Catalog/images/product/placeholder/small_image.jpg', null],
  ['https://magento.example/media/catalog/product/placeholder/default/logo.jpg', undefined],
  ['https://magento.example/media/catalog/product/cache/abc/t/e/tee.jpg', undefined],
])('the URL of the picture %s becomes %j', (url, expected) => {
  expect(normalizeAnswer({ small_image: { url, label: 'Tee' } })).toEqual({ small_image: { url: expected === undefined ? url : expected, label: 'Tee' } })
})

test('[CART-10] the entered texts of options are decoded once, in carts, wishes and orders', () => {
  const value = 'Ala &amp; &quot;Ola&quot; &lt;b&gt; it&#039;s &amp;lt;3 &trade;'
  const text = 'Ala & "Ola" <b> it\'s &lt;3 &trade;'
  const options = [{ label: 'Engraving', values: [{ customizable_option_value_uid: 'uid', label: '', value }] }]
  expect(normalizeAnswer({ cart: { items: [{ customizable_options: options }] } })).toEqual({
    cart: { items: [{ customizable_options: [{ label: 'Engraving', values: [{ customizable_option_value_uid: 'uid', label: '', value: text }] }] }] },
  })
  for (const list of ['entered_options', 'selected_options']) {
    expect(normalizeAnswer({ items: [{ [list]: [{ label: 'Engraving', value }] }] })).toEqual({ items: [{ [list]: [{ label: 'Engraving', value: text }] }] })
  }
})
