import type { Metadata } from 'next'
import { notFoundMetadata, PageNotFound } from '../../../../../../features/store/page-not-found.tsx'
import { pageLocale } from '../../../../../../i18n/page-locale.ts'

interface UnknownSectionProps {
  params: Promise<{ locale: string }>
}

export const generateStaticParams = () => []

export async function generateMetadata({ params }: UnknownSectionProps): Promise<Metadata> {
  return notFoundMetadata(await pageLocale(params))
}

export default async function UnknownSection({ params }: UnknownSectionProps) {
  await pageLocale(params)
  return <PageNotFound />
}
