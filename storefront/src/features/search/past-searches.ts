import { onDeviceCleared } from '../../lib/clear-device.ts'
import { readDeviceList, writeDeviceList } from '../../lib/device-storage.ts'
import { foldText } from '../../lib/fold-text.ts'
import { createStore } from '../../lib/visitor-store.ts'

const KEY = 'past-searches'
const MAX_COUNT = 5

const store = createStore(() => readDeviceList(KEY))

onDeviceCleared(() => store.set([]))

export const onPastSearches = store.subscribe

/** The searches on this device, the latest first. They are never sent. */
export const pastSearches = store.get

export function saveSearch(search: string): void {
  const others = pastSearches().filter((other) => foldText(other) !== foldText(search))
  write([search, ...others].slice(0, MAX_COUNT))
}

export const clearSearches = (): void => write([])

function write(searches: readonly string[]): void {
  writeDeviceList(KEY, searches)
  store.set(searches)
}
