'use client'

import { useLocale, useTranslations } from 'next-intl'
import { useRouter } from 'next/navigation'
import { type FormEvent, useState } from 'react'
import type { DeliverySettings } from '../../settings/shop.ts'
import type { ShippingMethodFragment } from '../../graphql/generated/types.ts'
import { localePath } from '../../i18n/paths.ts'
import { formatMoney } from '../../lib/format-money.ts'
import { logFailure } from '../../lib/log-failure.ts'
import { ChoiceGroup } from '../../ui/choice-group.tsx'
import { Notice } from '../../ui/notice.tsx'
import { OptionCard } from '../../ui/option-card.tsx'
import { CheckoutFrame, type StepProps } from './checkout-frame.tsx'
import { AddressLines, CompletedRow } from './completed-row.tsx'
import { DeliveryDate } from '../delivery/delivery-date.tsx'
import { methodCode } from '../delivery/delivery-days.ts'
import { type Refusal, RefusalNotice } from './refusal-notice.tsx'
import { setShippingMethod } from './set-shipping-method.ts'
import { StepHeading } from './step-heading.tsx'
import { StepNav } from './step-nav.tsx'
import { STEP_PATHS } from './steps.ts'
import { showCheckout } from './use-checkout.ts'
import { useChoice } from './use-choice.ts'

interface DeliveryStepProps {
  readonly delivery: DeliverySettings
}

export const DeliveryStep = ({ delivery }: DeliveryStepProps) => (
  <CheckoutFrame step="delivery">{(props) => <DeliveryStepContent {...props} delivery={delivery} />}</CheckoutFrame>
)

function DeliveryStepContent({ cartId, checkout: { cart }, delivery }: StepProps & DeliveryStepProps) {
  const t = useTranslations('checkout.delivery')
  const locale = useLocale()
  const router = useRouter()
  const [address] = cart.shipping_addresses
  const methods = (address?.available_shipping_methods ?? []).filter((method) => method !== null)
  const usable = methods.filter(({ available, method_code }) => available && method_code !== null)
  const saved = address?.selected_shipping_method
  const [choice, choose] = useChoice(`delivery:${cartId}`, usable.map(methodCode), saved ? methodCode(saved) : undefined)
  const [isMissing, setMissing] = useState(false)
  const [isBusy, setBusy] = useState(false)
  const [refusal, setRefusal] = useState<Refusal>()

  async function save(event: FormEvent<HTMLFormElement>): Promise<void> {
    event.preventDefault()
    if (isBusy) return
    const method = usable.find((candidate) => methodCode(candidate) === choice)
    setMissing(!method)
    if (!method) return event.currentTarget.querySelector<HTMLInputElement>('input:enabled')?.focus()
    setBusy(true)
    setRefusal(undefined)
    try {
      showCheckout(cartId, await setShippingMethod(method))
      router.push(localePath(locale, STEP_PATHS.payment))
    } catch (error) {
      logFailure('The shipping method could not be set', error)
      setRefusal({ part: 'shippingMethod', error })
    }
    setBusy(false)
  }

  return (
    <>
      {address && (
        <dl className="mb-10">
          <CompletedRow label={t('shipTo')} change={t('change')} changeLabel={t('changeAddress')} path={STEP_PATHS.address}>
            <AddressLines address={address} />
          </CompletedRow>
        </dl>
      )}
      <StepHeading>{t('title')}</StepHeading>
      {refusal && <RefusalNotice refusal={refusal} />}
      {usable.length === 0 && <Notice kind="warning" title={t('none')} />}
      <form noValidate onSubmit={(event) => void save(event)}>
        <ChoiceGroup label={t('label')} error={isMissing ? t('required') : undefined}>
          {methods.map((method) => (
            <ShippingMethod
              key={methodCode(method)}
              method={method}
              delivery={delivery}
              isChosen={choice === methodCode(method)}
              onChoose={() => {
                setMissing(false)
                choose(methodCode(method))
              }}
            />
          ))}
        </ChoiceGroup>
        <StepNav next={t('continue')} isBusy={isBusy} back={t('back')} backPath={STEP_PATHS.address} />
      </form>
    </>
  )
}

interface ShippingMethodProps {
  readonly method: ShippingMethodFragment
  readonly delivery: DeliverySettings
  readonly isChosen: boolean
  readonly onChoose: () => void
}

function ShippingMethod({ method, delivery, isChosen, onChoose }: ShippingMethodProps) {
  const locale = useLocale()
  const isUsable = method.available && method.method_code !== null
  const note = isUsable ? (
    <>
      {method.method_title}
      <DeliveryDate method={method} delivery={delivery} />
    </>
  ) : (
    method.error_message
  )
  return (
    <OptionCard
      name="shipping-method"
      title={method.carrier_title}
      note={note}
      price={isUsable ? formatMoney(method.price_incl_tax, locale) : undefined}
      value={methodCode(method)}
      checked={isChosen}
      disabled={!isUsable}
      onChange={onChoose}
    />
  )
}
