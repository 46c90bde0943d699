import 'server-only'
import { getTranslations } from 'next-intl/server'
import { readServerSettings } from '../../env.ts'
import type { ProductPageFragment, ProductReviewsFragment } from '../../graphql/generated/types.ts'
import type { Locale } from '../../i18n/locales.ts'
import { safeHtml } from '../../lib/safe-html.ts'
import { ProductReviews } from '../reviews/product-reviews.tsx'
import { getShopLinks } from '../store/shop-links.ts'
import { getStoreConfig } from '../store/store-config.ts'
import { Tabs } from './product-parts.tsx'
import { productAttributes } from './product-attributes.ts'
import type { NamedAttribute } from '../store/custom-attributes.ts'

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
    ...(details ? [{ id: 'details', label: t('details'), content: <Details html={details} /> }] : []),
    ...(attributes.length > 0 ? [{ id: 'information', label: t('information'), content: <Attributes attributes={attributes} /> }] : []),
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

function Details({ html }: { html: string }) {
  // oxlint-disable-next-line react/no-danger -- safeHtml lets through only an allow-list of tags
  return <div className="rich-text" dangerouslySetInnerHTML={{ __html: html }} />
}

async function Attributes({ attributes }: { attributes: readonly NamedAttribute[] }) {
  const t = await getTranslations('product.tabs')
  return (
    <dl className="product-attributes">
      {attributes.map(({ code, label, value, isYesNo }) => (
        <div key={code}>
          <dt>{label}</dt>
          <dd>{isYesNo ? t(value === '1' ? 'yes' : 'no') : value}</dd>
        </div>
      ))}
    </dl>
  )
}
