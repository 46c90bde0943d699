'use client'

import { useSyncExternalStore } from 'react'
import { createListeners } from '../../lib/listeners.ts'

const listeners = createListeners()
let shown = ''

/** What the search box is to hold: the words of the results page that is being shown, none elsewhere. */
export const useBoxWords = (): string => useSyncExternalStore(listeners.subscribe, () => shown, () => '')

export function showWords(words: string): void {
  shown = words
  listeners.notify()
}
