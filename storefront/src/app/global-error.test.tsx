import { afterEach, expect, test, vi } from 'vitest'
import GlobalError from './global-error.tsx'

afterEach(() => vi.unstubAllGlobals())

test('the page for a broken layout speaks the language of the page it replaces', () => {
  const dataset = { loadFailed: 'Nie udało się wczytać strony', reload: 'Odśwież stronę' }
  vi.stubGlobal('document', { documentElement: { lang: 'pl', dataset } })
  const page = GlobalError()
  expect(page.props).toMatchObject({ lang: 'pl' })
  expect(JSON.stringify(page)).toMatch(/"h1".*Nie udało się wczytać strony.*"button".*Odśwież stronę/)
})

test('a page that left no sentences gets them in English', () => {
  expect(JSON.stringify(GlobalError())).toMatch(/could not be loaded.*Reload page/)
})
