'use client'

import { useSyncExternalStore } from 'react'
import { createListeners } from '../../lib/listeners.ts'

const listeners = createListeners()
let shown = ''

/** The text of the search box: the search of the current results page, empty on other pages. */
export const useSearchBoxText = (): string => useSyncExternalStore(listeners.subscribe, () => shown, () => '')

export function setSearchBoxText(text: string): void {
  shown = text
  listeners.notify()
}
