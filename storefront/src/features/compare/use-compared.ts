'use client'

import { useSyncExternalStore } from 'react'
import { comparedProducts, onCompared } from './compared.ts'

/** What the visitor compares, by uid; unknown at first. */
export function useCompared(): readonly string[] | undefined {
  return useSyncExternalStore<readonly string[] | undefined>(onCompared, comparedProducts, () => undefined)
}
