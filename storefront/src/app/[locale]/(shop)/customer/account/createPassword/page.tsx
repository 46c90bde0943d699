import type { Metadata } from 'next'
import { getTranslations } from 'next-intl/server'
import { CreatePasswordPage } from '../../../../../../features/password/create-password-page.tsx'
import { ClientMessages } from '../../../../../../messages/client-messages.tsx'
import { pageLocale } from '../../../../../../i18n/page-locale.ts'

interface CreatePasswordProps {
  params: Promise<{ locale: string }>
}

export async function generateMetadata({ params }: CreatePasswordProps): Promise<Metadata> {
  const t = await getTranslations({ locale: await pageLocale(params), namespace: 'login' })
  // The address contains the link's token, which no other site may learn.
  return { title: t('createPassword.title'), robots: { index: false }, referrer: 'no-referrer' }
}

export default async function CreatePassword({ params }: CreatePasswordProps) {
  await pageLocale(params)
  return (
    <ClientMessages page="/customer/account/createPassword">
      <CreatePasswordPage />
    </ClientMessages>
  )
}
