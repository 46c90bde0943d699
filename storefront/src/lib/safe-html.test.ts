import { expect, test } from 'vitest'
import { safeHtml } from './safe-html.ts'

test.each([
  ['a script', '<p>Warm</p><script>alert(1)</script>', '<p>Warm</p>'],
  ['a handler', '<p onclick="alert(1)">Warm</p>', '<p>Warm</p>'],
  ['a javascript link', '<a href="javascript:alert(1)">Size guide</a>', '<a>Size guide</a>'],
  ['a style', '<style>p{}</style><p style="color:red" class="x">Warm</p>', '<p>Warm</p>'],
  ['a picture', '<img src="x" onerror="alert(1)">', ''],
  ['a frame', '<iframe src="https://example.com"></iframe>', ''],
])('%s is removed', (_, html, expected) => {
  expect(safeHtml(html)).toBe(expected)
})

test('semantic elements are kept, and headings lowered', () => {
  expect(safeHtml('<h1>Fit</h1><ul><li><b>Regular</b></li></ul>')).toBe('<h3>Fit</h3><ul><li><b>Regular</b></li></ul>')
})
