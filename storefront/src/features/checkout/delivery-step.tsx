'use client'

import { useLocale, useTranslations } from 'next-intl'
import { useRouter } from 'next/navigation'
import { type FormEvent, Fragment, useEffect, useEffectEvent, useState } from 'react'
import type { DeliverySettings, PickupMethods } from '../../settings/shop.ts'
import { localePath } from '../../i18n/paths.ts'
import { refusalOf } from '../../graphql/errors.ts'
import { logFailure } from '../../lib/log-failure.ts'
import { withMessages } from '../../messages/with-messages.tsx'
import { ChoiceGroup } from '../../ui/choice-group.tsx'
import { Notice } from '../../ui/notice.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { savedAddresses } from '../address/saved-address.ts'
import { isLossReported } from '../cart/is-loss-reported.ts'
import { deliveryTo, methodCode } from '../delivery/delivery-days.ts'
import { saveLocation } from '../pickup/last-locations.ts'
import { showLocation } from '../pickup/use-location.ts'
import { refetchCheckout } from './checkout-cache.ts'
import { CheckoutFrame, type StepProps } from './checkout-frame.tsx'
import { AddressLines, CompletedRow, EnteredAddressLines } from './completed-row.tsx'
import { destinationOf, homeAddress, placeChange } from './home-address.ts'
import { type Refusal, RefusalNotice } from './refusal-notice.tsx'
import { ShippingMethodCard } from './shipping-method-card.tsx'
import { StepHeading } from './step-heading.tsx'
import { StepNav } from './step-nav.tsx'
import { STEP_PATHS } from './steps.ts'
import { useChoice } from './use-choice.ts'
import { usePickup } from './use-pickup.ts'
import { useShippingChoice } from './use-shipping-choice.ts'

const PickupChoice = withMessages(['pickup'], () => import('../pickup/pickup-choice.tsx').then((module) => module.PickupChoice))

/** The methods, or the places of the chosen one; without places, their search. */
function focusMissing(form: HTMLFormElement, lacks: 'method' | 'location' | undefined): void {
  const [first, second] = lacks === 'location' ? ['.pickup input[type=radio]', '.pickup input'] : ['input:enabled']
  const input = form.querySelector<HTMLInputElement>(first) ?? (second && form.querySelector<HTMLInputElement>(second))
  if (input) input.focus()
}

/** A place without a region, in a country whose addresses need one: the shopper can only choose another. */
function isRegionRefusal(error: unknown): boolean {
  const refusal = refusalOf(error)
  return refusal?.reason === 'regionMissing' || refusal?.reason === 'regionWrong' || (refusal?.reason === 'fieldMissing' && refusal.field === 'regionId')
}

interface DeliveryStepProps {
  readonly delivery: DeliverySettings
  readonly pickup: PickupMethods
}

export const DeliveryStep = ({ delivery, pickup }: DeliveryStepProps) => (
  <CheckoutFrame step="delivery" pickup={pickup}>
    {(props) => <DeliveryStepContent {...props} delivery={delivery} pickup={pickup} />}
  </CheckoutFrame>
)

