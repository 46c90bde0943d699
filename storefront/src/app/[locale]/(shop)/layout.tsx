import type { Metadata } from 'next'
import type { ReactNode } from 'react'
import { ShopFrame } from '../../../features/layout/shop-frame.tsx'
import { shopMetadata } from '../../../features/layout/shop-metadata.ts'
import type { Locale } from '../../../i18n/locales.ts'

interface ShopLayoutProps {
  children: ReactNode
  params: Promise<{ locale: Locale }>
}

export async function generateMetadata({ params }: ShopLayoutProps): Promise<Metadata> {
  return shopMetadata((await params).locale)
}

export default async function ShopLayout({ children, params }: ShopLayoutProps) {
  const { locale } = await params
  return <ShopFrame locale={locale}>{children}</ShopFrame>
}
