'use client'

import { useLocale, useTranslations } from 'next-intl'
import { useRouter } from 'next/navigation'
import { type FormEvent, type ReactNode, useCallback, useEffect, useRef, useState } from 'react'
import type { CartLineFragment } from '../../graphql/generated/types.ts'
import { localePath } from '../../i18n/paths.ts'
import type { PickupMethods } from '../../settings/shop.ts'
import { Link } from '../../ui/link.tsx'
import { Notice } from '../../ui/notice.tsx'
import { cartLines } from '../cart/cart-lines.ts'
import { CartSkeleton } from '../cart/cart-skeleton.tsx'
import { ensureCartId } from '../cart/create-cart.ts'
import { cartReadiness } from '../cart/line-problem.ts'
import { onOrderInOtherTab, readSubmittedOrder } from '../place-order/submitted-order.ts'
import { successPath } from '../place-order/success-path.ts'
import { LateSessionOver } from '../session/late-session-over.tsx'
import type { CartLocation } from './cart-location.ts'
import { enterCheckout, isEntry } from './entry.ts'
import type { Checkout } from './get-checkout.ts'
import { placeChange } from './home-address.ts'
import { NothingToOrder } from './nothing-to-order.tsx'
import { OrderSummary, PhoneOrderSummary } from './order-summary.tsx'
import { StepList } from './step-list.tsx'
import { allowedStep, openStep, type Step, STEP_PATHS, stepsOf } from './steps.ts'
import { useCartLocation } from './use-cart-location.ts'
import { useLedBack } from './use-led-back.ts'
import { useShownCheckout } from './use-shown-checkout.ts'

export interface StepProps {
  readonly cartId: string
  readonly checkout: Checkout
  /** The locker or shop to which the cart is sent, as far as the backend tells. */
  readonly place: CartLocation | undefined
  /** Called once the cart is an order: leads to the confirmation. */
  readonly onOrdered: () => void
}

interface CheckoutFrameProps {
  readonly step: Step
  readonly pickup: PickupMethods
  readonly children: (props: StepProps) => ReactNode
}

/**
 * The frame of the three steps: loads the cart, redirects to the first unfinished step, and shows the order summary. When a customer's
 * session ends, the step stays as it is and offers the login, which leads back to it.
 */
export function CheckoutFrame({ step, pickup, children }: CheckoutFrameProps) {
  const t = useTranslations('checkout')
  const locale = useLocale()
  const router = useRouter()
  const { cartId, checkout, isLoading, isUnreachable, isTaken, isOver } = useShownCheckout()
  const [isLeaving, setLeaving] = useState(false)
  const content = useRef<HTMLDivElement>(null)
  const lines = cartLines(checkout?.cart)
  const { cartLocation: place, isLocating } = useCartLocation(checkout?.cart, pickup)
  const isKnown = checkout && lines.length > 0 && !isLocating
  const allowed = isKnown ? allowedStep(isEntry(step) ? openStep(checkout.cart, pickup, place) : step, checkout.cart, pickup, place) : step
  const wasLedBack = useLedBack(step, isKnown ? allowed : undefined)

  // Replaces the step, because there is nothing to go back to.
  const confirm = useCallback(() => router.replace(successPath(locale, readSubmittedOrder()?.orderNumber)), [locale, router])
  const onOrdered = useCallback(() => {
    setLeaving(true)
    confirm()
  }, [confirm])

  useEffect(() => {
    if (cartId === undefined) void ensureCartId()
  }, [cartId])
  useEffect(() => {
    // Another tab may have begun a new cart meanwhile.
    if (allowed !== step && !isLeaving) router.replace(localePath(locale, STEP_PATHS[allowed]))
  }, [allowed, step, isLeaving, locale, router])
  useEffect(() => {
    if (isTaken) confirm()
  }, [isTaken, confirm])
  useEffect(() => (cartId ? onOrderInOtherTab(cartId, onOrdered) : undefined), [cartId, onOrdered])

  // Enter sends a form without its button, too.
  function holdForm(event: FormEvent): void {
    event.preventDefault()
    event.stopPropagation()
    content.current?.querySelector<HTMLElement>('[data-session-over] a')?.focus()
  }

  const isReady = isKnown && cartId && allowed === step && !isLeaving
  useEffect(() => {
    if (isReady) enterCheckout()
  }, [isReady])

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
          <StepList steps={stepsOf(checkout.cart)} current={step} isVirtual={checkout.cart.is_virtual} />
          <PhoneOrderSummary cart={checkout.cart} />
          <div className="with-panel checkout-grid">
            <div ref={content} className={isOver ? '[&_button[type=submit]]:hidden' : undefined} onSubmitCapture={isOver ? holdForm : undefined}>
              {isOver && <LateSessionOver takesFocus />}
              <BlockedOrder lines={lines} />
              {wasLedBack && step !== 'payment' && !placeChange(checkout.cart, place) && (
                <div className="mb-6">
                  <Notice kind="info" title={t(`ledBack.${step}`)} />
                </div>
              )}
              {children({ cartId, checkout, place, onOrdered })}
            </div>
            <OrderSummary cart={checkout.cart} />
          </div>
        </>
      )}
      {!isReady && (isLoading || isTaken || isLeaving || lines.length > 0) && <CartSkeleton label={t('loading')} />}
      {!isLoading && !isTaken && !isLeaving && lines.length === 0 && <NothingToOrder />}
    </div>
  )
}

/** Leads back to the cart when a product sells out during the checkout. */
function BlockedOrder({ lines }: { lines: readonly CartLineFragment[] }) {
  const t = useTranslations('checkout.blocked')
  const locale = useLocale()
  if (cartReadiness(lines).kind === 'ready') return null
  return (
    <div className="mb-6">
      <Notice kind="warning" title={t('title')}>
        <p>{t('help')}</p>
        <Link className="button button-text" href={localePath(locale, '/cart')}>
          {t('action')}
        </Link>
      </Notice>
    </div>
  )
}
