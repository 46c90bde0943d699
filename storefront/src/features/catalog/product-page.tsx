import 'server-only'
import { getTranslations } from 'next-intl/server'
import type { ProductPageFragment } from '../../graphql/generated/types.ts'
import { ClientMessages } from '../../i18n/client-messages.tsx'
import type { Locale } from '../../i18n/locales.ts'
import { localePath } from '../../i18n/paths.ts'
import { plainText } from '../../lib/plain-text.ts'
import { safeHtml } from '../../lib/safe-html.ts'
import { Badges } from '../../ui/badge.tsx'
import { Breadcrumbs } from '../../ui/breadcrumbs.tsx'
import { JsonLd } from '../../ui/json-ld.tsx'
import { ProductReviews } from '../reviews/product-reviews.tsx'
import { RatingLine } from '../reviews/rating-line.tsx'
import { getBestsellerUids } from './bestsellers.ts'
import { breadcrumbJsonLd } from './breadcrumb-json-ld.ts'
import { productCounterparts } from './counterparts.ts'
import { PageLinks } from './page-links.tsx'
import { productBadges } from './product-badges.ts'
import { productChoice } from './product-choice.ts'
import { productJsonLd } from './product-json-ld.ts'
import { ProductView } from './product-view.tsx'
import { RecentlyViewed } from './recently-viewed.tsx'
import { RelatedProducts } from './related-products.tsx'
import { productTrail } from './trail.ts'

interface ProductPageProps {
  readonly product: ProductPageFragment
  readonly locale: Locale
}

export async function ProductPage({ product, locale }: ProductPageProps) {
  const [counterparts, bestsellers, t] = await Promise.all([
    productCounterparts(product.sku ?? '', product.uid, locale),
    getBestsellerUids(locale),
    getTranslations(),
  ])
  const path = localePath(locale, `/${product.url_key}`)
  const trail = [{ label: t('breadcrumbs.home'), href: localePath(locale, '/') }, ...productTrail(product, locale)]
  const badges = productBadges(product, new Date(), bestsellers.has(product.uid))
  const kind = plainText(product.short_description?.html ?? '')
  const details = safeHtml(product.description?.html ?? '')

  return (
    <>
      <PageLinks locale={locale} path={path} counterparts={counterparts} />
      <JsonLd data={[productJsonLd(product, path), breadcrumbJsonLd(trail)]} />
      <Breadcrumbs label={t('breadcrumbs.label')} items={trail} />
      <ClientMessages namespaces={['product', 'gallery', 'common', 'toast-messages']}>
        <ProductView
          product={productChoice(product, locale)}
          badges={<Badges badges={badges.map((badge) => ({ kind: badge, label: t(`badge.${badge}`) }))} />}
        >
          <div className="grid gap-2">
            <h1 className="text-[clamp(2rem,1.7rem+1.2vw,2.75rem)]/[1.08] tracking-tight">{product.name}</h1>
            {kind && <p className="text-soft">{kind}</p>}
            <RatingLine product={product} />
          </div>
        </ProductView>
        {details && (
          <section className="page mt-(--section)">
            <h2 className="section-tab">
              <span>{t('product.tabs.details')}</span>
            </h2>
            {/* oxlint-disable-next-line react/no-danger -- safeHtml has let through an allow-list of tags alone */}
            <div className="rich-text" dangerouslySetInnerHTML={{ __html: details }} />
          </section>
        )}
        <section className="page mt-(--section) scroll-mt-(--header-h)" id="reviews">
          <h2 className="section-tab">
            <span>{t('product.tabs.reviews', { count: product.review_count })}</span>
          </h2>
          <ProductReviews product={product} locale={locale} />
        </section>
        <RelatedProducts product={product} locale={locale} />
        <RecentlyViewed key={product.uid} sku={product.sku ?? ''} />
      </ClientMessages>
    </>
  )
}
