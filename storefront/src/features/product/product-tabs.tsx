import 'server-only'
import { getTranslations } from 'next-intl/server'
import { readServerSettings } from '../../env.ts'
import type { ProductPageFragment, ProductReviewsFragment } from '../../graphql/generated/types.ts'
import type { Locale } from '../../i18n/locales.ts'
import { safeHtml } from '../../lib/safe-html.ts'
import { ProductReviews } from '../reviews/product-reviews.tsx'
import { getShopLinks } from '../store/shop-links.ts'
import { getStoreConfig } from '../store/store-config.ts'
import { AttributeList } from './attribute-list.tsx'
import { productAttributes } from './product-attributes.ts'
import { ProductDetails } from './product-details.tsx'
import { Tabs } from './product-parts.tsx'

const { imageHosts } = readServerSettings()

interface ProductTabsProps {
  readonly product: ProductPageFragment
  readonly reviews: ProductReviewsFragment | undefined
  readonly locale: Locale
}

/** Description, attributes and reviews. */
export async function ProductTabs({ product, reviews, locale }: ProductTabsProps) {
  const [attributes, { areReviewsOn }, hrefOf, t] = await Promise.all([
    productAttributes(product, locale),
    getStoreConfig(locale),
    getShopLinks(locale),
    getTranslations('product.tabs'),
  ])
  const details = safeHtml(product.description?.html ?? '', imageHosts, hrefOf)
  const tabs = [
    ...(details ? [{ id: 'details', label: t('details'), content: <ProductDetails html={details} attributes={attributes} /> }] : []),
    ...(attributes.length > 0 ? [{ id: 'information', label: t('information'), content: <AttributeList attributes={attributes} /> }] : []),
    ...(areReviewsOn && reviews
      ? [{ id: 'reviews', label: t('reviews', { count: reviews.review_count }), content: <ProductReviews sku={product.sku ?? ''} product={reviews} /> }]
      : []),
  ]
  if (tabs.length === 0) return null
  return (
    <div className="below-fold page mt-(--section)">
      <Tabs label={t('label')} tabs={tabs} />
    </div>
  )
}
