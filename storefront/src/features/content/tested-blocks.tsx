'use client'

import { type ReactNode, useEffect, useState } from 'react'
import { whenChosen } from '../tracking/when-chosen.ts'

interface TestedBlocksProps {
  readonly entryId: string
  /** Of the visitors, by variation; the rest sees the entry itself. */
  readonly shares: Readonly<Record<string, number>>
  readonly alternatives: Readonly<Record<string, ReactNode>>
  /** What everybody sees at first, and those who have not agreed to anything else. */
  readonly children: ReactNode
}

/** A part of an entry of which some visitors see another version. */
export function TestedBlocks({ entryId, shares, alternatives, children }: TestedBlocksProps) {
  const [variation, show] = useState('')

  useEffect(() => {
    const watching = new AbortController()
    const cancel = whenChosen(() => {
      void import('./drawn-variation.ts').then(({ followVariation }) => followVariation(entryId, shares, show, watching.signal))
    })
    return () => {
      cancel()
      watching.abort()
    }
  }, [entryId, shares])

  return Object.hasOwn(alternatives, variation) ? alternatives[variation] : children
}
