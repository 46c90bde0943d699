'use client'

import { useHydrated } from '../../lib/use-hydrated.ts'
import { CompareButton } from '../compare/compare-button.tsx'
import { WishlistButton } from '../wishlist/wishlist-button.tsx'
import { type Buyable, CardBuy } from './card-buy.tsx'

interface CardActionsProps {
  readonly uid: string
  readonly sku: string
  readonly name: string
  /** Undefined for what cannot be bought from a card. */
  readonly kind?: Buyable | undefined
  /** Of the 30 days before a reduction. */
  readonly lowest?: string | undefined
}

/** What a card's corners do. Nothing of it works without script, so it is no part of the document, where it would stand a dozen times. */
export function CardActions({ uid, sku, name, kind, lowest }: CardActionsProps) {
  if (!useHydrated()) return null
  return (
    <>
      <WishlistButton sku={sku} name={name} look="card" />
      <CompareButton uid={uid} name={name} look="card" />
      {kind && <CardBuy sku={sku} name={name} kind={kind} lowest={lowest} />}
    </>
  )
}
