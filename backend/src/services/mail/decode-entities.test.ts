import { expect, test } from 'vitest'
import { decodeEntities } from './decode-entities.ts'

test.each([
  ['Ridgeline LumaTech&trade; Tee', 'Ridgeline LumaTech™ Tee'],
  ['Cocona&reg; fabric &ndash; wool &amp; nylon', 'Cocona® fabric – wool & nylon'],
  ['&#8226; 5&#xb0;', '• 5°'],
  ['&amp;trade;', '&trade;'],
  ['Salt & Pepper &unknown; &#0; &#xd800;', 'Salt & Pepper &unknown; &#0; &#xd800;'],
])('%s is decoded as %s', (encoded, decoded) => {
  expect(decodeEntities(encoded)).toBe(decoded)
})
