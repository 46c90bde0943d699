import { getCardSettings } from '../../../../../../features/product-card/get-card-settings.ts'
import { sectionMetadata } from '../../../../../../features/dashboard/section-metadata.ts'
import { getSections } from '../../../../../../features/dashboard/get-sections.ts'
import { PageNotFound } from '../../../../../../features/store/page-not-found.tsx'
import { WishlistPage } from '../../../../../../features/wishlist-page/wishlist-page.tsx'
import { ClientMessages } from '../../../../../../messages/client-messages.tsx'
import { pageLocale } from '../../../../../../i18n/page-locale.ts'

interface WishlistProps {
  params: Promise<{ locale: string }>
}

export const generateMetadata = sectionMetadata('wishlist')

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
