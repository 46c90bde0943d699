import type { Metadata } from 'next'
import { dashboardMetadata } from '../../../../../../../features/dashboard/dashboard-metadata.ts'
import { ReviewPage } from '../../../../../../../features/my-reviews/review-page.tsx'
import { ClientMessages } from '../../../../../../../i18n/client-messages.tsx'
import { pageLocale } from '../../../../../../../i18n/page-locale.ts'

interface ReviewProps {
  params: Promise<{ locale: string }>
}

export async function generateMetadata({ params }: ReviewProps): Promise<Metadata> {
  return dashboardMetadata('my-reviews', await pageLocale(params))
}

export default async function Review({ params }: ReviewProps) {
  await pageLocale(params)
  return (
    <ClientMessages page="/dashboard/my-reviews/~review" namespaces={['review']}>
      <ReviewPage />
    </ClientMessages>
  )
}
