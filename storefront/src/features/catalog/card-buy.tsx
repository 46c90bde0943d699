'use client'

import { useLocale, useTranslations } from 'next-intl'
import { useState } from 'react'
import { withWords } from '../../i18n/with-words.tsx'
import { BagIcon } from '../../ui/icons/bag-icon.tsx'

const QuickBuy = withWords(['product'], () => import('./quick-buy.tsx').then((module) => module.QuickBuy))

export type Buyable = 'simple' | 'configurable'

interface CardBuyProps {
  readonly sku: string
  readonly name: string
  readonly kind: Buyable
  readonly lowest: string | undefined
}

/**
 * Adds to the cart from the card; what comes in sizes and colours asks for them in a dialog, which is loaded when the button
 * is pointed at.
 */
export function CardBuy({ sku, name, kind, lowest }: CardBuyProps) {
  const t = useTranslations('common.buy')
  const locale = useLocale()
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
        onPointerEnter={() => QuickBuy.prepare(locale)}
        onFocus={() => QuickBuy.prepare(locale)}
        onClick={press}
      >
        <BagIcon size={20} />
      </button>
      {presses > 0 && <QuickBuy key={presses} sku={sku} kind={kind} lowest={lowest} isOpen={isOpen} onClose={() => setOpen(false)} />}
    </>
  )
}
