import { expect, test } from 'vitest'
import { scrollTables } from './scroll-tables.ts'

test.each([
  ['<p>a</p>', '<p>a</p>'],
  ['<table><tr></tr></table>', '<div class="cms-table" tabindex="0"><table><tr></tr></table></div>'],
  [
    '<table id="x"><caption>Sizes, <b>cm</b> &amp; "EU"</caption></table>',
    '<div class="cms-table" tabindex="0" role="region" aria-label="Sizes, cm &amp; &quot;EU&quot;"><table id="x"><caption>Sizes, <b>cm</b> &amp; "EU"</caption></table></div>',
  ],
])('%s becomes %s', (html, expected) => {
  expect(scrollTables(html)).toBe(expected)
})
