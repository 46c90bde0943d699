import type { Metadata } from 'next'
import { dashboardMetadata } from '../../../../../../features/dashboard/dashboard-metadata.ts'
import { Placeholder } from '../../../../../../features/dashboard/placeholder.tsx'
import { pageLocale } from '../../../../../../i18n/page-locale.ts'

interface MyReviewsProps {
  params: Promise<{ locale: string }>
}

export async function generateMetadata({ params }: MyReviewsProps): Promise<Metadata> {
  return dashboardMetadata('my-reviews', await pageLocale(params))
}

export default async function MyReviews({ params }: MyReviewsProps) {
  await pageLocale(params)
  return <Placeholder section="my-reviews" />
}
