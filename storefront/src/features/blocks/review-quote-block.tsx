import 'server-only'
import { getTranslations } from 'next-intl/server'
import { QuotedReviewsOperation } from '../../graphql/generated/quoted-reviews.server.ts'
import { read } from '../../graphql/server.ts'
import type { Locale } from '../../i18n/locales.ts'
import { localePath } from '../../i18n/paths.ts'
import { Link } from '../../ui/link.tsx'
import { Picture } from '../../ui/picture.tsx'
import { getBestsellers } from '../product-card/bestsellers.ts'
import { pictureUrls } from '../product-kinds/gallery-entries.ts'
import { optional } from '../store/optional.ts'
import { getStoreConfigOrNone } from '../store/store-config.ts'
import { mostPraised, quotableReview } from './quotable-review.ts'

/** A sentence from a review of a bestseller; nothing if there is none to quote. */
export async function ReviewQuoteBlock({ locale }: { readonly locale: Locale }) {
  const [store, bestsellers] = await Promise.all([getStoreConfigOrNone(locale), getBestsellers(locale)])
  const product = mostPraised(bestsellers?.products ?? [])
  if (!store?.areReviewsOn || !product) return null
  const quoted = await optional('The quoted review', readQuoted(product.sku ?? '', locale))
  const review = quotableReview((quoted?.reviews.items ?? []).filter((each) => each !== null))
  if (!review) return null
  // The first picture is that of its card, which may be on the same page.
  const picture = pictureUrls(quoted?.media_gallery ?? null).slice(1).at(-1)
  const t = await getTranslations('home.quote')
  return (
    <figure className="review-quote page mt-(--section)">
      {picture && (
        <div className="review-quote-picture">
          <Picture src={picture} alt="" widths="card" sizes="(min-width:1024px) 300px, 200px" />
        </div>
      )}
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

async function readQuoted(sku: string, locale: Locale) {
  const { products } = await read(QuotedReviewsOperation, { sku }, { locale, tags: ['products'] })
  return products?.items?.[0] ?? undefined
}
