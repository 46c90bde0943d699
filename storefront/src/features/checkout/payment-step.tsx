'use client'

import { useLocale, useTranslations } from 'next-intl'
import { useRouter } from 'next/navigation'
import { type FormEvent, useState } from 'react'
import { localePath } from '../../i18n/paths.ts'
import { writeSession } from '../../lib/session-store.ts'
import { logFailure } from '../../lib/log-failure.ts'
import { Notice } from '../../ui/notice.tsx'
import { isCartForeign } from '../cart/gone-cart.ts'
import { renewCart } from '../cart/renew-cart.ts'
import { CheckoutFrame, type StepProps } from './checkout-frame.tsx'
import { DoubtNotice, type Doubt } from './doubt-notice.tsx'
import { type OrderFailure, ORDER_FAILURE } from './order-failure.ts'
import { PaymentChoice } from './payment-choice.tsx'
import { offeredMethods } from './payment-methods/registry.ts'
import { findOut, type OrderOutcome, placeOrder } from './place-order.ts'
import { rememberOrder } from './placed-order.ts'
import { SettledSteps } from './settled-steps.tsx'
import { StepHeading } from './step-heading.tsx'
import { StepNav } from './step-nav.tsx'
import { STEP_PATHS } from './steps.ts'
import { useChoice } from './use-choice.ts'

export const PaymentStep = () => <CheckoutFrame step="payment">{(props) => <PaymentStepContent {...props} />}</CheckoutFrame>

function PaymentStepContent({ cartId, checkout: { cart, agreements }, onOrdered }: StepProps) {
  const t = useTranslations('checkout.payment')
  const locale = useLocale()
  const router = useRouter()
  const methods = offeredMethods(cart.available_payment_methods, cart.prices?.grand_total)
  const codes = methods.map(({ code }) => code)
  const [choice, choose] = useChoice(`payment:${cartId}`, codes, cart.selected_payment_method?.code)
  const [accepted, setAccepted] = useState<ReadonlySet<number>>(new Set())
  const [wasSent, setWasSent] = useState(false)
  const [isBusy, setBusy] = useState(false)
  const [doubt, setDoubt] = useState<Doubt>()
  const required = agreements.filter(({ mode }) => mode === 'MANUAL')
  const isComplete = choice !== undefined && required.every(({ agreement_id }) => accepted.has(agreement_id))

  function show(outcome: OrderOutcome): void {
    if (outcome.kind === 'placed') {
      rememberOrder({ orderNumber: outcome.orderNumber, email: cart.email ?? '', cart })
      return onOrdered(outcome.orderNumber)
    }
    if (outcome.kind === 'taken') return onOrdered()
    setBusy(false)
    if (outcome.kind !== 'refused') return setDoubt(outcome.kind)
    // The session is over and the cart in the account: nothing is wrong with the order.
    if (isCartForeign(outcome.error)) return void renewCart(cartId, outcome.error)
    logFailure('The order was refused', outcome.error)
    writeSession(ORDER_FAILURE, { part: outcome.part, text: outcome.error.message } satisfies OrderFailure)
    router.push(localePath(locale, '/checkout/error'))
  }

  async function act(ask: () => Promise<OrderOutcome>): Promise<void> {
    setBusy(true)
    setDoubt(undefined)
    show(await ask())
  }

  function place(event: FormEvent<HTMLFormElement>): void {
    event.preventDefault()
    if (isBusy) return
    setWasSent(true)
    if (isComplete) void act(() => placeOrder({ cartId, email: cart.email ?? '', paymentCode: choice }))
    else focusFirstMissing(event.currentTarget)
  }

  return (
    <>
      <SettledSteps cart={cart} />
      <StepHeading>{t('title')}</StepHeading>
      {methods.length === 0 && <Notice kind="warning" title={t('none')} />}
      <form noValidate onSubmit={place}>
        <PaymentChoice
          methods={methods}
          agreements={agreements}
          choice={choice}
          onChoose={choose}
          accepted={accepted}
          onAccept={setAccepted}
          showMissing={wasSent}
        />
        {doubt && <DoubtNotice doubt={doubt} isBusy={isBusy} onCheck={() => void act(() => findOut(cartId))} />}
        {doubt !== 'unknown' && (
          <StepNav
            next={t('place')}
            isBusy={isBusy}
            back={t(cart.is_virtual ? 'backToAddress' : 'back')}
            backPath={cart.is_virtual ? STEP_PATHS.address : STEP_PATHS.delivery}
          />
        )}
      </form>
    </>
  )
}

// The radios of an unmade choice come first, then each box that is not ticked.
function focusFirstMissing(form: HTMLFormElement): void {
  const isChosen = form.querySelector('input[type=radio]:checked') !== null
  const missing = form.querySelector<HTMLInputElement>(isChosen ? 'input[type=checkbox]:not(:checked)' : 'input[type=radio]')
  missing?.focus()
}
