'use client'

import { useTranslations } from 'next-intl'
import dynamic from 'next/dynamic'
import { type ReactNode, useEffect, useRef, useState } from 'react'
import type { ShownPrice } from '../../lib/shown-price.ts'
import { Button } from '../../ui/button.tsx'
import type { LineEdit } from './line-preset.ts'

// Loaded once the button is out of view.
const StickyBuy = dynamic(() => import('./sticky-buy.tsx').then((module) => module.StickyBuy), { ssr: false })

interface BuyRowProps {
  /** The product's name with the chosen values. */
  readonly name: string
  readonly price: ShownPrice
  readonly isInStock: boolean
  readonly isPending: boolean
  /** Replace the button's text while a line of the cart is edited. */
  readonly labels?: LineEdit['labels'] | undefined
  readonly onAdd: () => void
  /** In place of the button for what is out of stock. */
  readonly alert?: ReactNode
  /** The quantity field, where one quantity applies to the whole product. */
  readonly children?: ReactNode
}

/** The buy button; on phones a sticky bar replaces it while it is out of view. */
export function BuyRow({ name, price, isInStock, isPending, labels, onAdd, alert, children }: BuyRowProps) {
  const t = useTranslations('product')
  const row = useRef<HTMLDivElement>(null)
  const label = labels?.update ?? t('addToCart')
  const isWide = !isInStock || !children
  const [isOutOfView, setOutOfView] = useState(false)

  useEffect(() => {
    if (!row.current) return
    const observer = new IntersectionObserver((entries) => setOutOfView(entries.at(-1)?.isIntersecting === false))
    observer.observe(row.current)
    return () => observer.disconnect()
  }, [])

  return (
    <>
      <div ref={row} className="grid grid-cols-[auto_1fr] gap-3">
        {isInStock && children}
        {(!isInStock && alert) || (
          <Button className={isWide ? 'col-span-full' : ''} busy={isPending} disabled={!isInStock} onClick={onAdd}>
            {!isInStock ? t('outOfStock') : isPending ? (labels?.updating ?? t('adding')) : label}
          </Button>
        )}
      </div>
      {isInStock && isOutOfView && <StickyBuy name={name} price={price} label={label} isPending={isPending} onAdd={onAdd} />}
    </>
  )
}
