import type { Metadata } from 'next'
import { dashboardMetadata } from '../../../../../../features/dashboard/dashboard-metadata.ts'
import { NewsletterPage } from '../../../../../../features/newsletter/newsletter-page.tsx'
import { ClientMessages } from '../../../../../../i18n/client-messages.tsx'
import { pageLocale } from '../../../../../../i18n/page-locale.ts'

interface NewsletterProps {
  params: Promise<{ locale: string }>
}

export async function generateMetadata({ params }: NewsletterProps): Promise<Metadata> {
  return dashboardMetadata('newsletter', await pageLocale(params))
}

export default async function Newsletter({ params }: NewsletterProps) {
  await pageLocale(params)
  return (
    <ClientMessages page="/dashboard/newsletter">
      <NewsletterPage />
    </ClientMessages>
  )
}
