import type { Metadata } from 'next'
import { getTranslations } from 'next-intl/server'
import { LoginPage } from '../../../../features/login/login-page.tsx'
import { NoScripts } from '../../../../features/layout/no-scripts.tsx'
import { ClientMessages } from '../../../../messages/client-messages.tsx'
import { pageLocale } from '../../../../i18n/page-locale.ts'

interface LoginProps {
  params: Promise<{ locale: string }>
}

export async function generateMetadata({ params }: LoginProps): Promise<Metadata> {
  const t = await getTranslations({ locale: await pageLocale(params), namespace: 'login' })
  return { title: t('title'), robots: { index: false } }
}

export default async function Login({ params }: LoginProps) {
  const locale = await pageLocale(params)
  return (
    <ClientMessages page="/login">
      <NoScripts locale={locale} />
      <LoginPage locale={locale} />
    </ClientMessages>
  )
}
