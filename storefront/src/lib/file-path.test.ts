import { expect, test } from 'vitest'
import { isBackendFile, isFilePath } from './file-path.ts'

test.each(['/media/terms', '/pub/media/a', '/static/x/form', '/terms.PDF', '/a/b.docx', '/archive.7z', '/movie.mp4', '/list.php'])('%s is a file', (path) => {
  expect(isFilePath(path)).toBe(true)
})

test.each(['/', '/women', '/women/tops.html', '/media-stands', '/pl/static', '/dashboard/orders/2026.000123', '/tent-2.5', '/page.htm'])('%s is a page', (path) => {
  expect(isFilePath(path)).toBe(false)
})

test.each(['/list.php', '/a/INDEX.asp', '/x.aspx', '/page.html5', '/old.shtml', '/women'])('%s is no file of the backend, as it may be a page that a merchant redirects', (path) => {
  expect(isBackendFile(path)).toBe(false)
})

test.each(['/media/terms', '/media/list.php', '/static/a.html5', '/terms.pdf', '/archive.7z'])('%s may be a file of the backend', (path) => {
  expect(isBackendFile(path)).toBe(true)
})
