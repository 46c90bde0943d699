'use client'

import { useLocale, useTranslations } from 'next-intl'
import { type FormEvent, useState } from 'react'
import type { CheckoutFragment } from '../../graphql/generated/types.ts'
import type { DeliverySettings, PickupMethods } from '../../settings/shop.ts'
import { formatMoney } from '../../lib/format-money.ts'
import { AppearingNotice } from '../../ui/appearing-notice.tsx'
import type { PaymentPages } from '../payment/methods/payment-kind.ts'
import { isCollectedCart } from '../delivery/delivery-days.ts'
import { FREE } from '../payment/methods/free.ts'
import { kindOf, offeredMethods, orderButton } from '../payment/methods/registry.ts'
import { Agreements } from './agreements.tsx'
import { CheckoutFrame, type StepProps } from './checkout-frame.tsx'
import { CompletedSteps } from './completed-steps.tsx'
import { NothingToPayWith } from './nothing-to-pay-with.tsx'
import { PaymentChoice } from './payment-choice.tsx'
import { PurchaseOrderField } from './purchase-order-field.tsx'
import { placeChange } from './home-address.ts'
import { StepHeading } from './step-heading.tsx'
import { StepNav } from './step-nav.tsx'
import { STEP_PATHS } from './steps.ts'
import { refetchCartLocation } from './use-cart-location.ts'
import { useChoice } from './use-choice.ts'
import { useConsents } from './use-consents.ts'
import { usePlaceOrder } from './use-place-order.ts'

interface PaymentStepProps {
  readonly pages: PaymentPages
  /** Codes of the methods whose orders are complete without a payment service. */
  readonly offline: readonly string[]
  readonly delivery: DeliverySettings
  readonly pickup: PickupMethods
  readonly isCashOnDeliveryFree: boolean
}

export const PaymentStep = (settings: PaymentStepProps) => (
  <CheckoutFrame step="payment" pickup={settings.pickup}>{(props) => <PaymentStepContent {...props} {...settings} />}</CheckoutFrame>
)

function PaymentStepContent({ cartId, checkout: { cart, agreements }, place: location, onOrdered, pages, offline, delivery, pickup, isCashOnDeliveryFree }: StepProps & PaymentStepProps) {
  const t = useTranslations('checkout.payment')
  const methods = offeredMethods(cart, pages, offline)
  const codes = methods.map(({ code }) => code)
  const isFree = codes.length === 1 && codes[0] === FREE
  const [choice, choose] = useChoice(`payment:${cartId}`, codes, cart.selected_payment_method?.code)
  const [accepted, accept] = useConsents(cartId)
  const [isLocating, setLocating] = useState(false)
  const [wasTried, setWasTried] = useState(false)
  const { progress, problem, place } = usePlaceOrder(cartId, onOrdered)
  const required = agreements.filter(({ mode }) => mode === 'MANUAL')
  const kind = choice === undefined ? undefined : kindOf(choice, pages)
  const [purchaseOrder, setPurchaseOrder] = useState(cart.selected_payment_method?.purchase_order_number ?? '')
  const ownNumber = kind?.needsPurchaseOrder ? purchaseOrder.trim() : undefined
  const isComplete = choice !== undefined && ownNumber !== '' && required.every(({ agreement_id }) => accepted.has(agreement_id))

  async function submit(event: FormEvent<HTMLFormElement>): Promise<void> {
    event.preventDefault()
    if (progress !== 'idle' || isLocating) return
    setWasTried(true)
    if (!isComplete) return focusFirstMissing(event.currentTarget)
    if (location?.code) {
      // A locker or shop may have closed or moved meanwhile: the frame then leads back to the delivery, which says so.
      setLocating(true)
      const current = await refetchCartLocation(cart.id).catch(() => null)
      setLocating(false)
      if (placeChange(cart, current ?? undefined)) return
    }
    place({ cartId, cart, paymentCode: choice, purchaseOrder: ownNumber, needsToken: kind?.isPaidElsewhere ?? (choice === FREE && cart.is_virtual) })
  }

  return (
    <>
      <CompletedSteps cart={cart} delivery={delivery} pickup={pickup} place={location} isAwaited={kind?.packedOn === 'payment' && !kind.isPaidElsewhere} />
      <StepHeading>{t(isFree ? 'titleFree' : 'title')}</StepHeading>
      <form noValidate onSubmit={(event) => void submit(event)}>
        {methods.length === 0 && <NothingToPayWith />}
        {methods.length > 0 && !isFree && (
          <PaymentChoice
            methods={methods}
            pages={pages}
            isCashOnDeliveryFree={isCashOnDeliveryFree}
            isVirtual={cart.is_virtual}
            isCollected={isCollectedCart(cart)}
            choice={choice}
            onChoose={choose}
            showMissing={wasTried}
          />
        )}
        {kind?.needsPurchaseOrder && <PurchaseOrderField value={purchaseOrder} onChange={setPurchaseOrder} showMissing={wasTried} />}
        {methods.length > 0 && <Agreements agreements={agreements} accepted={accepted} onAccept={accept} showMissing={wasTried} />}
        <TotalToPay cart={cart} />
        {problem && (
          <div className="mt-6">
            <AppearingNotice kind="warning" title={t(problem.kind)} failure={problem}>
              <p>{t(`${problem.kind}Help`)}</p>
            </AppearingNotice>
          </div>
        )}
        {progress === 'checking' ? (
          <CheckingNotice />
        ) : (
          <StepNav
            next={methods.length > 0 ? t(orderButton(kind)) : undefined}
            isBusy={progress === 'placing' || isLocating}
            back={t(cart.is_virtual ? 'backToBuyer' : 'back')}
            backPath={cart.is_virtual ? STEP_PATHS.address : STEP_PATHS.delivery}
          />
        )}
      </form>
    </>
  )
}

/** On phones, where the summary is below the button. */
function TotalToPay({ cart }: { cart: CheckoutFragment }) {
  const t = useTranslations('checkout.summary')
  const locale = useLocale()
  const total = cart.prices?.grand_total
  if (!total) return null
  return (
    <p className="amount mt-6 -mb-3 items-baseline border-t border-line pt-4 text-xl font-semibold tracking-snug lg:hidden">
      <span>{t('total')}</span>
      <span className="tabular-nums">{formatMoney(total, locale)}</span>
    </p>
  )
}

// The radio buttons first, then an empty field, then the unticked checkboxes.
function focusFirstMissing(form: HTMLFormElement): void {
  const inputs = [...form.querySelectorAll('input')]
  const isChosen = inputs.some(({ type, checked }) => type === 'radio' && checked)
  inputs.find(({ type, value, checked }) => (isChosen ? (type === 'text' && value === '') || (type === 'checkbox' && !checked) : type === 'radio'))?.focus()
}

/** Replaces the order button while the order is reconciled. */
function CheckingNotice() {
  const t = useTranslations('checkout.payment')
  return (
    <div className="mt-8">
      <AppearingNotice kind="info" title={t('checking')} takesFocus>
        <p>{t('checkingHelp')}</p>
        <span className="spinner mt-2 block" aria-hidden />
      </AppearingNotice>
    </div>
  )
}
