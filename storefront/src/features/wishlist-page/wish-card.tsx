'use client'

import { useLocale, useTranslations } from 'next-intl'
import { useState } from 'react'
import { LANGUAGES } from '../../i18n/languages.ts'
import { formatMoney } from '../../lib/format-money.ts'
import { plainText } from '../../lib/plain-text.ts'
import { shownPrice } from '../../lib/shown-price.ts'
import { Badges } from '../../ui/badge.tsx'
import { HeartIcon } from '../../ui/icons/heart-icon.tsx'
import { Link } from '../../ui/link.tsx'
import { Picture } from '../../ui/picture.tsx'
import { Price } from '../../ui/price.tsx'
import { ToggleButton } from '../../ui/toggle-button.tsx'
import { named } from '../cart/cart-lines.ts'
import { CompareButton } from '../compare/compare-button.tsx'
import { CardColours } from '../product-card/card-colours.tsx'
import { CARD_SIZES } from '../product-card/card-sizes.ts'
import { lowestPriceBefore } from '../store/custom-attributes.ts'
import type { CardSettings } from '../product-card/get-card-settings.ts'
import { CardRating } from '../product-card/card-rating.tsx'
import { badgesOf } from '../product-card/product-badges.ts'
import { cardColours } from '../product-kinds/swatches.ts'
import { priceChange } from '../wishlist/wish-prices.ts'
import { useRemoval } from './removed-wish.tsx'
import type { Moves } from './use-moves.ts'
import type { Quantities } from './use-quantities.ts'
import { chosenVariant, isSoldOut, type ShownWish, wishName, wishOptions, wishPath } from './wish-card-model.ts'
import { WishFoot } from './wish-foot.tsx'

interface WishCardProps {
  readonly wish: ShownWish
  readonly settings: CardSettings
  readonly moves: Moves
  readonly quantities: Quantities
  readonly onRemoved: () => void
}

/** A product's card with the chosen options, and the picture and price of the variant. */
export function WishCard({ wish, settings, moves, quantities, onRemoved }: WishCardProps) {
  const t = useTranslations()
  const locale = useLocale()
  const { isRemoving, remove } = useRemoval(wish.id)
  const [today] = useState(() => new Date())
  const { product } = wish
  const priced = { ...product, price_range: chosenVariant(wish)?.price_range ?? product.price_range }
  const isOut = isSoldOut(wish)
  const stock_status = isOut ? 'OUT_OF_STOCK' : 'IN_STOCK'
  const badges = badgesOf({ ...priced, stock_status }, today, settings.bestsellers.includes(product.uid), settings.lowestPriceAttribute, t)
  const lowest = lowestPriceBefore(priced, settings.lowestPriceAttribute, locale)
  const picture = chosenVariant(wish)?.small_image?.url ?? product.small_image?.url
  const kind = plainText(product.short_description?.html ?? '')
  const colours = cardColours(product)
  const options = wishOptions(wish)
  const name = wishName(wish)

  return (
    <li className={isOut ? 'card card-soldout' : 'card'} aria-busy={isRemoving}>
      <div className="card-picture">
        {picture && <Picture src={picture} alt="" widths="card" sizes={CARD_SIZES[3]} />}
        <Badges badges={badges} />
        <ToggleButton
          look="card-top"
          label={t('common.wishlist.addNamed', { name })}
          icon={<HeartIcon size={20} />}
          isPressed
          onToggle={async () => void ((await remove()) && onRemoved())}
        />
        <CompareButton uid={product.uid} name={product.name ?? ''} look="card" />
      </div>
      <h2 className="card-name">
        <Link href={wishPath(wish, locale)}>{product.name}</Link>
      </h2>
      {kind && <p className="line-clamp-2 text-xs text-mute">{kind}</p>}
      {options.length > 0 && <p className="text-xs text-mute wrap-anywhere">{options.map(named).join(' · ')}</p>}
      <CardRating product={product} />
      <p className="card-price">
        <Price price={shownPrice(priced, locale)} lowest={lowest} />
        <PriceSince wish={wish} />
      </p>
      {!chosenVariant(wish) && colours.length > 1 && <CardColours sku={product.sku ?? ''} colours={colours} />}
      <WishFoot wish={wish} moves={moves} quantities={quantities} />
    </li>
  )
}

/** How the price has changed since this device first saw the wish. */
function PriceSince({ wish }: { readonly wish: ShownWish }) {
  const t = useTranslations('dashboardWishlist.price')
  const locale = useLocale()
  const change = priceChange(wish)
  if (!change) return null
  const { by, currency, since } = change
  const day = new Intl.DateTimeFormat(LANGUAGES[locale].dates, { dateStyle: 'long', timeZone: 'UTC' }).format(new Date(since))
  const amount = formatMoney({ value: Math.abs(by), currency }, locale)
  return <span className={`basis-full text-2xs ${by < 0 ? 'text-success' : 'text-mute'}`}>{t(by < 0 ? 'less' : 'more', { amount, day })}</span>
}
