'use client'

import { useTranslations } from 'next-intl'
import dynamic from 'next/dynamic'
import { Activity, type ReactNode, useMemo, useState } from 'react'
import { withMessages } from '../../messages/with-messages.tsx'
import { useQueryString } from '../../ui/use-query-string.ts'
import { lineInSearch } from '../cart/product-path.ts'
import type { ProductDeliveryTerms } from '../delivery/product-delivery.tsx'
import { ProductActions } from '../product-card/product-actions.tsx'
import { BuyBox } from '../product-kinds/buy-box.tsx'
import { Gallery } from './gallery.tsx'
import type { LineEdit } from '../product-kinds/line-preset.ts'
import { type PackedProduct, unpackProduct } from '../product-kinds/packed-variants.ts'
import type { PartPictures } from '../product-kinds/part-pictures.ts'
import type { ProductChoice } from '../product-kinds/product-choice.ts'
import { type Choice, choose, chosenVariant, initialChoice, likelyVariant } from '../product-kinds/variant-choice.ts'
import { choiceInSearch, searchWithChoice } from '../product-kinds/variant-url.ts'

// Loaded only for the products that need them.
const ExtendedBuyBox = dynamic(() => import('../product-kinds/extended-buy-box.tsx').then((module) => module.ExtendedBuyBox))
const GroupedBuyBox = dynamic(() => import('../product-kinds/grouped-buy-box.tsx').then((module) => module.GroupedBuyBox))

const LineEditor = withMessages(['product'], () => import('../product-kinds/line-editor.tsx').then((module) => module.LineEditor))

interface ProductViewProps {
  readonly product: PackedProduct
  readonly delivery: ProductDeliveryTerms | undefined
  readonly badges: ReactNode
  /** Name and kind, rendered on the server. */
  readonly children: ReactNode
}

/** Gallery and buy box with one choice, which is also in the address so that it can be shared. */
export function ProductView({ product: packed, delivery, badges, children }: ProductViewProps) {
  const t = useTranslations('product')
  const product = useMemo(() => unpackProduct(packed), [packed])
  const { options, variants, extras, parts } = product
  const search = useQueryString() ?? ''
  const [chosen, setChosen] = useState<Choice>()
  const [edit, setEdit] = useState<LineEdit>()
  const [partPictures, setPartPictures] = useState<PartPictures>({})
  const line = lineInSearch(search)
  const choice = chosen ?? choiceInSearch(options, variants, initialChoice(options, variants), search)
  const variant = chosenVariant(options, variants, choice)
  const pictures = [...new Set([...Object.keys(partPictures), ...picturesOf(product, variant ?? likelyVariant(variants, choice))])]
  const onChoose = (code: string, uid: string) => {
    const next = choose(options, variants, choice, code, uid)
    setChosen(next)
    history.replaceState(null, '', location.pathname + searchWithChoice(options, next, location.search) + location.hash)
  }
  const box = { product, delivery, choice, variant, onChoose, edit, Actions: ProductActions }

  return (
    <div className="product page">
      <Activity>
        <Gallery key={pictures[0]} pictures={pictures} videos={product.videos} labelOf={(picture) => partPictures[picture] ?? product.pictureLabels?.[product.pictures.indexOf(picture)]} captionOf={(picture) => product.captions?.[product.pictures.indexOf(picture)]} name={product.name}>
          {badges}
        </Gallery>
      </Activity>
      <section className="buy-box" aria-label={t('buy')}>
        {children}
        {line && <LineEditor key={line} uid={line} product={product} onEdit={(found) => (setEdit(found), setChosen(found.choice), setPartPictures(found.pictures))} />}
        {parts ? (
          <GroupedBuyBox product={product} delivery={delivery} parts={parts} Actions={ProductActions} />
        ) : extras ? (
          <ExtendedBuyBox key={edit?.uid} {...box} extras={extras} onPictures={setPartPictures} />
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
  return variant.pictures.map((index) => pictures[index] ?? '').filter(Boolean)
}
