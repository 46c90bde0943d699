import type { Metadata } from 'next'
import { getTranslations } from 'next-intl/server'
import { ForgotPasswordPage } from '../../../../features/password/forgot-password-page.tsx'
import { NoScripts } from '../../../../features/layout/no-scripts.tsx'
import { ClientMessages } from '../../../../messages/client-messages.tsx'
import { pageLocale } from '../../../../i18n/page-locale.ts'

interface ForgotPasswordProps {
  params: Promise<{ locale: string }>
}

export async function generateMetadata({ params }: ForgotPasswordProps): Promise<Metadata> {
  const t = await getTranslations({ locale: await pageLocale(params), namespace: 'login' })
  return { title: t('forgotPassword.title'), robots: { index: false } }
}

export default async function ForgotPassword({ params }: ForgotPasswordProps) {
  const locale = await pageLocale(params)
  return (
    <ClientMessages page="/forgot-password">
      <NoScripts locale={locale} />
      <ForgotPasswordPage />
    </ClientMessages>
  )
}
