'use client'

import { useLocale } from 'next-intl'
import { useEffect, useState } from 'react'
import { send } from '../../graphql/browser.ts'
import { RecentlyViewedOperation } from '../../graphql/generated/recently-viewed.ts'
import type { RecentlyViewedQuery } from '../../graphql/generated/types.ts'
import { logFailure } from '../../lib/log-failure.ts'
import { cardFacts } from './card-facts.ts'
import { SmallCard } from './small-card.tsx'
import { ViewedPlaceholder } from './viewed-placeholder.tsx'

type ViewedProduct = NonNullable<NonNullable<NonNullable<RecentlyViewedQuery['products']>['items']>[number]>

interface ViewedCardsProps {
  readonly skus: readonly string[]
  /** The shop has none of them any more, or cannot tell. */
  readonly onNone: () => void
}

/** One strip of them, whatever their number, so that the page keeps its height. */
export function ViewedCards({ skus, onNone }: ViewedCardsProps) {
  const locale = useLocale()
  const [products, setProducts] = useState<readonly ViewedProduct[]>()

  useEffect(() => {
    void readProducts(skus)
      .catch((error: unknown) => {
        logFailure('What was recently viewed is left out', error)
        return []
      })
      .then((found) => (found.length > 0 ? setProducts(found) : onNone()))
    // Asked once for what is to be shown: whoever shows it hands a new function at each turn.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [skus])

  if (!products) return <ViewedPlaceholder count={skus.length} />
  return (
    <ul className="viewed-cards">
      {products.map((product) => (
        <SmallCard key={product.uid} {...cardFacts(product, locale)} />
      ))}
    </ul>
  )
}

async function readProducts(skus: readonly string[]): Promise<ViewedProduct[]> {
  const { products } = await send(RecentlyViewedOperation, { skus, pageSize: skus.length })
  const found = (products?.items ?? []).filter((product) => product?.url_key) as ViewedProduct[]
  return found.toSorted((one, other) => skus.indexOf(one.sku ?? '') - skus.indexOf(other.sku ?? ''))
}
