import { OfferedSection } from '../../../../../../features/dashboard/offered-section.tsx'
import { sectionMetadata } from '../../../../../../features/dashboard/section-metadata.ts'
import { NewsletterPage } from '../../../../../../features/newsletter/newsletter-page.tsx'
import { ClientMessages } from '../../../../../../messages/client-messages.tsx'
import { pageLocale } from '../../../../../../i18n/page-locale.ts'

interface NewsletterProps {
  params: Promise<{ locale: string }>
}

export const generateMetadata = sectionMetadata('newsletter')

export default async function Newsletter({ params }: NewsletterProps) {
  const locale = await pageLocale(params)
  return (
    <OfferedSection section="newsletter" locale={locale}>
      <ClientMessages page="/dashboard/newsletter">
        <NewsletterPage />
      </ClientMessages>
    </OfferedSection>
  )
}
