import 'server-only'
import { getTranslations } from 'next-intl/server'
import { QuotedReviewsOperation } from '../../graphql/generated/quoted-reviews.server.ts'
import { read } from '../../graphql/server.ts'
import type { Locale } from '../../i18n/locales.ts'
import { localePath } from '../../i18n/paths.ts'
import { Link } from '../../ui/link.tsx'
import { getBestsellers } from '../product-card/bestsellers.ts'
import { optional } from '../store/optional.ts'
import { getStoreConfigOrNone } from '../store/store-config.ts'
import { mostPraised, quotableReview } from './quotable-review.ts'

/** A sentence from a review of a bestseller; nothing if there is none to quote. */
export async function ReviewQuoteBlock({ locale }: { readonly locale: Locale }) {
  const [store, bestsellers] = await Promise.all([getStoreConfigOrNone(locale), getBestsellers(locale)])
  const product = mostPraised(bestsellers?.products ?? [])
  if (!store?.areReviewsOn || !product) return null
  const review = quotableReview((await optional('The quoted review', readReviews(product.sku ?? '', locale))) ?? [])
  if (!review) return null
  const t = await getTranslations('home.quote')
  return (
    <figure className="review-quote page mt-(--section)">
      <blockquote>{t('text', { text: review.text.trim() })}</blockquote>
      <figcaption>
        {t.rich('by', {
          name: review.nickname,
          product: () => <Link href={`${localePath(locale, `/${product.url_key}`)}#reviews`}>{product.name}</Link>,
        })}
      </figcaption>
    </figure>
  )
}

async function readReviews(sku: string, locale: Locale) {
  const { products } = await read(QuotedReviewsOperation, { sku }, { locale, tags: ['products'] })
  return (products?.items?.[0]?.reviews.items ?? []).filter((review) => review !== null)
}
