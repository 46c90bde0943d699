'use client'

import { useTranslations } from 'next-intl'
import { type ReactNode, type RefObject, useEffect, useRef, useState } from 'react'
import { Button } from '../../ui/button.tsx'
import type { LineEdit } from './line-preset.ts'

interface BuyRowProps {
  /** The product's name with the chosen values. */
  readonly name: string
  readonly price: string
  readonly isInStock: boolean
  readonly isPending: boolean
  /** Replace the button's text while a line of the cart is edited. */
  readonly labels?: LineEdit['labels'] | undefined
  readonly onAdd: () => void
  /** The quantity field, where one quantity applies to the whole product. */
  readonly children?: ReactNode
}

/** The buy button; on phones a sticky bar replaces it while it is out of view. */
export function BuyRow({ name, price, isInStock, isPending, labels, onAdd, children }: BuyRowProps) {
  const t = useTranslations('product')
  const row = useRef<HTMLDivElement>(null)
  const label = labels?.update ?? t('addToCart')
  const isWide = !isInStock || !children

  return (
    <>
      <div ref={row} className="grid grid-cols-[auto_1fr] gap-3">
        {isInStock && children}
        <Button className={isWide ? 'col-span-full' : ''} busy={isPending} disabled={!isInStock} onClick={onAdd}>
          {!isInStock ? t('outOfStock') : isPending ? (labels?.updating ?? t('adding')) : label}
        </Button>
      </div>
      {isInStock && <StickyBuy watched={row} name={name} price={price} label={label} isPending={isPending} onAdd={onAdd} />}
    </>
  )
}

interface StickyBuyProps {
  /** The main button, which the bar replaces while it is out of view. */
  readonly watched: RefObject<HTMLElement | null>
  readonly name: string
  readonly price: string
  readonly label: string
  readonly isPending: boolean
  readonly onAdd: () => void
}

function StickyBuy({ watched, name, price, label, isPending, onAdd }: StickyBuyProps) {
  const [isNeeded, setNeeded] = useState(false)

  useEffect(() => {
    if (!watched.current) return
    const observer = new IntersectionObserver((entries) => setNeeded(entries.at(-1)?.isIntersecting === false))
    observer.observe(watched.current)
    return () => observer.disconnect()
  }, [watched])

  if (!isNeeded) return null
  return (
    <div className="sticky-buy md:hidden">
      <div className="min-w-0">
        <p className="truncate text-sm font-semibold">{name}</p>
        <p className="price text-sm">{price}</p>
      </div>
      <Button className="px-5.5" busy={isPending} onClick={onAdd}>
        {label}
      </Button>
    </div>
  )
}
