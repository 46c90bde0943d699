import { expect, test } from 'vitest'
import { isFilePath } from './file-path.ts'

test.each(['/media/terms', '/pub/media/a', '/static/x/form', '/terms.PDF', '/a/b.docx', '/archive.7z', '/movie.mp4', '/list.php'])('%s is a file', (path) => {
  expect(isFilePath(path)).toBe(true)
})

test.each(['/', '/women', '/women/tops.html', '/media-stands', '/pl/static', '/dashboard/orders/2026.000123', '/tent-2.5', '/page.htm'])('%s is a page', (path) => {
  expect(isFilePath(path)).toBe(false)
})
