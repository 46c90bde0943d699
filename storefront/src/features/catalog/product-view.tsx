'use client'

import { useTranslations } from 'next-intl'
import { type ReactNode, useState } from 'react'
import { BuyBox } from './buy-box.tsx'
import { Gallery } from './gallery.tsx'
import type { ProductChoice } from './product-choice.ts'
import { choose, chosenVariant, initialChoice, likelyVariant } from './variant-choice.ts'

interface ProductViewProps {
  readonly product: ProductChoice
  readonly badges: ReactNode
  /** Name and kind, rendered on the server. */
  readonly children: ReactNode
}

/** Gallery and buy box, which follow one choice. */
export function ProductView({ product, badges, children }: ProductViewProps) {
  const t = useTranslations('product')
  const { options, variants } = product
  const [choice, setChoice] = useState(() => initialChoice(options))
  const variant = chosenVariant(options, variants, choice)
  const pictures = picturesOf(product, variant ?? likelyVariant(variants, choice))

  return (
    <div className="product page">
      <Gallery key={pictures[0]} pictures={pictures} name={product.name}>
        {badges}
      </Gallery>
      <section className="buy-box" aria-label={t('buy')}>
        {children}
        <BuyBox
          product={product}
          choice={choice}
          variant={variant}
          onChoose={(code, uid) => setChoice(choose(options, variants, choice, code, uid))}
        />
      </section>
    </div>
  )
}

function picturesOf({ pictures, ownPictures }: ProductChoice, variant: ProductChoice['variants'][number] | undefined): string[] {
  const own = pictures.slice(0, ownPictures)
  if (!variant || variant.pictures.length === 0) return own
  return variant.pictures.map((place) => pictures[place] ?? '').filter(Boolean)
}
