'use client'

import { useLocale, useTranslations } from 'next-intl'
import { useRouter } from 'next/navigation'
import { type FormEvent, useState } from 'react'
import type { ShippingMethodFragment } from '../../graphql/generated/types.ts'
import { localePath } from '../../i18n/paths.ts'
import { formatMoney } from '../../lib/format-money.ts'
import { logFailure } from '../../lib/log-failure.ts'
import { FieldError } from '../../ui/field-error.tsx'
import { Notice } from '../../ui/notice.tsx'
import { OptionCard } from '../../ui/option-card.tsx'
import { CheckoutFrame, type StepProps } from './checkout-frame.tsx'
import { AddressLines, DoneRow } from './done-row.tsx'
import { type Refusal, RefusalNotice } from './refusal-notice.tsx'
import { setShippingMethod, type ShippingChoice } from './set-shipping-method.ts'
import { StepHeading } from './step-heading.tsx'
import { StepNav } from './step-nav.tsx'
import { STEP_PATHS } from './steps.ts'
import { useChoice } from './use-choice.ts'
import { showCheckout } from './use-checkout.ts'

export const DeliveryStep = () => <CheckoutFrame step="delivery">{(props) => <DeliveryStepContent {...props} />}</CheckoutFrame>

const codeOf = ({ carrier_code, method_code }: ShippingChoice): string => `${carrier_code}/${method_code}`

function DeliveryStepContent({ cartId, checkout: { cart } }: StepProps) {
  const t = useTranslations('checkout.delivery')
  const locale = useLocale()
  const router = useRouter()
  const [address] = cart.shipping_addresses
  const methods = (address?.available_shipping_methods ?? []).filter((method) => method !== null)
  const usable = methods.filter(({ available, method_code }) => available && method_code !== null)
  const saved = address?.selected_shipping_method
  const [choice, choose] = useChoice(`delivery:${cartId}`, usable.map(codeOf), saved ? codeOf(saved) : undefined)
  const [isMissing, setMissing] = useState(false)
  const [isBusy, setBusy] = useState(false)
  const [refusal, setRefusal] = useState<Refusal>()

  async function save(event: FormEvent<HTMLFormElement>): Promise<void> {
    event.preventDefault()
    if (isBusy) return
    const method = usable.find((candidate) => codeOf(candidate) === choice)
    setMissing(!method)
    if (!method) return event.currentTarget.querySelector('input')?.focus()
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
          <DoneRow label={t('shipTo')} change={t('change')} changeLabel={t('changeAddress')} path={STEP_PATHS.address}>
            <AddressLines address={address} />
          </DoneRow>
        </dl>
      )}
      <StepHeading>{t('title')}</StepHeading>
      {refusal && <RefusalNotice refusal={refusal} />}
      {usable.length === 0 && <Notice kind="warning" title={t('none')} />}
      <form noValidate onSubmit={(event) => void save(event)}>
        <fieldset className="grid gap-3" aria-describedby={isMissing ? 'delivery-missing' : undefined}>
          <legend className="sr-only">{t('label')}</legend>
          {methods.map((method) => (
            <ShippingMethod
              key={codeOf(method)}
              method={method}
              isChosen={choice === codeOf(method)}
              onChoose={() => {
                setMissing(false)
                choose(codeOf(method))
              }}
            />
          ))}
        </fieldset>
        {isMissing && (
          <FieldError id="delivery-missing" className="mt-3">
            {t('required')}
          </FieldError>
        )}
        <StepNav next={t('continue')} isBusy={isBusy} back={t('back')} backPath={STEP_PATHS.address} />
      </form>
    </>
  )
}

interface ShippingMethodProps {
  readonly method: ShippingMethodFragment
  readonly isChosen: boolean
  readonly onChoose: () => void
}

function ShippingMethod({ method, isChosen, onChoose }: ShippingMethodProps) {
  const locale = useLocale()
  const isUsable = method.available && method.method_code !== null
  return (
    <OptionCard
      name="shipping-method"
      title={method.carrier_title}
      note={(isUsable ? method.method_title : method.error_message) ?? undefined}
      price={isUsable ? formatMoney(method.price_incl_tax, locale) : undefined}
      value={codeOf(method)}
      checked={isChosen}
      disabled={!isUsable}
      onChange={onChoose}
    />
  )
}
