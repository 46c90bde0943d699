import { readDeviceList, writeDeviceList } from '../../lib/device-list.ts'
import { foldText } from '../../lib/fold-text.ts'
import { createListeners } from '../../lib/listeners.ts'

const KEY = 'past-searches'
const MOST = 5

const listeners = createListeners()
let known: readonly string[] | undefined

export const onPastSearches = listeners.add

/** What was searched for on this device, the latest first. It is told to nobody. */
export function pastSearches(): readonly string[] {
  known ??= readDeviceList(KEY)
  return known
}

export function keepSearch(search: string): void {
  const others = pastSearches().filter((other) => foldText(other) !== foldText(search))
  write([search, ...others].slice(0, MOST))
}

export const forgetSearches = (): void => write([])

function write(searches: readonly string[]): void {
  known = searches
  writeDeviceList(KEY, searches)
  listeners.tell()
}
