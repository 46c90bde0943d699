'use client'

import { useState } from 'react'
import { useLocale, useTranslations } from 'next-intl'
import type { WishCardFragment } from '../../graphql/generated/types.ts'
import { localePath } from '../../i18n/paths.ts'
import { Button, ButtonLink } from '../../ui/button.tsx'
import type { CardSettings } from '../product-card/get-card-settings.ts'
import { useWishes } from '../wishlist/use-wishes.ts'
import { RemovedWish, useRemoval } from './removed-wish.tsx'
import type { Moves } from './use-moves.ts'
import type { Quantities } from './use-quantities.ts'
import { isShown, type ShownWish } from './wish-card-model.ts'
import { WishCard } from './wish-card.tsx'

interface WishGridProps {
  readonly wishes: readonly WishCardFragment[]
  readonly settings: CardSettings
  readonly moves: Moves
  readonly quantities: Quantities
}

interface Removal {
  readonly wish: ShownWish
  readonly index: number
}

/** The cards of a page; a wish that was just removed keeps its place, with a button to restore it. */
export function WishGrid({ wishes, settings, moves, quantities }: WishGridProps) {
  const list = useWishes()
  const [removal, setRemoval] = useState<Removal>()
  // Wishes that just left the list are hidden while the page reloads.
  const known = new Set([...(list?.ids.values() ?? [])].flat())
  const isListed = ({ id }: WishCardFragment) => !list || list.count > known.size || known.has(id)
  const shown = wishes.filter(isListed)
  const all = removal ? shown.toSpliced(removal.index, 0, removal.wish) : shown

  return (
    <>
      {list?.count === 0 && <EmptyWishlist />}
      <ul className="grid-cards">
        {all.map((wish, index) =>
          wish === removal?.wish ? (
            <RemovedWish key={`removed-${wish.id}`} wish={removal.wish} onUndone={() => setRemoval(undefined)} />
          ) : isShown(wish) ? (
            <WishCard key={wish.id} wish={wish} settings={settings} moves={moves} quantities={quantities} onRemoved={() => setRemoval({ wish, index })} />
          ) : (
            <GoneWish key={wish.id} id={wish.id} />
          ),
        )}
      </ul>
    </>
  )
}

/** Replaces the card of a product that the shop no longer sells; its name and picture are unknown. */
function GoneWish({ id }: { readonly id: string }) {
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

function EmptyWishlist() {
  const t = useTranslations('dashboardWishlist.empty')
  const locale = useLocale()
  return (
    <div className="mb-8 grid justify-items-start gap-4">
      <p className="text-lg text-soft">{t('help')}</p>
      <ButtonLink variant="secondary" href={localePath(locale, '/')}>
        {t('action')}
      </ButtonLink>
    </div>
  )
}
