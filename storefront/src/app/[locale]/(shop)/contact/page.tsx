import type { Metadata } from 'next'
import { getTranslations } from 'next-intl/server'
import { ContactPage } from '../../../../features/contact/contact-page.tsx'
import { shareMetadata } from '../../../../features/store/share-metadata.ts'
import { NoScripts } from '../../../../features/layout/no-scripts.tsx'
import { ClientMessages } from '../../../../messages/client-messages.tsx'
import { pageLocale } from '../../../../i18n/page-locale.ts'
import { localePath } from '../../../../i18n/paths.ts'

interface ContactProps {
  params: Promise<{ locale: string }>
}

export async function generateMetadata({ params }: ContactProps): Promise<Metadata> {
  const locale = await pageLocale(params)
  const t = await getTranslations({ locale, namespace: 'contact' })
  return shareMetadata({ title: t('title'), description: t('lead'), path: localePath(locale, '/contact'), picture: undefined }, locale)
}

export default async function Contact({ params }: ContactProps) {
  const locale = await pageLocale(params)
  return (
    <ClientMessages page="/contact">
      <NoScripts locale={locale} />
      <ContactPage locale={locale} />
    </ClientMessages>
  )
}
