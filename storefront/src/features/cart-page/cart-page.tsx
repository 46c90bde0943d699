'use client'

import { useLocale, useTranslations } from 'next-intl'
import dynamic from 'next/dynamic'
import { type ReactNode, useEffect, useState } from 'react'
import { localePath } from '../../i18n/paths.ts'
import { ButtonLink } from '../../ui/button.tsx'
import type { Removable } from '../add-to-cart/removable-lines.tsx'
import type { Removal } from '../add-to-cart/removed-line.tsx'
import { CartSkeleton } from '../cart/cart-skeleton.tsx'
import { ensureCartId } from '../cart/create-cart.ts'
import { useCartCount } from '../cart/use-cart-count.ts'
import { useCartId } from '../cart/use-cart-id.ts'
import { loginPath } from '../session/return-path.ts'
import { LateSessionOver } from '../session/late-session-over.tsx'
import { useCustomer } from '../session/use-customer.ts'
import { useEndedSession } from '../session/use-ended-session.ts'
import { useSession } from '../session/use-session.ts'
import { CartHeading } from './cart-heading.tsx'
import type { CartTerms } from './filled-cart.tsx'

const FilledCart = dynamic(() => import('./filled-cart.tsx').then((module) => module.FilledCart), { ssr: false, loading: () => <CartLoading /> })

const RemovedLine = dynamic(() => import('../add-to-cart/removed-line.tsx').then((module) => module.RemovedLine), { ssr: false })

/** `whenEmpty` is shown below an empty cart. The code of a filled cart is loaded only for visitors who may have one. */
export function CartPage({ whenEmpty, ...terms }: CartTerms & { readonly whenEmpty?: ReactNode }) {
  const cartId = useCartId()
  const count = useCartCount()
  const { status } = useSession()
  const [removal, onRemoval] = useState<Removal>()
  const list = { removal, onRemoval }
  const isOver = useEndedSession()
  const [wasFilled, setWasFilled] = useState(false)
  if (status === 'customer' && count !== undefined && wasFilled !== count > 0) setWasFilled(count > 0)
  // The cart of the session that has just ended stays on screen.
  const isKept = isOver && wasFilled

  // The header fetches a customer's cart.
  useEffect(() => {
    if (cartId === undefined && status === 'guest') void ensureCartId()
  }, [cartId, status])

  return (
    <div className="page pt-8">
      {cartId === null ? <CartLoading /> : count === 0 && !isKept ? <EmptyCart {...list} isOver={isOver} /> : <FilledCart {...list} {...terms} isOver={isKept} />}
      {count === 0 && whenEmpty}
    </div>
  )
}

function EmptyCart({ removal, onRemoval, isOver }: Removable & { readonly isOver: boolean }) {
  const t = useTranslations('cart.empty')
  const locale = useLocale()
  const customer = useCustomer()
  return (
    <div className="max-w-155 pb-12">
      {removal && (
        <ul>
          <RemovedLine removal={removal} onUndone={() => onRemoval(undefined)} />
        </ul>
      )}
      {isOver && (
        <div className="pt-8">
          <LateSessionOver />
        </div>
      )}
      <div className="grid justify-items-start gap-4 pt-8">
        <h1 className="text-3xl tracking-tight">{t('title')}</h1>
        <p className="text-lg text-soft">{t(customer ? 'helpCustomer' : 'help')}</p>
        <div className="flex flex-wrap gap-3">
          <ButtonLink variant={isOver ? 'secondary' : 'primary'} href={localePath(locale, '/')}>
            {t('action')}
          </ButtonLink>
          {!customer && !isOver && (
            <ButtonLink variant="secondary" href={loginPath(locale, localePath(locale, '/cart'))}>
              {t('logIn')}
            </ButtonLink>
          )}
        </div>
      </div>
    </div>
  )
}

function CartLoading() {
  const t = useTranslations('cart')
  return (
    <>
      <CartHeading />
      <CartSkeleton label={t('loading')} />
    </>
  )
}
