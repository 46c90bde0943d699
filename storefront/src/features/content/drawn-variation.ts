import { visitorCookie } from '../../lib/visitor-cookie.ts'
import { isConsented, whenConsented } from '../tracking/consent.ts'
import { drawVariation, type Shares } from './draw-variation.ts'

const THIRTY_DAYS = 30 * 24 * 60 * 60

/** Shows the variation that this browser has drawn, or draws one, for as long as the visitor agrees to be remembered for it. */
export function followVariation(entryId: string, shares: Shares, show: (variation: string) => void, signal: AbortSignal): void {
  if (signal.aborted) return
  const cookie = visitorCookie(`builder.tests.${entryId}`, THIRTY_DAYS)
  const stop = whenConsented('personalization', () => {
    const variation = drawVariation(entryId, shares, cookie.read(), Math.random())
    cookie.keep(variation)
    show(variation)
    return () => {
      // Else the page has gone, and not the consent.
      if (isConsented('personalization')) return
      cookie.remove()
      show('')
    }
  })
  signal.addEventListener('abort', stop)
}
