import { expect, test } from 'vitest'
import { plainText } from './plain-text.ts'

test.each([
  ['<p>Women’s <b>waterproof</b> jacket</p>', 'Women’s waterproof jacket'],
  ['<p>One</p><p>two</p>', 'One two'],
  ['Rain &amp; wind &#8211; 3&#x20;layers', 'Rain & wind – 3 layers'],
  ['<style>p { color: red }</style>Text', 'Text'],
  ['&lt;b&gt; &unknown; &#99999999;', '<b> &unknown; &#99999999;'],
])('%j reads %j', (html, text) => {
  expect(plainText(html)).toBe(text)
})
