'use client'

import { useQuery } from '@tanstack/react-query'
import { useLocale, useTranslations } from 'next-intl'
import { useState } from 'react'
import { send } from '../../graphql/browser.ts'
import { ReviewRatingsOperation } from '../../graphql/generated/reviews.ts'
import type { ReviewRatingFragment } from '../../graphql/generated/types.ts'
import { queryClient } from '../../graphql/query-client.ts'
import { localePath } from '../../i18n/paths.ts'
import { AppearingNotice } from '../../ui/appearing-notice.tsx'
import { ButtonLink } from '../../ui/button.tsx'
import { Link } from '../../ui/link.tsx'
import { Notice } from '../../ui/notice.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { loginPath } from '../session/return-path.ts'
import { useSession } from '../session/use-session.ts'
import { ReviewFields } from './review-fields.tsx'

/** For customers; guests see a link to the login, which leads back here. */
export function ReviewForm({ sku }: { sku: string }) {
  const t = useTranslations('reviewForm')
  const locale = useLocale()
  const session = useSession()
  const [isSent, setSent] = useState(false)
  const { data: ratings, failureReason } = useQuery(
    { queryKey: ['review-ratings', locale], queryFn: readRatings, staleTime: Infinity },
    queryClient,
  )

  if (isSent) return <Thanks />
  if (session.status === 'guest' || session.status === 'expired') return <LoginToReview />
  if (session.status === 'customer' && ratings) {
    return <ReviewFields sku={sku} ratings={ratings} firstName={session.customer.firstname ?? ''} onSent={() => setSent(true)} />
  }
  return (
    <>
      {failureReason && <Notice kind="error" failure={failureReason}>{t('problem.unreachable')}</Notice>}
      <div className="grid gap-5" aria-busy>
        <Skeleton className="h-16" />
        <Skeleton className="h-19" />
        <Skeleton className="h-19" />
        <Skeleton className="h-56" />
      </div>
    </>
  )
}

function Thanks() {
  const t = useTranslations('reviewForm')
  const locale = useLocale()
  return (
    <AppearingNotice takesFocus kind="success" title={t('sent')}>
      <p>{t('accepted')}</p>
      <Link className="tap inline-flex items-center underline" href={localePath(locale, '/dashboard/my-reviews')}>
        {t('mine')}
      </Link>
    </AppearingNotice>
  )
}

async function readRatings(): Promise<ReviewRatingFragment[]> {
  const { productReviewRatingsMetadata } = await send(ReviewRatingsOperation, {})
  return productReviewRatingsMetadata.items.filter((rating) => rating !== null) as ReviewRatingFragment[]
}

/** Only customers can review. After login the form is open again with the draft. */
function LoginToReview() {
  const t = useTranslations('reviewForm')
  const locale = useLocale()
  return (
    <div className="grid justify-items-start gap-4">
      <output className="text-soft">{t('guest')}</output>
      {/* A full page load: Next's router records a page entered at a fragment twice, with and without it, and the way back would take two steps. */}
      <ButtonLink follow="document" href={loginPath(locale, `${location.pathname}${location.search}#write-review`)}>
        {t('logIn')}
      </ButtonLink>
    </div>
  )
}
