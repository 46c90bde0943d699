'use client'

import { useLocale, useTranslations } from 'next-intl'
import { useEffect, useState } from 'react'
import { logFailure } from '../../lib/log-failure.ts'
import { Button } from '../../ui/button.tsx'
import { cardFacts } from '../product-card/card-facts.ts'
import { lowestPriceBefore } from '../store/custom-attributes.ts'
import { loadViewed, type ViewedProduct } from './load-viewed.ts'
import { SmallCard } from '../product-card/small-card.tsx'
import { forgetViewed, forgetViewedPages, MIN_SHOWN } from './viewed-products.ts'

export interface ViewedSectionProps {
  readonly skus: readonly string[]
  /** Undefined where the backend does not return it. */
  readonly lowestPriceAttribute: string | undefined
  /** Called when the visitor clears the list, and when too few products can be shown. Must be stable: it is a dependency of the effect. */
  readonly onHide: () => void
}

/** A single strip of products with today's prices. */
export function ViewedSection({ skus, lowestPriceAttribute, onHide }: ViewedSectionProps) {
  const t = useTranslations('product.recent')
  const locale = useLocale()
  const [products, setProducts] = useState<readonly ViewedProduct[]>([])

  useEffect(() => {
    void loadViewed(skus, lowestPriceAttribute !== undefined)
      .catch((error: unknown) => {
        logFailure('The recently viewed products are left out', error)
        return []
      })
      .then((found) => (found.length >= MIN_SHOWN ? setProducts(found) : onHide()))
  }, [skus, lowestPriceAttribute, onHide])

  const clear = () => {
    forgetViewed()
    forgetViewedPages()
    onHide()
  }
  return (
    <section className="min-w-0" aria-labelledby="recently-viewed">
      <div className="mb-6 flex items-center justify-between gap-4">
        <h2 id="recently-viewed" className="text-xl tracking-snug">
          {t('title')}
        </h2>
        <Button className="shrink-0" variant="text" onClick={clear}>
          {t('clear')}
        </Button>
      </div>
      <ul className="viewed-cards">
        {products.map((product) => (
          <SmallCard key={product.sku} {...cardFacts(product, locale, lowestPriceBefore(product, lowestPriceAttribute, locale))} />
        ))}
      </ul>
    </section>
  )
}
