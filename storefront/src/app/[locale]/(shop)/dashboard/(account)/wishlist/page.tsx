import { SmallBestsellers } from '../../../../../../features/product-card/small-bestsellers.tsx'
import { getCardSettings } from '../../../../../../features/product-card/get-card-settings.ts'
import { OfferedSection } from '../../../../../../features/dashboard/offered-section.tsx'
import { sectionMetadata } from '../../../../../../features/dashboard/section-metadata.ts'
import { WishlistPage } from '../../../../../../features/wishlist-page/wishlist-page.tsx'
import { ClientMessages } from '../../../../../../messages/client-messages.tsx'
import { pageLocale } from '../../../../../../i18n/page-locale.ts'

interface WishlistProps {
  params: Promise<{ locale: string }>
}

export const generateMetadata = sectionMetadata('wishlist')

export default async function Wishlist({ params }: WishlistProps) {
  const locale = await pageLocale(params)
  const settings = await getCardSettings(locale)
  return (
    <OfferedSection section="wishlist" locale={locale}>
      <ClientMessages page="/dashboard/wishlist" namespaces={['badge']}>
        <WishlistPage settings={settings} whenFew={<SmallBestsellers locale={locale} />} />
      </ClientMessages>
    </OfferedSection>
  )
}
