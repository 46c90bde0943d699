import type { Metadata } from 'next'
import { ConfirmationPage, confirmationMetadata } from '../../../../../features/newsletter/confirmation-page.tsx'
import { pageLocale } from '../../../../../i18n/page-locale.ts'

interface ConfirmedProps {
  params: Promise<{ locale: string }>
}

export const generateMetadata = async ({ params }: ConfirmedProps): Promise<Metadata> => confirmationMetadata('confirmed', await pageLocale(params))

export default async function Confirmed({ params }: ConfirmedProps) {
  return <ConfirmationPage outcome="confirmed" locale={await pageLocale(params)} />
}
