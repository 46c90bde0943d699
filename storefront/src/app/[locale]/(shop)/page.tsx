import type { Metadata } from 'next'
import { homeMetadata } from '../../../features/home/home-metadata.ts'
import { HomePage } from '../../../features/home/home-page.tsx'
import { pageLocale } from '../../../i18n/page-locale.ts'

interface HomeProps {
  params: Promise<{ locale: string }>
}

export async function generateMetadata({ params }: HomeProps): Promise<Metadata> {
  return homeMetadata(await pageLocale(params))
}

export default async function Home({ params }: HomeProps) {
  return <HomePage locale={await pageLocale(params)} />
}
