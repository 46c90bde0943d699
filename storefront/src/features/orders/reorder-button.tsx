'use client'

import { useTranslations } from 'next-intl'
import { useRef, useState } from 'react'
import { StoreError } from '../../graphql/errors.ts'
import type { OrderRowFragment } from '../../graphql/generated/types.ts'
import { logFailure } from '../../lib/log-failure.ts'
import { Button } from '../../ui/button.tsx'
import { ReorderIcon } from '../../ui/icons/reorder-icon.tsx'
import { orderTone } from './status-label.ts'
import type { Reordered } from './reorder.ts'

interface ReorderButtonProps extends Reordering {
  readonly order: Pick<OrderRowFragment, 'number' | 'status'>
}

/** Empty for orders on hold. */
export function ReorderButton({ order: { number, status }, isPending, reorder }: ReorderButtonProps) {
  const t = useTranslations('dashboard.reorder')
  const isBusy = isPending(number)
  if (orderTone(status) === 'held') return null
  return (
    <Button variant="text" busy={isBusy} onClick={() => void reorder(number)}>
      {!isBusy && <ReorderIcon size={20} />}
      {t('action')}
      <span className="sr-only">{t('which', { number })}</span>
    </Button>
  )
}

export type ReorderOutcome = Reordered | { readonly problem: 'refused' | 'unreachable'; readonly failure: unknown }

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

/** For pages that show orders. The code that sends the request is loaded on the first click. */
export function useReorder(): Reorder {
  const [pending, setPending] = useState<readonly string[]>([])
  const [ended, setEnded] = useState<Ended>()
  const count = useRef(0)

  async function reorder(orderNumber: string): Promise<void> {
    const key = (count.current += 1)
    setEnded(undefined)
    setPending((numbers) => [...numbers, orderNumber])
    const outcome = await requestReorder(orderNumber)
    setPending((numbers) => numbers.filter((number) => number !== orderNumber))
    setEnded({ key, outcome })
  }

  return { isPending: (orderNumber) => pending.includes(orderNumber), reorder, ended }
}

async function requestReorder(orderNumber: string): Promise<ReorderOutcome> {
  try {
    const { reorder } = await import('./reorder.ts')
    return await reorder(orderNumber)
  } catch (error) {
    logFailure('The order could not be added to the cart', error)
    return { problem: error instanceof StoreError ? 'refused' : 'unreachable', failure: error }
  }
}
