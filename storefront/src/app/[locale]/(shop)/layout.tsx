import type { ReactNode } from 'react'
import { ShopFrame } from '../../../features/layout/shop-frame.tsx'
import { pageLocale } from '../../../i18n/page-locale.ts'

interface ShopLayoutProps {
  children: ReactNode
  params: Promise<{ locale: string }>
}

export default async function ShopLayout({ children, params }: ShopLayoutProps) {
  return <ShopFrame locale={await pageLocale(params)}>{children}</ShopFrame>
}
