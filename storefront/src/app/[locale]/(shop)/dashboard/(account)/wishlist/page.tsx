import type { Metadata } from 'next'
import { dashboardMetadata } from '../../../../../../features/dashboard/dashboard-metadata.ts'
import { Placeholder } from '../../../../../../features/dashboard/placeholder.tsx'
import { pageLocale } from '../../../../../../i18n/page-locale.ts'

interface WishlistProps {
  params: Promise<{ locale: string }>
}

export async function generateMetadata({ params }: WishlistProps): Promise<Metadata> {
  return dashboardMetadata('wishlist', await pageLocale(params))
}

export default async function Wishlist({ params }: WishlistProps) {
  await pageLocale(params)
  return <Placeholder section="wishlist" />
}
