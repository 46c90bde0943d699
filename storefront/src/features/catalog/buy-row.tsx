'use client'

import { useTranslations } from 'next-intl'
import { type ReactNode, useRef } from 'react'
import { Button } from '../../ui/button.tsx'
import type { LineEdit } from './line-edit.ts'
import { StickyBuy } from './sticky-buy.tsx'

interface BuyRowProps {
  /** The product with what is chosen of it. */
  readonly name: string
  readonly price: string
  readonly isInStock: boolean
  readonly isPending: boolean
  /** What the button says where it does not add. */
  readonly words?: LineEdit['words'] | undefined
  readonly onAdd: () => void
  /** The quantity, where there is one for the whole. */
  readonly children?: ReactNode
}

/** The button, and on phones the bar that stands in for it. */
export function BuyRow({ name, price, isInStock, isPending, words, onAdd, children }: BuyRowProps) {
  const t = useTranslations('product')
  const row = useRef<HTMLDivElement>(null)
  const label = words?.update ?? t('addToCart')
  const isWide = !isInStock || !children

  return (
    <>
      <div ref={row} className="grid grid-cols-[auto_1fr] gap-3">
        {isInStock && children}
        <Button className={isWide ? 'col-span-full' : ''} busy={isPending} disabled={!isInStock} onClick={onAdd}>
          {!isInStock ? t('outOfStock') : isPending ? (words?.updating ?? t('adding')) : label}
        </Button>
      </div>
      {isInStock && <StickyBuy watched={row} name={name} price={price} label={label} isPending={isPending} onAdd={onAdd} />}
    </>
  )
}
