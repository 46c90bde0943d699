import 'server-only'
import { useTranslations } from 'next-intl'
import type { ProductCardFragment } from '../../graphql/generated/types.ts'
import type { Locale } from '../../i18n/locales.ts'
import { localePath } from '../../i18n/paths.ts'
import { shownPrice } from '../../lib/shown-price.ts'
import { Badges } from '../../ui/badge.tsx'
import { ButtonLink } from '../../ui/button.tsx'
import { Link } from '../../ui/link.tsx'
import { Picture } from '../../ui/picture.tsx'
import { Price } from '../../ui/price.tsx'
import { getEntryPicture } from '../content/entry-files.ts'
import { lowestPrice, lowestPriceAttribute } from '../product-card/lowest-price.ts'
import { badgeOf } from '../product-card/product-badges.ts'
import { optional } from '../store/optional.ts'
import type { BlockProps } from './block.ts'
import { blockLink } from './block-link.ts'
import { getProductsBySku } from './block-products.ts'

/** The heading of a page, with a product or a picture among wind lines. */
export async function HeroBlock({ options, locale }: BlockProps<'Hero'>) {
  const { title, lead, buttonLabel, buttonHref, sku, alt } = options
  const [products, picture, button] = await Promise.all([
    optional('The product of a hero', getProductsBySku(sku ? [sku] : [], locale)),
    getEntryPicture(options.picture),
    blockLink(buttonLabel, buttonHref, locale),
  ])
  return <Hero title={title} lead={lead} button={button} product={products?.[0]} picture={picture ? { src: picture, alt } : undefined} locale={locale} />
}

interface HeroProps {
  readonly title: string
  readonly lead: string | undefined
  readonly button: { readonly label: string; readonly href: string } | undefined
  readonly product?: ProductCardFragment | undefined
  /** Replaces the product's picture. */
  readonly picture?: { readonly src: string; readonly alt: string | undefined } | undefined
  readonly locale: Locale
}

/** The wind lines bend around the product. */
export function Hero({ title, lead, button, product, picture, locale }: HeroProps) {
  const src = picture?.src ?? product?.small_image?.url
  return (
    <section className="hero">
      <div className="wind wind-hero absolute inset-0 opacity-30 max-md:bottom-auto max-md:aspect-square" aria-hidden />
      <div className="page hero-inside">
        <div className={picture ? 'hero-product hero-photo' : 'hero-product'}>
          {src && <Picture src={src} alt={picture?.alt ?? ''} widths="wide" sizes="(min-width:768px) 46vw, 100vw" first />}
        </div>
        <div className="hero-text">
          <h1 className="text-display font-semibold tracking-[-0.04em]">{title}</h1>
          {lead && <p className="max-w-[36ch] text-lg/normal">{lead}</p>}
          {button && (
            <div>
              <ButtonLink className="max-md:w-full" href={button.href}>
                {button.label}
              </ButtonLink>
            </div>
          )}
        </div>
        {product && <ProductTag product={product} locale={locale} />}
      </div>
    </section>
  )
}

/** Names the pictured product, with its price as on a card. */
function ProductTag({ product, locale }: { readonly product: ProductCardFragment; readonly locale: Locale }) {
  const t = useTranslations()
  const price = shownPrice(product, locale)
  return (
    <div className="hero-tag">
      {price.regular && <Badges badges={[badgeOf('sale', product, lowestPriceAttribute, t)]} />}
      <Link href={localePath(locale, `/${product.url_key}`)}>
        <b className="font-semibold">{product.name}</b>
      </Link>
      <span className="text-soft tabular-nums"><Price price={price} lowest={lowestPrice(product, locale)} /></span>
    </div>
  )
}
