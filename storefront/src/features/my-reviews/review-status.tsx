import { useTranslations } from 'next-intl'
import type { ReviewState } from './review-state.ts'

const LOOK: Readonly<Record<ReviewState, string>> = { published: 'status status-done', waiting: 'status status-waiting', unknown: 'status' }

export function ReviewStatus({ state }: { readonly state: ReviewState }) {
  const t = useTranslations('dashboardMyReviews.state')
  return <span className={LOOK[state]}>{t(state)}</span>
}
