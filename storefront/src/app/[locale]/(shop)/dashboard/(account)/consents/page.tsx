import { ConsentsPage } from '../../../../../../features/consent/consents-page.tsx'
import { OfferedSection } from '../../../../../../features/dashboard/offered-section.tsx'
import { sectionMetadata } from '../../../../../../features/dashboard/section-metadata.ts'
import { ClientMessages } from '../../../../../../messages/client-messages.tsx'
import { pageLocale } from '../../../../../../i18n/page-locale.ts'

interface ConsentsProps {
  params: Promise<{ locale: string }>
}

export const generateMetadata = sectionMetadata('consents')

export default async function Consents({ params }: ConsentsProps) {
  const locale = await pageLocale(params)
  return (
    <OfferedSection section="consents" locale={locale}>
      <ClientMessages page="/dashboard/consents">
        <ConsentsPage />
      </ClientMessages>
    </OfferedSection>
  )
}
