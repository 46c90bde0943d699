'use client'

import { CompareButton } from '../compare/compare-button.tsx'
import type { Wish } from '../wishlist/wish.ts'
import { WishlistButton } from '../wishlist/wishlist-button.tsx'
import type { ProductChoice } from './product-choice.ts'

interface ProductActionsProps {
  readonly product: Pick<ProductChoice, 'uid' | 'sku' | 'name'>
  /** What is wished for, as long as the choice is complete: of an incomplete one, Magento takes any variant that fits. */
  readonly chosen?: Omit<Wish, 'sku'>
}

/** What can be done with a product besides buying it. */
export const ProductActions = ({ product: { uid, sku, name }, chosen }: ProductActionsProps) => (
  <div className="flex flex-wrap justify-between gap-x-6">
    <WishlistButton sku={sku} name={name} look="text" chosen={chosen} />
    <CompareButton uid={uid} name={name} look="text" />
  </div>
)
