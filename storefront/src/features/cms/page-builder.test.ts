import { expect, test } from 'vitest'
import { isBlankHtml } from './page-builder.ts'

test.each([
  ['nothing', ''],
  ['an empty row', '<style>#row { color: red }</style><div data-content-type="row" data-background-images="{}"><p>&nbsp;</p></div>'],
])('%s is blank', (_case, html) => expect(isBlankHtml(html)).toBe(true))

test.each([
  ['text', '<p>Rain</p>'],
  ['a picture', '<img src="/media/ridge.webp" alt="">'],
  ['a film', '<iframe src="https://www.youtube.com/embed/larkspur-94"></iframe>'],
  ['a background picture', '<div data-background-images="{\\&quot;desktop_image\\&quot;:\\&quot;/media/ridge.webp\\&quot;}"></div>'],
])('%s is not blank', (_case, html) => expect(isBlankHtml(html)).toBe(false))
