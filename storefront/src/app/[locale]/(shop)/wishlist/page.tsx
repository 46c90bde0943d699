import type { Metadata } from 'next'
import { getTranslations } from 'next-intl/server'
import { getCardSettings } from '../../../../features/product-card/get-card-settings.ts'
import { SharedWishesPage } from '../../../../features/wishlist-page/shared-wishes-page.tsx'
import { ClientMessages } from '../../../../messages/client-messages.tsx'
import { pageLocale } from '../../../../i18n/page-locale.ts'

interface SharedWishesProps {
  params: Promise<{ locale: string }>
}

export async function generateMetadata({ params }: SharedWishesProps): Promise<Metadata> {
  const t = await getTranslations({ locale: await pageLocale(params), namespace: 'dashboardWishlist.shared' })
  return { title: t('title'), robots: { index: false } }
}

export default async function SharedWishes({ params }: SharedWishesProps) {
  const settings = await getCardSettings(await pageLocale(params))
  return (
    <ClientMessages page="/wishlist" namespaces={['badge']}>
      <SharedWishesPage settings={settings} />
    </ClientMessages>
  )
}
