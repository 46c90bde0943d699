'use client'

import { useSyncExternalStore } from 'react'
import { comparedProducts, onCompared } from './compared.ts'

/** The uids of the compared products; undefined until they have loaded. */
export function useCompared(): readonly string[] | undefined {
  return useSyncExternalStore<readonly string[] | undefined>(onCompared, comparedProducts, () => undefined)
}
