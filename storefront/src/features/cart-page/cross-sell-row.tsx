'use client'

import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useLocale, useTranslations } from 'next-intl'
import type { CartLineFragment } from '../../graphql/generated/types.ts'
import { queryClient } from '../../graphql/query-client.ts'
import { logFailure } from '../../lib/log-failure.ts'
import { lineSkus } from '../cart/cart-lines.ts'
import { useCartId } from '../cart/use-cart-id.ts'
import type { CardSettings } from '../product-card/get-card-settings.ts'
import { LoadedCards } from '../product-card/loaded-cards.tsx'
import { shownCrossSells } from './cross-sells.ts'
import { loadCrossSells } from './load-cross-sells.ts'
import { useLostFocus } from './use-lost-focus.ts'

export interface CrossSellRowProps {
  readonly lines: readonly CartLineFragment[]
  readonly settings: CardSettings
}

/** Products that go with those in the cart; nothing if the shop recommends none. */
export function CrossSellRow({ lines, settings }: CrossSellRowProps) {
  const t = useTranslations('cart')
  const locale = useLocale()
  const cartId = useCartId()
  const { data = [] } = useQuery(
    {
      queryKey: ['cross-sells', cartId, locale, [...lineSkus(lines)].toSorted()],
      queryFn: () => (cartId ? loadCrossSells(cartId, lines, settings).catch(withoutCrossSells) : []),
      placeholderData: keepPreviousData,
      staleTime: Infinity,
    },
    queryClient,
  )
  const shown = shownCrossSells(data, lines)
  // A card that is added to the cart leaves the row, with the button that was clicked.
  const heading = useLostFocus<HTMLHeadingElement>(shown.map(({ uid }) => uid).join())
  if (shown.length === 0) return null
  return (
    <section className="mt-(--section)" aria-labelledby="cross-sells">
      <h2 id="cross-sells" ref={heading} tabIndex={-1} className="mb-6 text-xl tracking-snug outline-none">
        {t('crossSells')}
      </h2>
      <ul className="grid-cards grid-cards-4">
        <LoadedCards products={shown} settings={settings} columns={4} level={3} />
      </ul>
    </section>
  )
}

function withoutCrossSells(error: unknown): [] {
  logFailure('The cross-sells are left out', error)
  return []
}
