import { useLocale, useTranslations } from 'next-intl'
import type { ProductCardFragment } from '../../graphql/generated/types.ts'
import { localePath } from '../../i18n/paths.ts'
import { plainText } from '../../lib/plain-text.ts'
import { shownPrice } from '../../lib/shown-price.ts'
import { Badges } from '../../ui/badge.tsx'
import { Link } from '../../ui/link.tsx'
import { Picture } from '../../ui/picture.tsx'
import { Price } from '../../ui/price.tsx'
import { hasRequiredOptions } from '../add-to-cart/has-required-options.ts'
import { CardActions } from './card-actions.tsx'
import { CardColours } from './card-colours.tsx'
import { CardRating } from './card-rating.tsx'
import { productKind } from '../product-kinds/product-kinds.ts'
import { cardColours } from '../product-kinds/swatches.ts'
import { lowestPriceBefore } from '../store/custom-attributes.ts'
import { badgesOf } from './product-badges.ts'
import type { ShownVariant } from './shown-variants.ts'

interface ProductCardProps {
  readonly product: ProductCardFragment
  readonly isBestseller: boolean
  /** The attribute with the lowest price of the 30 days before a reduction. */
  readonly lowestAttribute: string
  /** The heading level of the name. */
  readonly level: 2 | 3
  readonly sizes: string
  /** The page's first picture loads with priority, the rest of its row at once, others when they are near. */
  readonly urgency: 'first' | 'eager' | 'lazy'
  /** The one that the listing's filters ask for. */
  readonly variant?: ShownVariant | undefined
}

/** The whole card is one link with the product's name. Rendered on the server, and in the browser for further pages of a listing. */
export function ProductCard({ product, isBestseller, lowestAttribute, level, sizes, urgency, variant }: ProductCardProps) {
  const t = useTranslations()
  const locale = useLocale()
  // oxlint-disable-next-line react/purity -- a card is rendered once, so its date cannot change
  const badges = badgesOf(product, new Date(), isBestseller, lowestAttribute, t)
  const lowest = lowestPriceBefore(product, lowestAttribute, locale)
  const kind = plainText(product.short_description?.html ?? '')
  const sku = product.sku ?? ''
  const name = product.name ?? ''
  const picture = variant?.picture ?? product.small_image?.url
  const isSoldOut = product.stock_status === 'OUT_OF_STOCK'
  const quickBuy = isSoldOut || hasRequiredOptions(product) ? undefined : productKind(product.__typename)?.quickBuy
  const colours = cardColours(product)
  const Heading = `h${level}` as const

  return (
    <li className={isSoldOut ? 'card card-soldout' : 'card'}>
      <div className="card-picture">
        {picture && (
          <Picture
            src={picture}
            alt=""
            widths="card"
            sizes={sizes}
            first={urgency === 'first'}
            {...(urgency === 'eager' && { loading: 'eager' })}
          />
        )}
        <Badges badges={badges} />
        <CardActions uid={product.uid} sku={sku} name={name} kind={quickBuy} lowest={lowest} />
      </div>
      <Heading className="card-name">
        <Link href={`${localePath(locale, `/${product.url_key}`)}${variant?.search ?? ''}`}>{name}</Link>
      </Heading>
      {kind && <p className="line-clamp-2 text-xs text-mute">{kind}</p>}
      <CardRating product={product} />
      <p className="card-price">
        <Price price={shownPrice(product, locale)} lowest={lowest} />
      </p>
      {colours.length > 1 && <CardColours sku={sku} colours={colours} />}
    </li>
  )
}
