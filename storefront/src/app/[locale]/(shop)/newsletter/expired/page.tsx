import type { Metadata } from 'next'
import { ConfirmationPage, confirmationMetadata } from '../../../../../features/newsletter/confirmation-page.tsx'
import { pageLocale } from '../../../../../i18n/page-locale.ts'

interface ExpiredProps {
  params: Promise<{ locale: string }>
}

export const generateMetadata = async ({ params }: ExpiredProps): Promise<Metadata> => confirmationMetadata('expired', await pageLocale(params))

export default async function Expired({ params }: ExpiredProps) {
  return <ConfirmationPage outcome="expired" locale={await pageLocale(params)} />
}
