import type { Metadata } from 'next'
import { getTranslations } from 'next-intl/server'
import { RegisterPage } from '../../../../features/registration/register-page.tsx'
import { NoScripts } from '../../../../features/layout/no-scripts.tsx'
import { ClientMessages } from '../../../../messages/client-messages.tsx'
import { pageLocale } from '../../../../i18n/page-locale.ts'

interface RegisterProps {
  params: Promise<{ locale: string }>
}

export async function generateMetadata({ params }: RegisterProps): Promise<Metadata> {
  const t = await getTranslations({ locale: await pageLocale(params), namespace: 'register' })
  return { title: t('title'), robots: { index: false } }
}

export default async function Register({ params }: RegisterProps) {
  const locale = await pageLocale(params)
  return (
    <ClientMessages page="/register">
      <NoScripts locale={locale} />
      <RegisterPage locale={locale} />
    </ClientMessages>
  )
}
