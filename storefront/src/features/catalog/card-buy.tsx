'use client'

import { useTranslations } from 'next-intl'
import dynamic from 'next/dynamic'
import { useState } from 'react'
import { BagIcon } from '../../ui/icon.tsx'

const loadQuickBuy = () => import('./quick-buy.tsx').then(({ QuickBuy }) => QuickBuy)
const QuickBuy = dynamic(loadQuickBuy, { ssr: false })

export type Buyable = 'simple' | 'configurable'

interface CardBuyProps {
  readonly sku: string
  readonly name: string
  readonly kind: Buyable
}

/**
 * Adds to the cart from the card; what comes in sizes and colours asks for them in a dialog, which is loaded when the button
 * is pointed at.
 */
export function CardBuy({ sku, name, kind }: CardBuyProps) {
  const t = useTranslations('common.buy')
  const [presses, setPresses] = useState(0)
  const [isOpen, setOpen] = useState(false)
  const press = () => {
    if (isOpen) return
    setPresses(presses + 1)
    setOpen(true)
  }
  return (
    <>
      <button
        type="button"
        className="icon-button card-action card-buy"
        aria-label={t('addNamed', { name })}
        aria-haspopup={kind === 'configurable' ? 'dialog' : undefined}
        aria-busy={isOpen || undefined}
        onPointerEnter={() => void loadQuickBuy()}
        onFocus={() => void loadQuickBuy()}
        onClick={press}
      >
        <BagIcon size={20} />
      </button>
      {presses > 0 && <QuickBuy key={presses} sku={sku} kind={kind} isOpen={isOpen} onClose={() => setOpen(false)} />}
    </>
  )
}
