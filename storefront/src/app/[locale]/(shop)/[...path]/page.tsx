import type { Metadata } from 'next'
import { PathPage, pathMetadata } from '../../../../features/pages/path-page.tsx'
import { NotFoundSuggestions } from '../../../../features/layout/not-found-suggestions.tsx'
import { pageLocale } from '../../../../i18n/page-locale.ts'

interface PathPageProps {
  params: Promise<{ locale: string; path: string[] }>
}

export const generateStaticParams = () => []

export async function generateMetadata({ params }: PathPageProps): Promise<Metadata> {
  return pathMetadata((await params).path, await pageLocale(params))
}

export default async function ShopPath({ params }: PathPageProps) {
  const locale = await pageLocale(params)
  return <PathPage segments={(await params).path} locale={locale} whenMissing={<NotFoundSuggestions locale={locale} />} />
}
