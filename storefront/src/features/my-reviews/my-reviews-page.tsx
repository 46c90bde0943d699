'use client'

import { useLocale, useTranslations } from 'next-intl'
import { localePath } from '../../i18n/paths.ts'
import { ButtonLink } from '../../ui/button.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { CustomerData } from '../dashboard/customer-data.tsx'
import { ListHeading } from '../dashboard/list-heading.tsx'
import { PageLinks } from '../dashboard/page-links.tsx'
import { sectionPath } from '../dashboard/sections.ts'
import { useCustomerQuery } from '../dashboard/use-customer-query.ts'
import { useListPage } from '../dashboard/use-list-page.ts'
import { loadCustomerReviews } from './customer-reviews.ts'
import { ReviewList } from './review-list.tsx'

const PAGE_SIZE = 10

export function MyReviewsPage() {
  const t = useTranslations('dashboard.sections')
  const locale = useLocale()
  const { page, hrefOf } = useListPage([PAGE_SIZE])
  const query = useCustomerQuery(['my-reviews', locale, page], () => loadCustomerReviews(PAGE_SIZE, page))
  return (
    <>
      <ListHeading page={page}>{t('my-reviews')}</ListHeading>
      <CustomerData query={query} waiting={<Skeleton className="h-80" />}>
        {(list) =>
          list.reviews.length === 0 ? (
            <NoReviews />
          ) : (
            <>
              <ReviewList reviews={list.reviews} />
              <PageLinks page={list.page} pages={list.pages} hrefOf={(other) => hrefOf({ page: other })} />
            </>
          )
        }
      </CustomerData>
    </>
  )
}

function NoReviews() {
  const t = useTranslations('dashboardMyReviews.none')
  const locale = useLocale()
  return (
    <EmptyState title={t('title')} help={t('help')}>
      <ButtonLink small href={localePath(locale, sectionPath('orders'))}>
        {t('orders')}
      </ButtonLink>
    </EmptyState>
  )
}
