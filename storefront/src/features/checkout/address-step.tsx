'use client'

import { useLocale, useTranslations } from 'next-intl'
import { valibotResolver } from '@hookform/resolvers/valibot'
import { useRouter } from 'next/navigation'
import { useEffect, useState } from 'react'
import { FormProvider, useForm } from 'react-hook-form'
import { StoreError } from '../../graphql/errors.ts'
import { localePath } from '../../i18n/paths.ts'
import { logFailure } from '../../lib/log-failure.ts'
import { refusedField } from '../address/address-refusal.ts'
import { firstCountry, useCountries, type Country } from '../address/use-countries.ts'
import { CartSkeleton } from '../cart/cart-skeleton.tsx'
import { hasSession } from '../session/session.ts'
import { keepAddressDraft, readAddressDraft } from './address-draft.ts'
import { type AddressForm, addressFormOf, addressFormSchema } from './address-form.ts'
import { AddressFormFields } from './address-form-fields.tsx'
import { CheckoutFrame, type StepProps } from './checkout-frame.tsx'
import { type Refusal, RefusalNotice } from './refusal-notice.tsx'
import { saveAddresses } from './save-addresses.ts'
import { StepHeading } from './step-heading.tsx'
import { StepNav } from './step-nav.tsx'
import { STEP_PATHS } from './steps.ts'
import { showCheckout } from './use-checkout.ts'

export const AddressStep = () => <CheckoutFrame step="address">{(props) => <AddressStepContent {...props} />}</CheckoutFrame>

function AddressStepContent(props: StepProps) {
  const t = useTranslations('checkout')
  const countries = useCountries(useLocale())
  return (
    <>
      <StepHeading>{t(props.checkout.cart.is_virtual ? 'address.virtualTitle' : 'address.title')}</StepHeading>
      {countries ? <AddressStepForm {...props} countries={countries} /> : <CartSkeleton label={t('loading')} />}
    </>
  )
}

function AddressStepForm({ cartId, checkout: { cart }, countries }: StepProps & { countries: readonly Country[] }) {
  const t = useTranslations('checkout')
  const locale = useLocale()
  const router = useRouter()
  const [refusal, setRefusal] = useState<Refusal>()
  // A customer's cart has the address of the account.
  const accountEmail = hasSession() ? cart.email : null
  const form = useForm<AddressForm>({
    mode: 'onTouched',
    defaultValues: { ...(readAddressDraft(cartId) ?? addressFormOf(cart, firstCountry(countries))), ...(accountEmail && { email: accountEmail }) },
    resolver: (values, ...rest) => valibotResolver(addressFormSchema(values))(values, ...rest),
  })
  const { handleSubmit, formState, setError, subscribe } = form

  useEffect(
    () => subscribe({ formState: { values: true }, callback: ({ values }) => keepAddressDraft(cartId, values) }),
    [subscribe, cartId],
  )

  async function save(values: AddressForm): Promise<void> {
    setRefusal(undefined)
    const saved = await saveAddresses(values, cart)
    if ('error' in saved) return refuse(saved)
    showCheckout(cartId, saved.cart)
    router.push(localePath(locale, cart.is_virtual ? STEP_PATHS.payment : STEP_PATHS.delivery))
  }

  function refuse({ part, error }: Refusal): void {
    logFailure('The address could not be saved', error)
    setRefusal({ part, error })
    const found = error instanceof StoreError ? refusedField(error.message) : undefined
    if (!found) return
    const section = part === 'billingAddress' && !cart.is_virtual ? 'billing' : 'shipping'
    setError(found.field === 'email' ? 'email' : `${section}.${found.field}`, { message: found.message }, { shouldFocus: true })
  }

  const wrong = countErrors(formState.errors)
  const help = wrong > 0 ? t('address.checkFields', { count: wrong }) : undefined
  return (
    <FormProvider {...form}>
      <form noValidate onSubmit={(event) => void handleSubmit(save)(event)}>
        {refusal && <RefusalNotice refusal={refusal} help={help} />}
        <AddressFormFields countries={countries} isVirtual={cart.is_virtual} hasAccount={Boolean(accountEmail)} />
        <StepNav
          next={t(cart.is_virtual ? 'address.continueToPayment' : 'address.continue')}
          isBusy={formState.isSubmitting}
          back={t('backToCart')}
          backPath="/cart"
        />
      </form>
    </FormProvider>
  )
}

function countErrors(errors: object): number {
  return Object.values(errors).reduce<number>((sum, error: { message?: string }) => sum + (error.message ? 1 : countErrors(error)), 0)
}
