import { OfferedSection } from '../../../../../../../features/dashboard/offered-section.tsx'
import { sectionMetadata } from '../../../../../../../features/dashboard/section-metadata.ts'
import { ReviewPage } from '../../../../../../../features/my-reviews/review-page.tsx'
import { ClientMessages } from '../../../../../../../messages/client-messages.tsx'
import { pageLocale } from '../../../../../../../i18n/page-locale.ts'

interface ReviewProps {
  params: Promise<{ locale: string }>
}

export const generateMetadata = sectionMetadata('my-reviews')

export default async function Review({ params }: ReviewProps) {
  const locale = await pageLocale(params)
  return (
    <OfferedSection section="my-reviews" locale={locale}>
      <ClientMessages page="/dashboard/my-reviews/~review" namespaces={['review']}>
        <ReviewPage />
      </ClientMessages>
    </OfferedSection>
  )
}
