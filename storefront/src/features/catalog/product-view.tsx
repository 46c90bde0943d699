'use client'

import { useTranslations } from 'next-intl'
import dynamic from 'next/dynamic'
import { type ReactNode, useState } from 'react'
import { withWords } from '../../i18n/with-words.tsx'
import { useSearch } from '../../lib/use-search.ts'
import { lineInSearch } from '../cart/line-path.ts'
import { BuyBox } from './buy-box.tsx'
import { Gallery } from './gallery.tsx'
import type { LineEdit } from './line-edit.ts'
import type { ProductChoice } from './product-choice.ts'
import { type Choice, choose, chosenVariant, initialChoice, likelyVariant } from './variant-choice.ts'
import { choiceInSearch, searchWithChoice } from './variant-url.ts'

// Most products are bought as they are: only others bring what they need.
const ExtendedBuyBox = dynamic(() => import('./extended-buy-box.tsx').then((module) => module.ExtendedBuyBox))
const GroupedBuyBox = dynamic(() => import('./grouped-buy-box.tsx').then((module) => module.GroupedBuyBox))

const LineEditor = withWords(['product'], () => import('./line-editor.tsx').then((module) => module.LineEditor))

interface ProductViewProps {
  readonly product: ProductChoice
  readonly badges: ReactNode
  /** Name and kind, rendered on the server. */
  readonly children: ReactNode
}

/** Gallery and buy box, which follow one choice. The choice stands in the address, so that it can be shared. */
export function ProductView({ product, badges, children }: ProductViewProps) {
  const t = useTranslations('product')
  const { options, variants, extras, parts } = product
  const search = useSearch() ?? ''
  const [chosen, setChosen] = useState<Choice>()
  const [edit, setEdit] = useState<LineEdit>()
  const line = lineInSearch(search)
  const choice = chosen ?? choiceInSearch(options, variants, initialChoice(options), search)
  const variant = chosenVariant(options, variants, choice)
  const pictures = picturesOf(product, variant ?? likelyVariant(variants, choice))
  const onChoose = (code: string, uid: string) => {
    const next = choose(options, variants, choice, code, uid)
    setChosen(next)
    history.replaceState(null, '', location.pathname + searchWithChoice(options, next, location.search) + location.hash)
  }
  const box = { product, choice, variant, onChoose, edit }

  return (
    <div className="product page">
      <Gallery key={pictures[0]} pictures={pictures} videos={product.videos} name={product.name}>
        {badges}
      </Gallery>
      <section className="buy-box" aria-label={t('buy')}>
        {children}
        {line && <LineEditor key={line} uid={line} product={product} onEdit={(found) => (setEdit(found), setChosen(found.choice))} />}
        {parts ? (
          <GroupedBuyBox product={product} parts={parts} />
        ) : extras ? (
          <ExtendedBuyBox key={edit?.uid} {...box} extras={extras} />
        ) : (
          <BuyBox key={edit?.uid} {...box} />
        )}
      </section>
    </div>
  )
}

function picturesOf({ pictures, ownPictures }: ProductChoice, variant: ProductChoice['variants'][number] | undefined): string[] {
  const own = pictures.slice(0, ownPictures)
  if (!variant || variant.pictures.length === 0) return own
  return variant.pictures.map((place) => pictures[place] ?? '').filter(Boolean)
}
