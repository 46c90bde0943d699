'use client'

import { type ReactNode, useEffect, useState } from 'react'
import { deferConsentCode } from '../tracking/defer-consent-code.ts'

interface TestedBlocksProps {
  readonly entryId: string
  /** Share of visitors by variation; the others see the original. */
  readonly shares: Readonly<Record<string, number>>
  readonly alternatives: Readonly<Record<string, ReactNode>>
  /** The original, shown until a variation is drawn. */
  readonly children: ReactNode
}

/** Shows the variation of an A/B test that was drawn for the visitor. */
export function TestedBlocks({ entryId, shares, alternatives, children }: TestedBlocksProps) {
  const [variation, show] = useState('')

  useEffect(() => {
    const watching = new AbortController()
    const cancel = deferConsentCode(() => {
      void import('./draw-variation.ts').then(({ followVariation }) => followVariation(entryId, shares, show, watching.signal))
    })
    return () => {
      cancel()
      watching.abort()
    }
  }, [entryId, shares])

  return Object.hasOwn(alternatives, variation) ? alternatives[variation] : children
}
