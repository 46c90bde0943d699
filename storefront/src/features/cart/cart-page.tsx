'use client'

import { useLocale, useTranslations } from 'next-intl'
import dynamic from 'next/dynamic'
import { type ReactNode, useEffect, useState } from 'react'
import { localePath } from '../../i18n/paths.ts'
import { ButtonLink } from '../../ui/button.tsx'
import { loginPath } from '../session/return-path.ts'
import { useCustomer } from '../session/use-customer.ts'
import { useSession } from '../session/use-session.ts'
import { CartLoading } from './cart-loading.tsx'
import type { DeliveryTerms } from './cart-summary.tsx'
import { ensureCartId } from './create-cart.ts'
import type { Removable, Removal } from './removal.ts'
import { useCartCount } from './use-cart-count.ts'
import { useCartId } from './use-cart-id.ts'

const FilledCart = dynamic(() => import('./filled-cart.tsx').then((module) => module.FilledCart), { ssr: false, loading: () => <CartLoading /> })

const RemovedLine = dynamic(() => import('./removed-line.tsx').then((module) => module.RemovedLine), { ssr: false })

/**
 * `whenEmpty` stands under an empty cart: something to begin with. What a filled one needs is loaded for those who have
 * one, or may have.
 */
export function CartPage({ delivery, whenEmpty }: { readonly delivery: DeliveryTerms; readonly whenEmpty?: ReactNode }) {
  const cartId = useCartId()
  const count = useCartCount()
  const { status } = useSession()
  const [removal, onRemoval] = useState<Removal>()
  const list = { removal, onRemoval }

  // For a customer, the header asks.
  useEffect(() => {
    if (cartId === undefined && status === 'guest') void ensureCartId()
  }, [cartId, status])

  return (
    <div className="page pt-8">
      {cartId === null ? <CartLoading /> : count === 0 ? <EmptyCart {...list} /> : <FilledCart {...list} delivery={delivery} />}
      {count === 0 && whenEmpty}
    </div>
  )
}

function EmptyCart({ removal, onRemoval }: Removable) {
  const t = useTranslations('cart.empty')
  const locale = useLocale()
  const customer = useCustomer()
  return (
    <div className="max-w-155 pb-12">
      {removal && (
        <ul>
          <RemovedLine line={removal.line} onUndone={() => onRemoval(undefined)} />
        </ul>
      )}
      <div className="grid justify-items-start gap-4 pt-8">
        <h1 className="text-3xl tracking-tight">{t('title')}</h1>
        <p className="text-lg text-soft">{t(customer ? 'helpCustomer' : 'help')}</p>
        <div className="flex flex-wrap gap-3">
          <ButtonLink href={localePath(locale, '/')}>{t('action')}</ButtonLink>
          {!customer && (
            <ButtonLink variant="secondary" href={loginPath(locale, localePath(locale, '/cart'))}>
              {t('logIn')}
            </ButtonLink>
          )}
        </div>
      </div>
    </div>
  )
}
