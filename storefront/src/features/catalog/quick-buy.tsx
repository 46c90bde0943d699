'use client'

import { useEffect } from 'react'
import { showToast } from '../../ui/toast.ts'
import { problemsText } from '../cart/problem-text.ts'
import { useAddToCart } from '../cart/use-add-to-cart.ts'
import { QuickChoice } from './quick-choice.tsx'

export interface QuickBuyProps {
  readonly sku: string
  readonly kind: 'simple' | 'configurable'
  readonly lowest: string | undefined
  readonly isOpen: boolean
  readonly onClose: () => void
}

/** What a press on a card's bag brings about. */
export function QuickBuy({ kind, ...rest }: QuickBuyProps) {
  return kind === 'simple' ? <AddOne {...rest} /> : <QuickChoice {...rest} />
}

type AddOneProps = Pick<QuickBuyProps, 'sku' | 'onClose'>

/** There is nothing to choose: it is added by being there. */
function AddOne({ sku, onClose }: AddOneProps) {
  const { add, error } = useAddToCart()
  useEffect(() => {
    void add({ sku, quantity: 1, selectedOptions: [] }).then(onClose)
  }, []) // oxlint-disable-line react-hooks/exhaustive-deps
  useEffect(() => {
    if (!error) return
    showToast((t) => ({ kind: 'error', title: error === 'lost' ? t('cart.problem.unreachable') : problemsText(error, t) }))
  }, [error])
  return null
}
