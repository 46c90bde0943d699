'use client'

import { useTranslations } from 'next-intl'
import { Button } from '../../ui/button.tsx'
import { useRemoval } from './use-removal.ts'

/** In the place of a product that the shop no longer has: nothing of it is known but that. */
export function GoneWish({ id }: { readonly id: string }) {
  const t = useTranslations('dashboardWishlist')
  const { isRemoving, remove } = useRemoval(id)
  return (
    <li className="card justify-center gap-3 bg-tile p-4">
      <p>{t('gone')}</p>
      <Button variant="secondary" small busy={isRemoving} onClick={() => void remove()}>
        {t('remove')}
      </Button>
    </li>
  )
}
