import { afterEach, expect, test, vi } from 'vitest'
import { internalPath } from '../../server/internal-path.ts'

async function withLocales(setting: string) {
  vi.resetModules()
  vi.stubEnv('NEXT_PUBLIC_LOCALES', setting)
  return { ...(await import('./locales.ts')), ...(await import('./paths.ts')) }
}

afterEach(() => {
  vi.unstubAllEnvs()
})

test('[I18N-01] both languages are on by default, English without a prefix', async () => {
  const { LOCALES, localePath, splitLocale } = await withLocales('en,pl')
  expect(LOCALES).toEqual(['en', 'pl'])
  expect([localePath('en', '/cart'), localePath('pl', '/cart'), localePath('pl', '/')]).toEqual(['/cart', '/pl/cart', '/pl'])
  expect(splitLocale('/pl/kobiety')).toEqual({ locale: 'pl', path: '/kobiety' })
  expect(splitLocale('/women')).toEqual({ locale: 'en', path: '/women' })
})

test('[I18N-01] one setting restricts the shop to Polish, which then has no prefix', async () => {
  const { LOCALES, isLocale, localePath } = await withLocales('pl')
  expect(LOCALES).toEqual(['pl'])
  expect([isLocale('pl'), isLocale('en')]).toEqual([true, false])
  expect(localePath('pl', '/koszyk')).toBe('/koszyk')
  const paths = { locales: LOCALES, isFilter: () => false }
  expect(internalPath('/kobiety', paths)).toEqual({ kind: 'page', path: '/pl/kobiety' })
  expect(internalPath('/pl/kobiety', paths)).toEqual({ kind: 'redirect', location: '/kobiety' })
  expect(internalPath('/en', paths)).toEqual({ kind: 'page', path: '/pl/en' })
})

test('an unknown language is left out', async () => {
  expect((await withLocales('tlh,pl')).LOCALES).toEqual(['pl'])
})

test('without a language of the shop no address redirects to itself', async () => {
  const { LOCALES } = await withLocales('tlh')
  expect(LOCALES).toEqual([])
  for (const address of ['/', '/?p=2', '/women', '/tlh', '/en/women']) expect(internalPath(address, { locales: LOCALES, isFilter: () => false }).kind).toBe('page')
})
