'use client'

import { useState } from 'react'
import type { WishCardFragment } from '../../graphql/generated/types.ts'
import type { CardSettings } from '../catalog/card-settings.ts'
import { useWishes } from '../wishlist/use-wishes.ts'
import { EmptyWishlist } from './empty-wishlist.tsx'
import { GoneWish } from './gone-wish.tsx'
import { RemovedWish } from './removed-wish.tsx'
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

/** The cards of a page, and in its place the one that was just taken off. */
export function WishGrid({ wishes, settings, moves, quantities }: WishGridProps) {
  const list = useWishes()
  const [removal, setRemoval] = useState<Removal>()
  // What has just left the list is not shown any more while the page is asked for anew.
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
