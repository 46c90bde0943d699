import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { fakeDocument } from '../../lib/fake-document.fixture.ts'
import { choose, CONSENT_TEXT_VERSION, currentConsent, isConsented, onConsent, whenConsented } from './consent.ts'
import type { Purpose } from './purposes.ts'
import { removeCookies } from './remove-cookies.ts'

vi.mock('./remove-cookies.ts', () => ({ removeCookies: vi.fn<typeof removeCookies>() }))

let jar: Map<string, string>

function openPage({ purposes = 'analytics marketing', hasSignal = false } = {}) {
  const page = fakeDocument(jar)
  vi.stubGlobal('document', Object.assign(page, { documentElement: { lang: 'en', dataset: { consent: purposes } } }))
  vi.stubGlobal('navigator', { globalPrivacyControl: hasSignal })
  vi.stubGlobal('location', { protocol: 'https:' })
  vi.stubGlobal('cookieStore', new EventTarget())
  vi.stubGlobal('addEventListener', () => {})
}

beforeEach(() => {
  jar = new Map()
  vi.useFakeTimers({ now: new Date('2026-05-01T10:00:00Z') })
  openPage()
})
afterEach(() => {
  vi.unstubAllGlobals()
  vi.useRealTimers()
})

test('[TAG-02] nothing is granted before the visitor has chosen', () => {
  expect(currentConsent()).toEqual({ granted: [], isOpen: true })
})

test('[TAG-02] stores the choice with the version of the consent text, the day and the refused purposes', () => {
  choose(['analytics'])
  expect(jar.get('consent')).toBe('3.2026-05-01.analytics.no-marketing')
  openPage()
  expect(currentConsent()).toEqual({ granted: ['analytics'], isOpen: false })
})

test('[TAG-02] removes the cookies of refused purposes', async () => {
  choose(['analytics'])
  await vi.waitFor(() => expect(removeCookies).toHaveBeenLastCalledWith(['marketing']))
})

test('[TAG-02] a shop with a tag manager asks for every purpose', () => {
  openPage()
  document.documentElement.dataset.tags = 'https://tags.example/gtm.js?id=GTM-TEST01'
  choose(['personalization'])
  expect(jar.get('consent')).toBe('3.2026-05-01.personalization.no-analytics.no-marketing')
})

test('[TAG-02] does not grant a purpose that the shop does not use', () => {
  choose(['personalization'])
  expect(jar.get('consent')).toBe('3.2026-05-01.no-analytics.no-marketing')
})

test('[TAG-01] a Global Privacy Control signal refuses all purposes, unless the choice was made despite it', () => {
  choose(['analytics'])
  openPage({ hasSignal: true })
  expect(currentConsent()).toEqual({ granted: [], isOpen: false })
  choose(['analytics'])
  expect(isConsented('analytics')).toBe(true)
})

test('[TAG-02] notifies listeners of changes only', () => {
  const received: (readonly Purpose[])[] = []
  const stop = onConsent(({ granted }) => received.push(granted))
  choose([])
  choose(['analytics'])
  choose(['analytics'])
  choose([])
  stop()
  choose(['analytics'])
  expect(received).toEqual([[], ['analytics'], []])
})

test('[TAG-02] notifies listeners of a choice in another tab', () => {
  const listener = vi.fn<() => void>()
  const stop = onConsent(listener)
  jar.set('consent', '3.2026-05-01.analytics.marketing')
  cookieStore.dispatchEvent(new Event('change'))
  expect(listener).toHaveBeenCalledExactlyOnceWith({ granted: ['analytics', 'marketing'], isOpen: false })
  stop()
})

test('[TAG-02] starts once consent is given and stops once it is withdrawn', () => {
  const end = vi.fn<() => void>()
  const begin = vi.fn<() => () => void>(() => end)
  const stop = whenConsented('marketing', begin)
  choose(['analytics'])
  expect(begin).not.toHaveBeenCalled()
  choose(['marketing'])
  choose(['analytics', 'marketing'])
  expect(begin).toHaveBeenCalledTimes(1)
  expect(end).not.toHaveBeenCalled()
  choose(['analytics'])
  expect(end).toHaveBeenCalledTimes(1)
  choose(['marketing'])
  expect(begin).toHaveBeenCalledTimes(2)
  stop()
  expect(end).toHaveBeenCalledTimes(2)
  choose([])
  choose(['marketing'])
  expect(begin).toHaveBeenCalledTimes(2)
})

test('[TAG-02] starts immediately if consent was given before', () => {
  choose(['analytics'])
  const begin = vi.fn<() => void>()
  const stop = whenConsented('analytics', begin)
  expect(begin).toHaveBeenCalledTimes(1)
  stop()
})

const MESSAGES = join(import.meta.dirname, '../../../messages')

/** Digests of the messages, by version of the consent text. */
const DIGESTS: Readonly<Record<number, string>> = { 1: '44c5ae97364d', 2: '30ab4bccad59', 3: '2b8f4a82c32a' }

test('[TAG-02] a changed consent text has a new version, so that every visitor is asked again', () => {
  const files = ['en', 'pl'].flatMap((locale) => ['cookieBanner', 'cookieChoices'].map((namespace) => join(MESSAGES, locale, `${namespace}.json`)))
  const messages = files.map((file) => JSON.stringify(JSON.parse(readFileSync(file, 'utf8'))))
  expect(createHash('sha256').update(messages.join('\n')).digest('hex').slice(0, 12), 'raise CONSENT_TEXT_VERSION and add its digest').toBe(DIGESTS[CONSENT_TEXT_VERSION])
})
