import { AccountPage } from '../../../../../../features/account/account-page.tsx'
import { BotCheckTerms } from '../../../../../../features/bot-check/bot-check-terms.tsx'
import { sectionMetadata } from '../../../../../../features/dashboard/section-metadata.ts'
import { getSections } from '../../../../../../features/dashboard/get-sections.ts'
import { ClientMessages } from '../../../../../../messages/client-messages.tsx'
import { pageLocale } from '../../../../../../i18n/page-locale.ts'

interface AccountProps {
  params: Promise<{ locale: string }>
}

export const generateMetadata = sectionMetadata('account')

export default async function Account({ params }: AccountProps) {
  const locale = await pageLocale(params)
  const sections = await getSections(locale)
  return (
    <ClientMessages page="/dashboard/account">
      <AccountPage sections={sections} />
      <BotCheckTerms />
    </ClientMessages>
  )
}
