import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { fakeDocument } from '../../lib/fake-document.fixture.ts'

vi.mock('./consent-banner.tsx', () => ({ showBanner: () => Promise.resolve() }))
vi.mock('./remove-cookies.ts', () => ({ removeCookies: () => {} }))

const measured: string[] = []
vi.mock('./measure-visit.ts', () => ({
  measureVisit: () => {
    measured.push('begun')
    return () => void measured.push('stopped')
  },
}))

const LOGIN = { name: 'GenerateCustomerToken', variables: {}, data: { generateCustomerToken: { token: '' } } }

let dataLayer: { readonly event?: string }[]

beforeEach(() => {
  dataLayer = []
  measured.length = 0
  const page = Object.assign(fakeDocument(new Map()), { readyState: 'interactive', querySelector: () => null, querySelectorAll: () => [] })
  page.documentElement.dataset = { tags: 'https://tags.example/gtm.js?id=GTM-TEST01' }
  vi.stubGlobal('document', page)
  vi.stubGlobal('window', { dataLayer })
  vi.stubGlobal('navigator', {})
  vi.stubGlobal('location', new URL('https://shop.example/search?q=tent'))
  vi.stubGlobal('cookieStore', new EventTarget())
  vi.stubGlobal('addEventListener', () => {})
  vi.resetModules()
})
afterEach(() => vi.unstubAllGlobals())

/** Modules of a document that has just loaded. */
const loadPage = async () => ({ ...(await import('./consent.ts')), ...(await import('./track.ts')) })
/** As a request of the shop is answered in the browser. */
async function logIn(): Promise<void> {
  const { send } = await import('../../graphql/browser.ts')
  vi.stubGlobal('fetch', () => Promise.resolve(Response.json({ data: LOGIN.data })))
  await send({ name: LOGIN.name, query: '' } as Parameters<typeof send>[0], {})
}
const events = () => dataLayer.flatMap(({ event }) => event ?? [])

test('[TAG-02] what happened before consent, on this page and others, is not tracked after it', async () => {
  const { track, choose } = await loadPage()
  track('/women', [LOGIN])
  track('/search', [LOGIN])
  expect(dataLayer).toEqual([])
  choose(['analytics'])
  await vi.waitFor(() => expect(events()).toEqual(['gtm.js', 'search']))
})

test('[TAG-02] with consent, what happened before the scripts loaded is tracked', async () => {
  const { track, choose } = await loadPage()
  choose(['analytics'])
  track('/search', [LOGIN])
  await vi.waitFor(() => expect(events()).toEqual(['gtm.js', 'login', 'search']))
})

test('[TAG-02] consent to marketing alone tracks nothing, not even later', async () => {
  const { track, choose } = await loadPage()
  choose(['marketing'])
  track('/search', [LOGIN])
  await vi.waitFor(() => expect(events()).toEqual(['gtm.js']))
  choose(['marketing', 'analytics'])
  await vi.waitFor(() => expect(events()).toEqual(['gtm.js', 'search']))
})

test('[TAG-02] nothing is tracked after consent has been withdrawn, and nothing twice once it is given again', async () => {
  const { track, choose } = await loadPage()
  choose(['analytics'])
  track('/search', [LOGIN])
  await vi.waitFor(() => expect(events()).toEqual(['gtm.js', 'login', 'search']))
  await logIn()
  expect(events()).toEqual(['gtm.js', 'login', 'search', 'login'])
  choose([])
  await logIn()
  track('/cart', [])
  choose(['analytics'])
  await vi.waitFor(() => expect(events()).toEqual(['gtm.js', 'login', 'search', 'login', 'search']))
})

test('[OPS-04] visits are measured once the visitor agrees to be counted, and not before or without', async () => {
  Object.assign(document.documentElement, { dataset: { vitals: '', consent: 'analytics' } })
  const { track, choose } = await loadPage()
  track('/women', [])
  expect(measured).toEqual([])
  choose([])
  choose(['analytics'])
  await vi.waitFor(() => expect(measured).toEqual(['begun']))
  choose([])
  await vi.waitFor(() => expect(measured).toEqual(['begun', 'stopped']))
})

test('[OPS-04] and never in a shop that measures nothing', async () => {
  const { track, choose } = await loadPage()
  choose(['analytics'])
  track('/women', [])
  await vi.waitFor(() => expect(events()).toContain('gtm.js'))
  expect(measured).toEqual([])
})
