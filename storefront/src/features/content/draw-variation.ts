import { visitorCookie } from '../../lib/visitor-cookie.ts'
import { isConsented, whenConsented } from '../tracking/consent.ts'

/** Share of visitors by variation; the others see the original. */
type Shares = Readonly<Record<string, number>>

/**
 * Draws a variation of an entry.
 * @param stored the variation drawn before, ignored if the test no longer has it
 * @param random from 0 to 1
 * @returns the id of the variation, or of the entry for the original
 */
export function drawVariation(entryId: string, shares: Shares, stored: string | undefined, random: number): string {
  if (stored !== undefined && (stored === entryId || Object.hasOwn(shares, stored))) return stored
  let passed = 0
  for (const [id, share] of Object.entries(shares)) {
    passed += share
    if (random < passed) return id
  }
  return entryId
}

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
      // If consent is unchanged, the visitor has left the page.
      if (isConsented('personalization')) return
      cookie.remove()
      show('')
    }
  })
  signal.addEventListener('abort', stop)
}
