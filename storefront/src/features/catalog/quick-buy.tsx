'use client'

import { useLocale } from 'next-intl'
import { useEffect, useState } from 'react'
import { LateWords } from '../../i18n/late-words.tsx'
import { type LateMessages, loadMessages } from '../../i18n/load-messages.ts'
import { showToast } from '../../ui/toast.ts'
import { useAddToCart } from '../cart/use-add-to-cart.ts'
import { QuickChoice } from './quick-choice.tsx'

export interface QuickBuyProps {
  readonly sku: string
  readonly kind: 'simple' | 'configurable'
  readonly isOpen: boolean
  readonly onClose: () => void
}

/** What a press on a card's bag brings about, with the words for it. */
export function QuickBuy({ kind, ...rest }: QuickBuyProps) {
  const locale = useLocale()
  const [messages, setMessages] = useState<LateMessages>()
  useEffect(() => {
    loadMessages(locale, ['common', 'product', 'toast-messages']).then(setMessages, (error: unknown) => {
      console.error('The words of the cart could not be loaded', error)
      rest.onClose()
    })
    // Mounted anew by each press.
  }, []) // oxlint-disable-line react-hooks/exhaustive-deps
  if (!messages) return null
  return (
    <LateWords locale={locale} messages={messages}>
      {kind === 'simple' ? <AddOne {...rest} /> : <QuickChoice {...rest} />}
    </LateWords>
  )
}

type AddOneProps = Omit<QuickBuyProps, 'kind'>

/** There is nothing to choose: it is added by being there. */
function AddOne({ sku, onClose }: AddOneProps) {
  const { add, error } = useAddToCart()
  useEffect(() => {
    void add({ sku, quantity: 1, selectedOptions: [] }).then(onClose)
  }, []) // oxlint-disable-line react-hooks/exhaustive-deps
  useEffect(() => {
    if (error) showToast({ kind: 'error', title: error })
  }, [error])
  return null
}
