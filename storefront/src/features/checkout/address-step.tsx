'use client'

import { useLocale, useTranslations } from 'next-intl'
import { createElement, useEffect, useState } from 'react'
import { localePath } from '../../i18n/paths.ts'
import type { PickupMethods } from '../../settings/shop.ts'
import { buttonStyle } from '../../ui/button-style.ts'
import { Link } from '../../ui/link.tsx'
import type { AddressSettings } from '../address/address-settings.ts'
import { useCountries } from '../address/use-countries.ts'
import { readCartId } from '../cart/cart-id.ts'
import { CartSkeleton } from '../cart/cart-skeleton.tsx'
import { loginPath } from '../session/return-path.ts'
import { hasSession } from '../session/session.ts'
import { CheckoutFrame, type StepProps } from './checkout-frame.tsx'
import { StepHeading } from './step-heading.tsx'
import { STEP_PATHS } from './steps.ts'

interface AddressStepProps {
  readonly settings: AddressSettings
  readonly pickup: PickupMethods
  /** A guest finds the order by its postal code: Magento 2.4.7. */
  readonly isFoundByPostcode: boolean
}

export function AddressStep(own: AddressStepProps) {
  // While the cart is fetched. A failure is met again where the form is needed.
  useEffect(() => {
    if (readCartId()) loadForm().catch(() => {})
  }, [])
  return (
    <CheckoutFrame step="address" pickup={own.pickup}>
      {(props) => <AddressStepContent {...props} {...own} />}
    </CheckoutFrame>
  )
}

/** With the rules of all countries, which the page of an empty cart does without. */
const loadForm = () => import('./address-step-form.tsx').then((module) => module.AddressStepForm)

type Form = Awaited<ReturnType<typeof loadForm>>

function useAddressForm(): Form | undefined {
  const [form, setForm] = useState<Form>()
  const [failure, setFailure] = useState<unknown>()
  useEffect(() => {
    loadForm().then((loaded) => setForm(() => loaded), setFailure)
  }, [])
  if (failure) throw failure
  return form
}

function AddressStepContent({ settings, pickup, isFoundByPostcode, ...props }: StepProps & AddressStepProps) {
  const t = useTranslations('checkout')
  const locale = useLocale()
  const countries = useCountries(locale, settings)
  const form = useAddressForm()
  return (
    <>
      <div className="flex flex-wrap justify-between gap-x-4">
        <StepHeading>{t(props.checkout.cart.is_virtual ? 'address.virtualTitle' : 'address.title')}</StepHeading>
        {!hasSession() && !props.checkout.customer && (
          <Link className={buttonStyle({ variant: 'text' }, 'max-sm:-mt-4 max-sm:mb-4')} href={loginPath(locale, localePath(locale, STEP_PATHS.address))}>
            {t('address.logIn')}
          </Link>
        )}
      </div>
      {countries && form ? createElement(form, { ...props, countries, pickup, isFoundByPostcode }) : <CartSkeleton label={t('loading')} />}
    </>
  )
}
