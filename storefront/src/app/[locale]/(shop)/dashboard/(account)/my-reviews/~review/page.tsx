import type { Metadata } from 'next'
import { dashboardMetadata } from '../../../../../../../features/dashboard/dashboard-metadata.ts'
import { Placeholder } from '../../../../../../../features/dashboard/placeholder.tsx'
import { pageLocale } from '../../../../../../../i18n/page-locale.ts'

interface ReviewProps {
  params: Promise<{ locale: string }>
}

export async function generateMetadata({ params }: ReviewProps): Promise<Metadata> {
  return dashboardMetadata('my-reviews', await pageLocale(params))
}

export default async function Review({ params }: ReviewProps) {
  await pageLocale(params)
  return <Placeholder section="my-reviews" />
}
