import { expect, test } from 'vitest'
import { agreementParagraphs } from './agreement-paragraphs.ts'

test.each([
  ['plain text by its lines', 'First.\n\nSecond < third.\n', false, ['First.', 'Second < third.']],
  ['markup by its blocks', '<h2>Terms</h2><p>You &amp; we.</p><ul><li>One</li><li>Two</li></ul>', true, ['Terms', 'You & we.', 'One', 'Two']],
  ['no scripts', '<p>Fair</p><script>alert(1)</script>', true, ['Fair']],
  ['nothing as nothing', '', true, []],
])('%s', (_what, content, isHtml, paragraphs) => {
  expect(agreementParagraphs(content, isHtml)).toEqual(paragraphs)
})
