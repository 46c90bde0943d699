import { whenActive } from '../../lib/when-active.ts'

/**
 * Calls once a visitor may have chosen what to agree to: at once where a choice is kept, else with the first sign of activity. What
 * needs a consent is not loaded before.
 * @returns a function that cancels it
 */
export function whenChosen(callback: () => void): () => void {
  if (!document.cookie.includes('consent=')) return whenActive(callback)
  callback()
  return () => {}
}
