import { expect, test } from 'vitest'
import { isBlankHtml } from './is-blank-html.ts'

test.each([
  ['nothing', ''],
  ['a row without anything in it', '<style>#row { color: red }</style><div data-content-type="row" data-background-images="{}"><p>&nbsp;</p></div>'],
])('%s is blank', (_case, html) => expect(isBlankHtml(html)).toBe(true))

test.each([
  ['words', '<p>Rain</p>'],
  ['a picture', '<img src="/media/ridge.webp" alt="">'],
  ['a film', '<iframe src="https://www.youtube.com/embed/larkspur-94"></iframe>'],
  ['a picture behind a row', '<div data-background-images="{\\&quot;desktop_image\\&quot;:\\&quot;/media/ridge.webp\\&quot;}"></div>'],
])('%s are not', (_case, html) => expect(isBlankHtml(html)).toBe(false))
