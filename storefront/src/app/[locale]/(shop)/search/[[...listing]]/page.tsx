import type { Metadata } from 'next'
import { getTranslations } from 'next-intl/server'
import { getMenu } from '../../../../../features/layout/menu.ts'
import { SearchPage, searchQuery } from '../../../../../features/search/search-page.tsx'
import { pageLocale } from '../../../../../i18n/page-locale.ts'

interface SearchProps {
  params: Promise<{ locale: string; listing?: string[] }>
}

export const generateStaticParams = () => []

export async function generateMetadata({ params }: SearchProps): Promise<Metadata> {
  const { search } = searchQuery((await params).listing)
  const t = await getTranslations({ locale: await pageLocale(params), namespace: 'category.search' })
  return { title: search ? t('title', { query: search }) : t('titleEmpty'), robots: { index: false } }
}

export default async function Search({ params }: SearchProps) {
  const locale = await pageLocale(params)
  return <SearchPage query={searchQuery((await params).listing)} locale={locale} categories={await getMenu(locale)} />
}
