import { visitorCookie } from '../../lib/visitor-cookie.ts'
import { isConsented, whenConsented } from '../tracking/consent.ts'
import { drawVariation, type Shares } from './draw-variation.ts'

const THIRTY_DAYS = 30 * 24 * 60 * 60

/** Draws a variation, remembers it in a cookie and shows it, while the visitor consents to personalization. */
export function followVariation(entryId: string, shares: Shares, show: (variation: string) => void, signal: AbortSignal): void {
  if (signal.aborted) return
  const cookie = visitorCookie(`builder.tests.${entryId}`, THIRTY_DAYS)
  const stop = whenConsented('personalization', () => {
    const variation = drawVariation(entryId, shares, cookie.read(), Math.random())
    cookie.keep(variation)
    show(variation)
    return () => {
      // With the consent unchanged, it is the page that has gone.
      if (isConsented('personalization')) return
      cookie.remove()
      show('')
    }
  })
  signal.addEventListener('abort', stop)
}
