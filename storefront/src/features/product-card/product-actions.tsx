'use client'

import { CompareButton } from '../compare/compare-button.tsx'
import type { ProductActionsProps } from '../product-kinds/buy-box.tsx'
import { WishlistButton } from '../wishlist/wishlist-button.tsx'

/** The wishlist and compare buttons of a product. */
export const ProductActions = ({ product: { uid, sku, name }, chosen, look = 'text' }: ProductActionsProps & { readonly look?: 'card' | 'text' }) => (
  <>
    <WishlistButton sku={sku} name={name} look={look} chosen={chosen} />
    <CompareButton uid={uid} name={name} look={look} />
  </>
)
