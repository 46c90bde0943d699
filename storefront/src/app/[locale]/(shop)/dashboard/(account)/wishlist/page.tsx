import type { Metadata } from 'next'
import { getCardSettings } from '../../../../../../features/catalog/get-card-settings.ts'
import { dashboardMetadata } from '../../../../../../features/dashboard/dashboard-metadata.ts'
import { getSections } from '../../../../../../features/dashboard/get-sections.ts'
import { PageNotFound } from '../../../../../../features/store/page-not-found.tsx'
import { WishlistPage } from '../../../../../../features/wishlist-page/wishlist-page.tsx'
import { ClientMessages } from '../../../../../../i18n/client-messages.tsx'
import { pageLocale } from '../../../../../../i18n/page-locale.ts'

interface WishlistProps {
  params: Promise<{ locale: string }>
}

export async function generateMetadata({ params }: WishlistProps): Promise<Metadata> {
  return dashboardMetadata('wishlist', await pageLocale(params))
}

export default async function Wishlist({ params }: WishlistProps) {
  const locale = await pageLocale(params)
  const [sections, settings] = await Promise.all([getSections(locale), getCardSettings(locale)])
  if (!sections.includes('wishlist')) return <PageNotFound />
  return (
    <ClientMessages page="/dashboard/wishlist" namespaces={['badge']}>
      <WishlistPage settings={settings} />
    </ClientMessages>
  )
}
