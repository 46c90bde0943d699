'use client'

import { useRef, useState } from 'react'
import { StoreError } from '../../graphql/errors.ts'
import { logFailure } from '../../lib/log-failure.ts'
import type { Reordered } from './reorder.ts'

export type ReorderOutcome = Reordered | 'refused' | 'unreachable'

export interface Reordering {
  readonly isPending: (orderNumber: string) => boolean
  readonly reorder: (orderNumber: string) => Promise<void>
}

interface Reorder extends Reordering {
  /** The last reorder that ended, each with its own key. */
  readonly ended: Ended | undefined
}

export interface Ended {
  readonly key: number
  readonly outcome: ReorderOutcome
}

/** For pages that show orders. The code that sends is loaded on the first click. */
export function useReorder(): Reorder {
  const [pending, setPending] = useState<readonly string[]>([])
  const [ended, setEnded] = useState<Ended>()
  const count = useRef(0)

  async function reorder(orderNumber: string): Promise<void> {
    const key = (count.current += 1)
    setEnded(undefined)
    setPending((numbers) => [...numbers, orderNumber])
    const outcome = await send(orderNumber)
    setPending((numbers) => numbers.filter((number) => number !== orderNumber))
    setEnded({ key, outcome })
  }

  return { isPending: (orderNumber) => pending.includes(orderNumber), reorder, ended }
}

async function send(orderNumber: string): Promise<ReorderOutcome> {
  try {
    const { reorder } = await import('./reorder.ts')
    return await reorder(orderNumber)
  } catch (error) {
    logFailure('The order could not be put into the cart', error)
    return error instanceof StoreError ? 'refused' : 'unreachable'
  }
}
