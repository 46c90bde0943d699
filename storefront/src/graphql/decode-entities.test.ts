import { expect, test } from 'vitest'
import { plainText } from '../lib/plain-text.ts'
import { safeHtml } from '../lib/safe-html.ts'
import { decodeEntities } from './decode-entities.ts'

test.each([
  ['LumaTech&trade; V-Tee', 'LumaTech™ V-Tee'],
  ['Cocona&reg; performance fabric', 'Cocona® performance fabric'],
  ['Nylon &amp; Spandex &#8211; 3&#x20;layers', 'Nylon & Spandex – 3 layers'],
  ['&amp;trade; is written once more', '&trade; is written once more'],
  ['&lt;script&gt;alert(1)&lt;/script&gt;', '<script>alert(1)</script>'],
  ['fish&chips &copy 1890 &unknown;', 'fish&chips &copy 1890 &unknown;'],
])('the name %j reads %j, wherever it stands', (name, text) => {
  expect(decodeEntities({ products: { items: [{ name, options: [{ label: name }, null] }] } })).toEqual({
    products: { items: [{ name: text, options: [{ label: text }, null] }] },
  })
})

test('HTML renders as it did: what stands for markup stays as it is', () => {
  const html = '<ul><li>&bull; Wicks &lt;b&gt; &quot;fast&quot; &amp; dries&nbsp;soon</li></ul>'
  const decoded = '<ul><li>• Wicks &lt;b&gt; &quot;fast&quot; &amp; dries\u00a0soon</li></ul>'
  expect(decodeEntities({ short_description: { html }, description: html, content: html })).toEqual({
    short_description: { html: decoded }, description: decoded, content: html,
  })
  expect(safeHtml('&#60;script&#62;alert(1)&#60;/script&#62;')).not.toContain('<script')
  expect(decodeEntities({ html: '&#60;script&#x3e;alert(1)&LT;/script&gt;' }).html).toBe('&#60;script&#x3e;alert(1)&LT;/script&gt;')
})

test('a compared value loses its entities without a table of them in the browser', () => {
  const { items } = decodeEntities({ items: [{ attributes: [{ code: 'features', value: '<p>&bull; Cocona&reg; &lt;3</p>' }] }] })
  expect(plainText(items[0]!.attributes[0]!.value)).toBe('• Cocona® <3')
})

test('what shoppers wrote, addresses and ids stay as they are', () => {
  const answer = { firstname: 'A&amp;B', url: 'https://shop.example/?a=1&amp;reg;=2', values: [{ value: 'engrave &trade;' }], uid: '&reg;' }
  expect(decodeEntities(answer)).toEqual(answer)
})
