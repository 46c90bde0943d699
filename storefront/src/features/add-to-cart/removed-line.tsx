'use client'

import { useTranslations } from 'next-intl'
import { useState } from 'react'
import type { CartLineFragment } from '../../graphql/generated/types.ts'
import { Button } from '../../ui/button.tsx'
import { FieldError } from '../../ui/field-error.tsx'
import { useUndoFocus } from '../../ui/use-undo-focus.ts'
import type { CartProblem } from '../cart/cart-problem.ts'
import { LineOptions } from '../cart/line-options.tsx'
import { problemsText } from '../cart/problem-text.ts'
import { addToCart } from './add-to-cart.ts'
import { carryGiftMessage } from './carry-gift-message.ts'
import { lineChoice } from './line-choice.ts'

/** A removed line and its position. */
export interface Removal {
  readonly line: CartLineFragment
  readonly index: number
  /** Takes the line off the list that it was moved to, and reports its failures; undefined for one that was only removed. */
  readonly takeBack?: (() => Promise<void>) | undefined
}

interface RemovedLineProps {
  readonly removal: Removal
  readonly onUndone: () => void
}

/** Replaces a line that was just removed, with a button that adds it back. */
export function RemovedLine({ removal: { line, takeBack }, onUndone }: RemovedLineProps) {
  const t = useTranslations('toast-messages')
  const button = useUndoFocus()
  const [isBusy, setBusy] = useState(false)
  const [problems, setProblems] = useState<readonly CartProblem[]>([])
  const name = line.product.name ?? ''

  async function undo(): Promise<void> {
    setBusy(true)
    setProblems([])
    const choice = lineChoice(line)
    const added = await addToCart([choice])
    setBusy(false)
    if (!added.isAdded) return setProblems(added.problems)
    onUndone()
    await carryGiftMessage(line, choice, added.cart)
    await takeBack?.()
  }

  return (
    <li className="-my-px flex flex-wrap items-center justify-between gap-x-4 gap-y-1 border-y border-line py-3 text-sm">
      <div className="min-w-0">
        <output className="block">{t(takeBack ? 'cart.savedForLater' : 'cart.removed', { name })}</output>
        <LineOptions line={line} className="text-xs text-mute" />
        {problems.length > 0 && <FieldError>{problemsText(problems, t)}</FieldError>}
      </div>
      <Button ref={button} variant="text" busy={isBusy} aria-label={t('cart.undoRemoval', { name })} onClick={() => void undo()}>
        {t('cart.undo')}
      </Button>
    </li>
  )
}
