'use client'

import { useHydrated } from '../../ui/use-hydrated.ts'
import { CardBuy, type QuickBuyKind } from './card-buy.tsx'
import { ProductActions } from './product-actions.tsx'

interface CardActionsProps {
  readonly uid: string
  readonly sku: string
  readonly name: string
  /** Undefined for a product that cards do not sell. */
  readonly kind?: QuickBuyKind | undefined
  /** Of the 30 days before a reduction. */
  readonly lowest?: string | undefined
}

/** The buttons of a card. They need script, so the HTML leaves them out: it would repeat them for each card. */
export function CardActions({ uid, sku, name, kind, lowest }: CardActionsProps) {
  if (!useHydrated()) return null
  return (
    <>
      <ProductActions product={{ uid, sku, name }} look="card" />
      {kind && <CardBuy sku={sku} name={name} kind={kind} lowest={lowest} />}
    </>
  )
}
