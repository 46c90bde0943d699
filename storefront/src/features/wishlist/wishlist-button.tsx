'use client'

import { useTranslations } from 'next-intl'
import { HeartIcon } from '../../ui/icons/heart-icon.tsx'
import { ToggleButton } from '../../ui/toggle-button.tsx'
import { useWishes } from './use-wishes.ts'
import type { Wish } from './change-wishes.ts'
import { reportWish } from './wish-events.ts'

interface WishlistButtonProps {
  readonly sku: string
  readonly name: string
  readonly look: 'card' | 'text'
  /** The chosen options and quantity. */
  readonly chosen?: Omit<Wish, 'sku'> | undefined
}

const DEFAULT_CHOICE: Omit<Wish, 'sku'> = { quantity: 1, selectedOptions: [] }

/** A product's heart, filled when the wishlist has it in any choice. The code that changes the list is loaded with the first click. */
export function WishlistButton({ sku, name, look, chosen = DEFAULT_CHOICE }: WishlistButtonProps) {
  const t = useTranslations('common.wishlist')
  const isWished = useWishes()?.ids.has(sku) ?? false
  const toggle = () =>
    import('./toggle-wish.ts')
      .then(({ toggleWish }) => toggleWish({ ...chosen, sku }, name))
      .catch((error: unknown) => {
        console.error('The wishlist could not be changed', error)
        reportWish({ kind: 'failed', name })
      })
  return (
    <ToggleButton
      look={look === 'card' ? 'card-top' : 'text'}
      label={look === 'card' ? t('addNamed', { name }) : t(isWished ? 'remove' : 'add')}
      icon={<HeartIcon size={look === 'card' ? 20 : 24} />}
      isPressed={isWished}
      onToggle={toggle}
    />
  )
}
