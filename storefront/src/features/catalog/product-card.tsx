import { useLocale, useTranslations } from 'next-intl'
import type { ProductCardFragment } from '../../graphql/generated/types.ts'
import { localePath } from '../../i18n/paths.ts'
import { plainText } from '../../lib/plain-text.ts'
import { shownPrice } from '../../lib/shown-price.ts'
import { Badges } from '../../ui/badge.tsx'
import { Link } from '../../ui/link.tsx'
import { Picture } from '../../ui/picture.tsx'
import { Price } from '../../ui/price.tsx'
import { hasRequiredOptions } from '../cart/has-required-options.ts'
import { CardActions } from './card-actions.tsx'
import type { Buyable } from './card-buy.tsx'
import { CardColours } from './card-colours.tsx'
import { cardColours } from './card-colours-of.ts'
import { productBadges } from './product-badges.ts'

interface ProductCardProps {
  readonly product: ProductCardFragment
  readonly isBestseller: boolean
  /** Of the 30 days before a reduction. */
  readonly lowest: string | undefined
  /** Where in the outline of the page the name stands. */
  readonly level: 2 | 3
  readonly sizes: string
  /** The page's first picture comes before all others, the rest of its row at once, any other when it is near. */
  readonly urgency: 'first' | 'eager' | 'lazy'
}

/** The whole card is one link, named after the product. Drawn on the server, and in the browser when a listing goes on. */
export function ProductCard({ product, isBestseller, lowest, level, sizes, urgency }: ProductCardProps) {
  const t = useTranslations()
  const locale = useLocale()
  // oxlint-disable-next-line react/purity -- a card is drawn once, and the day is the same for all of it
  const badges = productBadges(product, new Date(), isBestseller).map((kind) => ({ kind, label: t(`badge.${kind}`) }))
  const kind = plainText(product.short_description?.html ?? '')
  const sku = product.sku ?? ''
  const name = product.name ?? ''
  const isSoldOut = product.stock_status === 'OUT_OF_STOCK'
  const buyable = isSoldOut || hasRequiredOptions(product) ? undefined : BUYABLE[product.__typename]
  const colours = cardColours(product)
  const Heading = `h${level}` as const

  return (
    <li className={isSoldOut ? 'card card-soldout' : 'card'}>
      <div className="card-picture">
        {product.small_image?.url && (
          <Picture
            src={product.small_image.url}
            alt=""
            widths="card"
            sizes={sizes}
            first={urgency === 'first'}
            {...(urgency === 'eager' && { loading: 'eager' })}
          />
        )}
        <Badges badges={badges} />
        <CardActions uid={product.uid} sku={sku} name={name} kind={buyable} lowest={lowest} />
      </div>
      <Heading className="card-name">
        <Link href={localePath(locale, `/${product.url_key}`)}>{name}</Link>
      </Heading>
      {kind && <p className="line-clamp-2 text-xs text-mute">{kind}</p>}
      <p className="card-price">
        <Price price={shownPrice(product.price_range, locale)} />
        {lowest && <span className="card-lowest">{t('common.price.lowest', { price: lowest })}</span>}
      </p>
      {colours.length > 1 && <CardColours sku={sku} colours={colours} />}
    </li>
  )
}

const BUYABLE: Readonly<Record<string, Buyable>> = {
  SimpleProduct: 'simple',
  VirtualProduct: 'simple',
  ConfigurableProduct: 'configurable',
}
