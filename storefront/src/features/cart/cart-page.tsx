'use client'

import { useLocale, useTranslations } from 'next-intl'
import dynamic from 'next/dynamic'
import { type ReactNode, useEffect } from 'react'
import { localePath } from '../../i18n/paths.ts'
import { ButtonLink } from '../../ui/button.tsx'
import { useSession } from '../session/use-session.ts'
import { CartLoading } from './cart-loading.tsx'
import { ensureCartId } from './create-cart.ts'
import { useCartCount } from './use-cart-count.ts'
import { useCartId } from './use-cart-id.ts'

const FilledCart = dynamic(() => import('./filled-cart.tsx').then((module) => module.FilledCart), { ssr: false, loading: () => <CartLoading /> })

/**
 * `whenEmpty` stands under an empty cart: something to begin with. What a filled one needs is loaded for those who have
 * one, or may have.
 */
export function CartPage({ whenEmpty }: { whenEmpty?: ReactNode }) {
  const cartId = useCartId()
  const count = useCartCount()
  const { status } = useSession()

  // For a customer, the header asks.
  useEffect(() => {
    if (cartId === undefined && status === 'guest') void ensureCartId()
  }, [cartId, status])

  return (
    <div className="page pt-8">
      {cartId === null ? <CartLoading /> : count === 0 ? <EmptyCart /> : <FilledCart />}
      {count === 0 && whenEmpty}
    </div>
  )
}

function EmptyCart() {
  const t = useTranslations('cart.empty')
  const locale = useLocale()
  return (
    <div className="grid max-w-155 justify-items-start gap-4 pt-8 pb-12">
      <h1 className="text-3xl tracking-tight">{t('title')}</h1>
      <p className="text-lg text-soft">{t('help')}</p>
      <ButtonLink href={localePath(locale, '/')}>{t('action')}</ButtonLink>
    </div>
  )
}
