import { createListeners } from '../../lib/listeners.ts'
import { foldText } from '../../lib/fold-text.ts'

const KEY = 'past-searches'
const MOST = 5

const listeners = createListeners()
const NONE: readonly string[] = []
let known: readonly string[] | undefined

export const onPastSearches = listeners.add

/** What was searched for on this device, the latest first. It is told to nobody. */
export function pastSearches(): readonly string[] {
  known ??= read()
  return known
}

export function keepSearch(search: string): void {
  const others = pastSearches().filter((other) => foldText(other) !== foldText(search))
  write([search, ...others].slice(0, MOST))
}

export const forgetSearches = (): void => write(NONE)

/** A browser that keeps nothing has no past searches; another program's text under this key is none either. */
function read(): readonly string[] {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(KEY) ?? '[]')
    return Array.isArray(kept) ? kept.filter((search) => typeof search === 'string') : NONE
  } catch {
    return NONE
  }
}

function write(searches: readonly string[]): void {
  known = searches
  try {
    if (searches.length > 0) localStorage.setItem(KEY, JSON.stringify(searches))
    else localStorage.removeItem(KEY)
  } catch (error) {
    console.warn('This browser keeps no past searches', error)
  }
  listeners.tell()
}
