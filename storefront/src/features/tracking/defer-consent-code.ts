import { whenActive } from '../../ui/when-active.ts'

/**
 * Loads code that depends on consent: immediately if the visitor has chosen before, otherwise at the first activity.
 * @returns a function that cancels it
 */
export function deferConsentCode(load: () => void): () => void {
  if (!document.cookie.includes('consent=')) return whenActive(load)
  load()
  return () => {}
}
