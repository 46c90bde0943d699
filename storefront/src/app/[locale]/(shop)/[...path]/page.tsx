import type { Metadata } from 'next'
import { CataloguePage, catalogueMetadata } from '../../../../features/catalog/catalogue-page.tsx'
import { pageLocale } from '../../../../i18n/page-locale.ts'

interface PathPageProps {
  params: Promise<{ locale: string; path: string[] }>
}

export const generateStaticParams = () => []

export async function generateMetadata({ params }: PathPageProps): Promise<Metadata> {
  return catalogueMetadata((await params).path, await pageLocale(params))
}

export default async function PathPage({ params }: PathPageProps) {
  return <CataloguePage segments={(await params).path} locale={await pageLocale(params)} />
}