function DeliveryStepContent({ cartId, checkout: { cart, customer }, place, delivery, pickup }: StepProps & DeliveryStepProps) {
  const t = useTranslations('checkout.delivery')
  const locale = useLocale()
  const router = useRouter()
  const [address] = cart.shipping_addresses
  const isHome = destinationOf(cart, pickup, place) === 'home'
  const change = placeChange(cart, place)
  const home = homeAddress(cart, pickup, place, savedAddresses(customer?.addresses))
  const methods = (address?.available_shipping_methods ?? []).filter((method) => method !== null)
  const usable = methods.filter(({ available, method_code }) => available && method_code !== null)
  const saved = address?.selected_shipping_method
  const [choice, choose] = useChoice(`delivery:${cartId}`, usable.map(methodCode), saved ? methodCode(saved) : undefined)
  const chosen = usable.find((candidate) => methodCode(candidate) === choice)
  const ofCart = saved && place ? { ...place, method: methodCode(saved) } : undefined
  const { pattern, location, isChecking, gone, chooseLocation, leavePickup } = usePickup(pickup, chosen, ofCart)
  const [missing, setMissing] = useState<'method' | 'location'>()
  const [isBusy, setBusy] = useState(false)
  const [refusal, setRefusal] = useState<Refusal>()
  const send = useShippingChoice(cartId, home, isHome)

  // The totals follow the choice. What the backend refuses is said when the step is sent.
  const isComplete = pattern === undefined || (location !== undefined && !isChecking)
  const isShown = saved && methodCode(saved) === choice
  const ahead = chosen && isComplete && !isShown ? choice : undefined
  const showTotals = useEffectEvent(() => {
    if (chosen && !isBusy) void send(chosen, location).catch(() => {})
  })
  useEffect(() => {
    if (ahead !== undefined) showTotals()
  }, [ahead])

  async function save(event: FormEvent<HTMLFormElement>): Promise<void> {
    event.preventDefault()
    if (isBusy) return
    const form = event.currentTarget
    const lacks = chosen ? (pattern !== undefined && !location ? 'location' : undefined) : 'method'
    setMissing(lacks)
    if (!chosen || lacks) return focusMissing(form, lacks)
    setBusy(true)
    setRefusal(undefined)
    try {
      await send(chosen, location)
      if (location) saveLocation(methodCode(chosen), location)
      router.push(localePath(locale, STEP_PATHS.payment))
    } catch (error) {
      logFailure('The shipping method could not be set', error)
      if (!isLossReported(error)) setRefusal({ part: 'shippingMethod', error })
      // Changed on another device, the cart may have other methods, or need none.
      void refetchCheckout()
      if (location && refusalOf(error)?.reason === 'locationGone') showLocation(location.pickup_location_code, null)
    }
    setBusy(false)
  }

  return (
    <>
      {home && (
        <dl className="mb-10">
          <CompletedRow label={t('shipTo')} change={t('change')} changeLabel={t('changeAddress')} path={STEP_PATHS.address}>
            {isHome && address ? <AddressLines address={address} /> : <EnteredAddressLines address={home} />}
          </CompletedRow>
        </dl>
      )}
      <StepHeading>{t('title')}</StepHeading>
      {refusal && <RefusalNotice refusal={refusal} help={location && isRegionRefusal(refusal.error) ? t('noRegion', { name: location.name ?? location.pickup_location_code }) : undefined} />}
      {change === 'moved' && place?.location && (
        <div className="mb-6">
          <Notice kind="warning" title={t('moved', { name: place.location.name ?? '' })}>
            <p>{t('movedHelp')}</p>
          </Notice>
        </div>
      )}
      {usable.length === 0 && <Notice kind="warning" title={t('none')} />}
      <form noValidate onSubmit={(event) => void save(event)}>
        <ChoiceGroup label={t('label')} error={missing === 'method' ? t('required') : undefined}>
          {methods.map((method) => (
            <Fragment key={methodCode(method)}>
              <ShippingMethodCard
                method={method}
                delivery={deliveryTo(delivery, cart.shipping_addresses[0]?.country.code)}
                isChosen={choice === methodCode(method)}
                onChoose={() => {
                  setMissing(undefined)
                  choose(methodCode(method))
                }}
              />
              {method === chosen && pattern !== undefined && home && (
                <PickupChoice
                  method={methodCode(method)}
                  pattern={pattern}
                  home={home}
                  chosen={location}
                  isChecking={isChecking}
                  gone={gone}
                  onChoose={(place) => {
                    setMissing(undefined)
                    chooseLocation(place)
                  }}
                  isMissing={missing === 'location'}
                  onUnsupported={leavePickup}
                  waiting={<Skeleton className="h-60" />}
                />
              )}
            </Fragment>
          ))}
        </ChoiceGroup>
        <StepNav next={t('continue')} isBusy={isBusy} back={t('back')} backPath={STEP_PATHS.address} />
      </form>
    </>
  )
}
