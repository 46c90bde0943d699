import { afterEach, expect, test, vi } from 'vitest'
import type { Language } from '../i18n/languages.ts'
import type { Locale } from '../i18n/locales.ts'

vi.mock('../i18n/languages.ts', async (original) => {
  const { LANGUAGES } = await original<{ LANGUAGES: Record<string, Language> }>()
  return { LANGUAGES: { ...LANGUAGES, qps: { ...LANGUAGES.en, isComplete: false } } }
})

afterEach(() => void vi.unstubAllEnvs())

interface CartMessages {
  readonly title?: string
  readonly empty?: { readonly title?: string; readonly text?: string }
}

const FILES: Readonly<Record<string, CartMessages>> = {
  en: { title: 'Cart', empty: { title: 'Empty', text: 'Nothing here' } },
  pl: { title: 'Koszyk', empty: { title: 'Pusty' } },
  qps: { empty: { title: 'Émpty' } },
}

async function cart(locales: string, locale: string, files = FILES) {
  vi.resetModules()
  vi.stubEnv('NEXT_PUBLIC_LOCALES', locales)
  const { readNamespace } = await import('./read-namespace.ts')
  return readNamespace(locale as Locale, (source) => Promise.resolve(files[source]))
}

test.each([
  ['a complete language has its own messages only', 'en,pl', 'pl', FILES, FILES.pl],
  ['a language without the file has that of the shop’s first language', 'pl,qps,en', 'qps', { ...FILES, qps: undefined }, FILES.pl],
  ['so has a complete one', 'en,pl', 'pl', { en: FILES.en }, FILES.en],
  ['the first language itself falls back to English', 'qps,pl', 'qps', { ...FILES, qps: undefined }, FILES.en],
  ['an incomplete language has what it lacks in the first language', 'en,qps', 'qps', FILES, { title: 'Cart', empty: { title: 'Émpty', text: 'Nothing here' } }],
  ['the first language may be another than English', 'pl,qps', 'qps', FILES, { title: 'Koszyk', empty: { title: 'Émpty' } }],
  ['no language has it', 'en,pl', 'pl', {}, {}],
])('[I18N-03] %s', async (_case, locales, locale, files, messages) => {
  expect(await cart(locales, locale, files as typeof FILES)).toEqual(messages)
})

test('a file that fails to load is not taken for a missing one', async () => {
  const { importIfExists } = await import('./read-namespace.ts')
  expect(await importIfExists(Promise.reject(Object.assign(new Error('Cannot find module'), { code: 'MODULE_NOT_FOUND' })))).toBeUndefined()
  await expect(importIfExists(Promise.reject(new Error('Failed to load chunk')))).rejects.toThrow('Failed to load chunk')
})
