'use client'

import { useLocale, useTranslations } from 'next-intl'
import { useEffect, useState } from 'react'
import { send } from '../../graphql/browser.ts'
import { RecentlyViewedOperation } from '../../graphql/generated/recently-viewed.ts'
import type { RecentProductFragment } from '../../graphql/generated/types.ts'
import { localePath } from '../../i18n/paths.ts'
import { formatMoney } from '../../lib/format-money.ts'
import { logFailure } from '../../lib/log-failure.ts'
import { Link } from '../../ui/link.tsx'
import { Picture } from '../../ui/picture.tsx'
import { Price } from '../../ui/price.tsx'
import { ViewedPlaceholder } from './viewed-placeholder.tsx'

interface ViewedCardsProps {
  readonly skus: readonly string[]
  /** The shop has none of them any more, or cannot tell. */
  readonly onNone: () => void
}

/** One strip of them, whatever their number, so that the page keeps its height. */
export function ViewedCards({ skus, onNone }: ViewedCardsProps) {
  const [products, setProducts] = useState<readonly RecentProductFragment[]>()

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
        <ViewedCard key={product.uid} product={product} />
      ))}
    </ul>
  )
}

async function readProducts(skus: readonly string[]): Promise<RecentProductFragment[]> {
  const { products } = await send(RecentlyViewedOperation, { skus, pageSize: skus.length })
  const found = (products?.items ?? []).filter((product) => product?.url_key) as RecentProductFragment[]
  return found.toSorted((one, other) => skus.indexOf(one.sku ?? '') - skus.indexOf(other.sku ?? ''))
}

function ViewedCard({ product: { name, url_key, small_image, price_range } }: { product: RecentProductFragment }) {
  const t = useTranslations('common.price')
  const locale = useLocale()
  const { minimum_price: lowest, maximum_price: highest } = price_range
  const now = formatMoney(lowest.final_price, locale)
  const regular = formatMoney(lowest.regular_price, locale)
  const isFrom = (highest?.final_price.value ?? 0) > (lowest.final_price.value ?? 0)
  return (
    <li className="card">
      <div className="card-picture">
        {small_image?.url && <Picture src={small_image.url} alt="" widths="card" sizes="(min-width:1440px) 322px, (min-width:768px) 25vw, 45vw" />}
      </div>
      <h3 className="card-name">
        <Link href={localePath(locale, `/${url_key}`)}>{name}</Link>
      </h3>
      <p className="card-price">
        <Price
          now={isFrom ? t('from', { price: now }) : now}
          regular={regular === now ? undefined : regular}
          labels={{ now: t('now'), regular: t('regular') }}
        />
      </p>
    </li>
  )
}
