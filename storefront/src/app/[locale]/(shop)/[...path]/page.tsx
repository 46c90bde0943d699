import type { Metadata } from 'next'
import { CataloguePage, catalogueMetadata } from '../../../../features/catalog/catalogue-page.tsx'
import { WaysOn } from '../../../../features/layout/ways-on.tsx'
import { pageLocale } from '../../../../i18n/page-locale.ts'

interface PathPageProps {
  params: Promise<{ locale: string; path: string[] }>
}

export const generateStaticParams = () => []

export async function generateMetadata({ params }: PathPageProps): Promise<Metadata> {
  return catalogueMetadata((await params).path, await pageLocale(params))
}

export default async function PathPage({ params }: PathPageProps) {
  const locale = await pageLocale(params)
  return <CataloguePage segments={(await params).path} locale={locale} whenMissing={<WaysOn locale={locale} />} />
}
