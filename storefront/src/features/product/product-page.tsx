import 'server-only'
import { getTranslations } from 'next-intl/server'
import { Activity } from 'react'
import { readServerSettings } from '../../env.ts'
import type { ProductPageFragment, ProductReviewsFragment } from '../../graphql/generated/types.ts'
import { ClientMessages, type SharedMessage } from '../../messages/client-messages.tsx'
import type { Locale } from '../../i18n/locales.ts'
import { localePath } from '../../i18n/paths.ts'
import { markSameForAnyQuery } from '../../lib/page-signals.ts'
import { plainText } from '../../lib/plain-text.ts'
import { Badges } from '../../ui/badge.tsx'
import { Breadcrumbs } from '../../ui/breadcrumbs.tsx'
import { JsonLd } from '../../ui/json-ld.tsx'
import { getStoreCountry } from '../address/store-country.ts'
import { RatingLine } from '../reviews/product-reviews.tsx'
import { getBestsellerUids } from '../product-card/bestsellers.ts'
import { getDelivery } from '../delivery/get-delivery.ts'
import { promisedDays } from '../delivery/promised-days.ts'
import { breadcrumbJsonLd, productTrail } from '../url/breadcrumbs.ts'
import { getLowestPriceAttribute, lowestPrice, lowestPriceAttribute } from '../product-card/lowest-price.ts'
import { PageLinks, productCounterparts } from '../url/page-links.tsx'
import { getTimeZone } from '../store/store-config.ts'
import { badgesOf } from '../product-card/product-badges.ts'
import { packProduct } from '../product-kinds/packed-variants.ts'
import type { ProductChoice } from '../product-kinds/product-choice.ts'
import { productChoice } from '../product-kinds/read-product.ts'
import { withPlayers } from './film-players.ts'
import { productJsonLd } from './product-json-ld.ts'
import { ProductView, RecentlyViewed } from './product-parts.tsx'
import { ProductTabs } from './product-tabs.tsx'
import { RelatedProductsRow } from './related-products-row.tsx'
import { getSizing } from './sizing.ts'

interface ProductPageProps {
  readonly product: ProductPageFragment
  /** Undefined if the backend failed to return them. */
  readonly reviews: ProductReviewsFragment | undefined
  readonly locale: Locale
}

const { services, freeShippingFrom } = readServerSettings()

const NAMESPACES = ['product', 'delivery', 'gallery'] as const
/** Messages that only the server renders or that load with their component. */
const LATE_MESSAGES = [
  'product.tabs', 'product.related', 'product.edit', 'product.option.missing',
  'gallery.zoomed', 'gallery.closeFilm', 'gallery.zoomIn', 'gallery.zoomOut', 'gallery.close', 'gallery.previous', 'gallery.next',
] as const

/** Messages that only some products need are left out of the pages of the others. */
const unusedMessages = ({ extras, parts, tierPrices, variants, hasAlerts, isForSale, isShipped, isFile, videos, sizing }: ProductChoice): readonly SharedMessage[] => [
  ...LATE_MESSAGES,
  ...(isForSale ? (['product.cannotChoose'] as const) : []),
  ...(isShipped || isFile ? (['product.available', 'product.places'] as const) : []),
  ...(isFile ? (['product.quantity', 'product.inStock', 'product.left'] as const) : (['product.download'] as const)),
  ...(hasAlerts ? [] : (['product.alert'] as const)),
  ...(sizing?.guide ? [] : (['product.sizeGuide'] as const)),
  ...(isShipped ? (['delivery.unknown', 'delivery.ready', 'delivery.methods'] as const) : (['delivery'] as const)),
  ...(videos ? [] : (['gallery.video', 'gallery.film'] as const)),
  ...(extras || parts ? [] : (['product.kinds'] as const)),
  ...(tierPrices || variants.some((variant) => variant.tierPrices) ? [] : (['product.tiers'] as const)),
]

const hasSoldOut = ({ isForSale, isInStock, variants, parts = [] }: ProductChoice): boolean =>
  isForSale && (!isInStock || [...variants, ...parts].some((part) => !part.isInStock))

const isDeliveredFree = ({ price_range }: ProductPageFragment): boolean =>
  freeShippingFrom !== undefined && (price_range.minimum_price.final_price.value ?? 0) >= freeShippingFrom

/**
 * Gallery, tabs and related products are in boundaries of their own, so that React hydrates the buy box first. The viewed products are not:
 * they remember a product that is left at once.
 */
export async function ProductPage({ product, reviews, locale }: ProductPageProps) {
  const [counterparts, bestsellers, country, promised, listedLowestPrice, sizing, t] = await Promise.all([
    productCounterparts(product.sku ?? '', product.uid, locale),
    getBestsellerUids(locale),
    getStoreCountry(locale),
    Promise.all([getDelivery(locale), getTimeZone(locale)]).then(([delivery, timeZone]) => promisedDays(delivery, timeZone)),
    getLowestPriceAttribute(locale),
    getSizing(product, locale),
    getTranslations(),
    markSameForAnyQuery(),
  ])
  const path = localePath(locale, `/${product.url_key}`)
  const trail = [{ label: t('breadcrumbs.home'), href: localePath(locale, '/') }, ...productTrail(product, locale)]
  const regionNames = new Intl.DisplayNames(locale, { type: 'region' })
  const methods = country ? t('delivery.methods', { code: country, country: regionNames.of(country) ?? country }) : undefined
  const badges = badgesOf(product, new Date(), bestsellers.has(product.uid), lowestPriceAttribute, t)
  const kind = plainText(product.short_description?.html ?? '')
  const read = withPlayers(productChoice(product, locale, (priced) => lowestPrice(priced, locale)))
  const choice: ProductChoice = { ...read, ...(sizing && { sizing }), ...(services.stockAlert && hasSoldOut(read) && { hasAlerts: true }) }

  return (
    <>
      <PageLinks locale={locale} path={path} counterparts={counterparts} />
      <JsonLd data={[productJsonLd(product, reviews, path), breadcrumbJsonLd(trail)]} />
      <Breadcrumbs label={t('breadcrumbs.label')} items={trail} />
      <ClientMessages namespaces={NAMESPACES} except={unusedMessages(choice)}>
        <ProductView
          product={packProduct(choice)}
          delivery={methods || promised.length > 0 ? { promised, methods, isFree: isDeliveredFree(product) } : undefined}
          badges={<Badges badges={badges} />}
        >
          <div className="grid gap-2">
            <h1 className="product-name">{product.name}</h1>
            {kind && <p className="text-soft">{kind}</p>}
            {reviews && <RatingLine product={reviews} />}
          </div>
        </ProductView>
        <Activity>
          <ProductTabs product={product} reviews={reviews} locale={locale} />
          <RelatedProductsRow product={product} locale={locale} />
        </Activity>
        <RecentlyViewed key={product.uid} sku={product.sku ?? ''} lowestPriceAttribute={listedLowestPrice} />
      </ClientMessages>
    </>
  )
}
