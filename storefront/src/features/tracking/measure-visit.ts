import { onCLS, onINP, onLCP, onTTFB } from 'web-vitals'
import { type PageKind, type VitalName, VITALS_PATH, type VitalsReport } from '../../lib/web-vitals.ts'

/**
 * Measures how fast this document is for its visitor, and reports it once, when the visitor leaves it or hides its tab. Loaded once
 * consent is given; browsers keep the entries of the time before.
 * @returns a function that stops it
 */
export function measureVisit(): () => void {
  const values: Partial<Record<VitalName, number>> = {}
  const page = pageKind(document, location.pathname)
  const stopped = new AbortController()
  for (const observe of [onLCP, onINP, onCLS, onTTFB]) observe(({ name, value }) => void (values[name as VitalName] = value))
  // The package finishes its values in the document's listeners of this event, which come before the window's.
  const report = (): void => {
    if (document.visibilityState !== 'hidden' || Object.keys(values).length === 0) return
    stopped.abort()
    navigator.sendBeacon(VITALS_PATH, JSON.stringify({ page, values } satisfies VitalsReport))
  }
  addEventListener('visibilitychange', report, { signal: stopped.signal })
  return () => stopped.abort()
}

/** The kind of the document's page. Only its markup tells a listing from a product. */
export function pageKind(shown: Pick<Document, 'querySelector' | 'documentElement'>, path: string): PageKind {
  const [first = '', ...rest] = path.split('/').filter((segment) => segment !== '' && segment !== shown.documentElement.lang)
  if (first === '') return 'home'
  if (first === 'checkout' || (first === 'cart' && rest.length === 0)) return first
  if (shown.querySelector('main > .product')) return 'product'
  return shown.querySelector('main .listing') ? 'listing' : 'other'
}
