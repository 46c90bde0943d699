import { OfferedSection } from '../../../../../../features/dashboard/offered-section.tsx'
import { sectionMetadata } from '../../../../../../features/dashboard/section-metadata.ts'
import { MyReviewsPage } from '../../../../../../features/my-reviews/my-reviews-page.tsx'
import { ClientMessages } from '../../../../../../messages/client-messages.tsx'
import { pageLocale } from '../../../../../../i18n/page-locale.ts'

interface MyReviewsProps {
  params: Promise<{ locale: string }>
}

export const generateMetadata = sectionMetadata('my-reviews')

export default async function MyReviews({ params }: MyReviewsProps) {
  const locale = await pageLocale(params)
  return (
    <OfferedSection section="my-reviews" locale={locale}>
      <ClientMessages page="/dashboard/my-reviews" namespaces={['review']}>
        <MyReviewsPage />
      </ClientMessages>
    </OfferedSection>
  )
}
