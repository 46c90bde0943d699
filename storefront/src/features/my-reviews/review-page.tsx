'use client'

import { useLocale, useTranslations } from 'next-intl'
import { localePath } from '../../i18n/paths.ts'
import { ButtonLink } from '../../ui/button.tsx'
import { ChevronLeftIcon } from '../../ui/icons/chevron-left-icon.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { CustomerData } from '../dashboard/customer-data.tsx'
import { DashboardHeading } from '../dashboard/dashboard-heading.tsx'
import { DetailNotFound } from '../dashboard/detail-not-found.tsx'
import { sectionPath } from '../dashboard/sections.ts'
import { useCustomerQuery } from '../dashboard/use-customer-query.ts'
import { useDetailName } from '../dashboard/use-detail-name.ts'
import { findReviews } from './find-reviews.ts'
import type { ReviewOfCustomer } from './load-customer-reviews.ts'
import { ReviewDetail } from './review-detail.tsx'
import { ReviewedProduct } from './reviewed-product.tsx'
import { useReviewStates } from './use-review-states.ts'

/** The customer's reviews of one product, usually a single one. */
export function ReviewPage() {
  const t = useTranslations('dashboardMyProductReview')
  const locale = useLocale()
  const id = useDetailName()
  const query = useCustomerQuery(['my-review', locale, id], () => findReviews(id))
  if (query.data?.length === 0) return <DetailNotFound section="my-reviews" />
  return (
    <>
      <DashboardHeading>{t('title')}</DashboardHeading>
      <CustomerData query={query} waiting={<Skeleton className="h-80" />}>
        {(reviews) => <Reviews reviews={reviews} />}
      </CustomerData>
      <ButtonLink variant="text" className="mt-8" href={localePath(locale, sectionPath('my-reviews'))}>
        <ChevronLeftIcon />
        {t('back')}
      </ButtonLink>
    </>
  )
}

function Reviews({ reviews }: { readonly reviews: readonly ReviewOfCustomer[] }) {
  const states = useReviewStates(reviews)
  const product = reviews[0]?.product
  return (
    <>
      {product && <ReviewedProduct product={product} />}
      <div className="grid max-w-(--measure) gap-10">
        {reviews.map(({ review }, index) => (
          // oxlint-disable-next-line react/no-array-index-key -- Magento gives a review no id
          <ReviewDetail key={index} review={review} state={states?.[index]} />
        ))}
      </div>
    </>
  )
}
