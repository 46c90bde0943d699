'use client'

import { useTranslations } from 'next-intl'
import { CartHeading } from './cart-heading.tsx'
import { CartSkeleton } from './cart-skeleton.tsx'

export function CartLoading() {
  const t = useTranslations('cart')
  return (
    <>
      <CartHeading />
      <CartSkeleton label={t('loading')} />
    </>
  )
}
