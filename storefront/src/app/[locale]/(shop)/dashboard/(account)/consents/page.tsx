import { ConsentsPage } from '../../../../../../features/consent/consents-page.tsx'
import { getTimeZone } from '../../../../../../features/store/store-config.ts'
import { sectionMetadata } from '../../../../../../features/dashboard/section-metadata.ts'
import { ClientMessages } from '../../../../../../messages/client-messages.tsx'
import { pageLocale } from '../../../../../../i18n/page-locale.ts'

interface ConsentsProps {
  params: Promise<{ locale: string }>
}

export const generateMetadata = sectionMetadata('consents')

export default async function Consents({ params }: ConsentsProps) {
  const timeZone = await getTimeZone(await pageLocale(params))
  return (
    <ClientMessages page="/dashboard/consents">
      <ConsentsPage timeZone={timeZone} />
    </ClientMessages>
  )
}
