'use client'

import { useTranslations } from 'next-intl'
import { HeartIcon } from '../../ui/icons/heart-icon.tsx'
import { ToggleButton } from '../../ui/toggle-button.tsx'
import { useWishes } from './use-wishes.ts'
import type { Wish } from './wish.ts'
import { tellWish } from './wish-news.ts'

interface WishlistButtonProps {
  readonly sku: string
  readonly name: string
  readonly look: 'card' | 'text'
  /** What is chosen of the product, and how many. */
  readonly chosen?: Omit<Wish, 'sku'> | undefined
}

const AS_IT_IS: Omit<Wish, 'sku'> = { quantity: 1, selectedOptions: [] }

/** The heart of a product, full when it is wished for in any choice. What sends is loaded with the first press. */
export function WishlistButton({ sku, name, look, chosen = AS_IT_IS }: WishlistButtonProps) {
  const t = useTranslations('common.wishlist')
  const toggle = () =>
    import('./toggle-wish.ts')
      .then(({ toggleWish }) => toggleWish({ ...chosen, sku }, name))
      .catch((error: unknown) => {
        console.error('The wishlist could not be changed', error)
        tellWish({ kind: 'failed', name })
      })
  return (
    <ToggleButton
      look={look === 'card' ? 'card-top' : 'text'}
      label={look === 'card' ? t('addNamed', { name }) : t('add')}
      icon={<HeartIcon size={look === 'card' ? 20 : 24} />}
      isPressed={useWishes()?.ids.has(sku) ?? false}
      onToggle={toggle}
    />
  )
}
