import 'server-only'
import { getLocale, getTranslations } from 'next-intl/server'
import type { ProductCardFragment } from '../../graphql/generated/types.ts'
import { localePath } from '../../i18n/paths.ts'
import { formatMoney } from '../../lib/format-money.ts'
import { plainText } from '../../lib/plain-text.ts'
import { Badges } from '../../ui/badge.tsx'
import { Link } from '../../ui/link.tsx'
import { Picture } from '../../ui/picture.tsx'
import { Price } from '../../ui/price.tsx'
import { productBadges } from './product-badges.ts'
import { swatchColour } from './swatches.ts'

interface ProductCardProps {
  readonly product: ProductCardFragment
  readonly isBestseller: boolean
  /** Where in the outline of the page the name stands. */
  readonly level: 2 | 3
  readonly sizes: string
  /** The page's first picture comes before all others, the rest of its row at once, any other when it is near. */
  readonly urgency: 'first' | 'eager' | 'lazy'
}

/** The whole card is one link, named after the product. */
export async function ProductCard({ product, isBestseller, level, sizes, urgency }: ProductCardProps) {
  const [t, locale] = await Promise.all([getTranslations(), getLocale()])
  const { minimum_price: lowest, maximum_price: highest } = product.price_range
  const now = formatMoney(lowest.final_price, locale)
  const regular = formatMoney(lowest.regular_price, locale)
  const isFrom = (highest?.final_price.value ?? 0) > (lowest.final_price.value ?? 0)
  const badges = productBadges(product, new Date(), isBestseller).map((kind) => ({ kind, label: t(`badge.${kind}`) }))
  const kind = plainText(product.short_description?.html ?? '')
  const Heading = `h${level}` as const

  return (
    <li className={`card ${product.stock_status === 'OUT_OF_STOCK' ? 'card-soldout' : ''}`}>
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
      </div>
      <Heading className="card-name">
        <Link href={localePath(locale, `/${product.url_key}`)}>{product.name}</Link>
      </Heading>
      {kind && <p className="line-clamp-2 text-xs text-mute">{kind}</p>}
      <p className="card-price">
        <Price
          now={isFrom ? t('common.price.from', { price: now }) : now}
          regular={regular === now ? undefined : regular}
          labels={{ now: t('common.price.now'), regular: t('common.price.regular') }}
        />
      </p>
      <Colours colours={colours(product)} label={(count) => t('category.card.colours', { count })} />
    </li>
  )
}

function Colours({ colours, label }: { colours: readonly string[]; label: (count: number) => string }) {
  if (colours.length < 2) return null
  return (
    <p className="card-colours">
      <span className="sr-only">{label(colours.length)}</span>
      {colours.map((colour) => (
        <i key={colour} style={{ background: colour }} />
      ))}
    </p>
  )
}

function colours(product: ProductCardFragment): string[] {
  const options = 'configurable_options' in product ? (product.configurable_options ?? []) : []
  const found = options.flatMap((option) => option?.values?.map((value) => swatchColour(value?.swatch_data)) ?? [])
  return [...new Set(found.filter((colour) => colour !== undefined))]
}
