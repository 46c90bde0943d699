import { whenActive } from '../../ui/when-active.ts'

/**
 * Calls immediately if the visitor has made a consent choice before, otherwise at the first sign of activity: code that depends on
 * consent is not loaded earlier.
 * @returns a function that cancels it
 */
export function whenChosen(callback: () => void): () => void {
  if (!document.cookie.includes('consent=')) return whenActive(callback)
  callback()
  return () => {}
}
