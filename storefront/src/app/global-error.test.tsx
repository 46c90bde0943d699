import { afterEach, expect, test, vi } from 'vitest'
import GlobalError from './global-error.tsx'

afterEach(() => vi.unstubAllGlobals())

test('a page that replaces a broken layout is in the language of the layout', () => {
  const dataset = { loadFailed: 'Nie udało się wczytać strony', reload: 'Odśwież stronę' }
  vi.stubGlobal('document', { documentElement: { lang: 'pl', dataset } })
  const page = GlobalError()
  expect(page.props).toMatchObject({ lang: 'pl' })
  expect(JSON.stringify(page)).toMatch(/"h1".*Nie udało się wczytać strony.*"button".*Odśwież stronę/)
})

test('its texts are in English if the layout has none', () => {
  expect(JSON.stringify(GlobalError())).toMatch(/could not be loaded.*Reload page/)
})
