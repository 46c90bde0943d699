'use client'

import { useLocale, useTranslations } from 'next-intl'
import { useRouter } from 'next/navigation'
import { type ReactNode, useEffect, useState } from 'react'
import { localePath } from '../../i18n/paths.ts'
import { ButtonLink } from '../../ui/button.tsx'
import { Notice } from '../../ui/notice.tsx'
import { cartLines } from '../cart/cart-lines.ts'
import { loginPath } from '../session/return-path.ts'
import { CartSkeleton } from '../cart/cart-skeleton.tsx'
import { ensureCartId } from '../cart/create-cart.ts'
import { useCartId } from '../cart/use-cart-id.ts'
import { useCustomer } from '../session/use-customer.ts'
import { BlockedOrder } from './blocked-order.tsx'
import { closeCart } from './close-cart.ts'
import type { Checkout } from './get-checkout.ts'
import { OrderSummary } from './order-summary.tsx'
import { StepList } from './step-list.tsx'
import { allowedStep, type Step, STEP_PATHS, stepsOf } from './steps.ts'
import { useCheckout } from './use-checkout.ts'

export interface StepProps {
  readonly cartId: string
  readonly checkout: Checkout
  /** To be called once the cart is an order: leads to the page that says so. */
  readonly onOrdered: (orderNumber?: string) => void
}

interface CheckoutFrameProps {
  readonly step: Step
  readonly children: (props: StepProps) => ReactNode
}

/** What the three steps share: the cart, whether its visitor may be here, and the order beside the step. */
export function CheckoutFrame({ step, children }: CheckoutFrameProps) {
  const t = useTranslations('checkout')
  const locale = useLocale()
  const router = useRouter()
  // An ordered cart's id is gone while its page is still to be seen: until the next one is there, it is held here.
  const [orderedId, setOrderedId] = useState<string>()
  const currentId = useCartId()
  const cartId = orderedId ?? currentId
  const { checkout, isLoading, isUnreachable, isTaken } = useCheckout(cartId)
  const lines = cartLines(checkout?.cart)
  const allowed = checkout && lines.length > 0 ? allowedStep(step, checkout.cart) : step

  function onOrdered(orderNumber?: string): void {
    if (!cartId) return
    setOrderedId(cartId)
    closeCart(cartId)
    router.push(localePath(locale, `/checkout/success${orderNumber ? `?orderId=${encodeURIComponent(orderNumber)}` : ''}`))
  }

  useEffect(() => {
    if (cartId === undefined) void ensureCartId()
  }, [cartId])
  useEffect(() => {
    if (allowed !== step) router.replace(localePath(locale, STEP_PATHS[allowed]))
  }, [allowed, step, locale, router])
  useEffect(() => {
    if (isTaken) router.replace(localePath(locale, '/checkout/success'))
  }, [isTaken, locale, router])

  const isReady = checkout && lines.length > 0 && allowed === step
  return (
    <div className="page">
      <h1 className="sr-only">{t('title')}</h1>
      {isUnreachable && (
        <div className="pt-6">
          <Notice kind="warning" title={t('unreachable.title')}>
            <p>{t('unreachable.help')}</p>
          </Notice>
        </div>
      )}
      {isReady && (
        <>
          <StepList steps={stepsOf(checkout.cart)} current={step} />
          <div className="with-panel checkout-grid">
            <div>
              <BlockedOrder lines={lines} />
              {children({ cartId: cartId!, checkout, onOrdered })}
            </div>
            <OrderSummary cart={checkout.cart} />
          </div>
        </>
      )}
      {!isReady && (isLoading || isTaken || lines.length > 0) && <CartSkeleton label={t('loading')} />}
      {!isLoading && !isTaken && lines.length === 0 && <NothingToOrder />}
    </div>
  )
}

function NothingToOrder() {
  const t = useTranslations('checkout.empty')
  const locale = useLocale()
  const customer = useCustomer()
  return (
    <div className="grid max-w-155 justify-items-start gap-4 pt-16">
      <h2 className="text-3xl tracking-tight">{t('title')}</h2>
      <p className="text-lg text-soft">{t('help')}</p>
      <div className="flex flex-wrap gap-3">
        <ButtonLink href={localePath(locale, '/cart')}>{t('action')}</ButtonLink>
        {/* Whose session has ended here finds the cart in their account. */}
        {!customer && (
          <ButtonLink variant="secondary" href={loginPath(locale, localePath(locale, '/checkout'))}>
            {t('logIn')}
          </ButtonLink>
        )}
      </div>
    </div>
  )
}
