import { setRequestLocale } from 'next-intl/server'
import { isLocale } from '../../../i18n/locales.ts'

export default async function Home({ params }: { params: Promise<{ locale: string }> }) {
  const { locale } = await params
  if (isLocale(locale)) setRequestLocale(locale)
  return <main id="main">{locale}</main>
}
