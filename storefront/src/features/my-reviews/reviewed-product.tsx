import { useLocale, useTranslations } from 'next-intl'
import type { ReviewedProductFragment } from '../../graphql/generated/types.ts'
import { Link } from '../../ui/link.tsx'
import { Picture } from '../../ui/picture.tsx'
import { Rating } from '../../ui/rating.tsx'
import { productPath } from '../cart/product-path.ts'
import { starNumber } from '../reviews/stars.ts'

/** The product with the average of all its reviews. */
export function ReviewedProduct({ product }: { readonly product: ReviewedProductFragment }) {
  const t = useTranslations()
  const locale = useLocale()
  const { small_image, name, rating_summary: percent, review_count: count } = product
  const page = productPath({ product }, locale)
  const rating = starNumber(percent, locale, 1)
  return (
    <div className="mb-10 grid grid-cols-[104px_minmax(0,1fr)] gap-4 border-t border-line pt-6 md:gap-6">
      <div className="aspect-product bg-tile">{small_image?.url && <Picture src={small_image.url} alt="" widths="thumb" sizes="104px" />}</div>
      <div className="flex flex-col gap-1 wrap-anywhere">
        <p className="text-sm text-mute">{t('dashboardMyProductReview.of')}</p>
        <h2 className="text-xl leading-tight">
          {page ? <Link className="hover:underline max-md:-my-2 max-md:inline-block max-md:py-2" href={page}>{name}</Link> : name}
        </h2>
        {count > 0 && (
          <div className="mt-auto flex flex-wrap items-center gap-x-3 gap-y-1 pt-2 text-sm text-mute">
            <Rating percent={percent} number={rating} label={t('review.outOf', { rating })} />
            <span>{t('dashboardMyProductReview.average', { count })}</span>
          </div>
        )}
      </div>
    </div>
  )
}
