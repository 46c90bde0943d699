'use client'

import { useTranslations } from 'next-intl'
import { HeartIcon } from '../../ui/icon.tsx'
import { ToggleButton } from '../../ui/toggle-button.tsx'
import { useWish } from './use-wish.ts'
import { tellWish } from './wish-news.ts'

interface WishlistButtonProps {
  readonly sku: string
  readonly name: string
  readonly look: 'card' | 'text'
}

/** The heart of a product. What sends is loaded with the first press. */
export function WishlistButton({ sku, name, look }: WishlistButtonProps) {
  const t = useTranslations('common.wishlist')
  const toggle = () =>
    import('./toggle-wish.ts')
      .then(({ toggleWish }) => toggleWish(sku, name))
      .catch((error: unknown) => {
        console.error('The wishlist could not be changed', error)
        tellWish({ kind: 'failed', name })
      })
  return (
    <ToggleButton
      look={look === 'card' ? 'card-top' : 'text'}
      label={look === 'card' ? t('addNamed', { name }) : t('add')}
      icon={<HeartIcon size={look === 'card' ? 20 : 24} />}
      isPressed={useWish(sku)}
      onToggle={toggle}
    />
  )
}
