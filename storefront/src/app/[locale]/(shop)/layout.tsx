import type { Metadata } from 'next'
import type { ReactNode } from 'react'
import { ShopFrame } from '../../../features/layout/shop-frame.tsx'
import { shopMetadata } from '../../../features/layout/shop-metadata.ts'
import { pageLocale } from '../../../i18n/page-locale.ts'

interface ShopLayoutProps {
  children: ReactNode
  params: Promise<{ locale: string }>
}

export async function generateMetadata({ params }: ShopLayoutProps): Promise<Metadata> {
  return shopMetadata(await pageLocale(params))
}

export default async function ShopLayout({ children, params }: ShopLayoutProps) {
  return <ShopFrame locale={await pageLocale(params)}>{children}</ShopFrame>
}
