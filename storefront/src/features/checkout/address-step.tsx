'use client'

import { useLocale, useTranslations } from 'next-intl'
import { localePath } from '../../i18n/paths.ts'
import type { PickupMethods } from '../../settings/shop.ts'
import { buttonStyle } from '../../ui/button-style.ts'
import { Link } from '../../ui/link.tsx'
import { useCountries } from '../address/use-countries.ts'
import { CartSkeleton } from '../cart/cart-skeleton.tsx'
import { loginPath } from '../session/return-path.ts'
import { hasSession } from '../session/session.ts'
import { AddressStepForm } from './address-step-form.tsx'
import { CheckoutFrame, type StepProps } from './checkout-frame.tsx'
import { StepHeading } from './step-heading.tsx'
import { STEP_PATHS } from './steps.ts'

interface AddressStepProps {
  /** The likeliest countries of the shop's customers. */
  readonly homes: readonly string[]
  readonly pickup: PickupMethods
}

export const AddressStep = (settings: AddressStepProps) => (
  <CheckoutFrame step="address" pickup={settings.pickup}>
    {(props) => <AddressStepContent {...props} {...settings} />}
  </CheckoutFrame>
)

function AddressStepContent({ homes, pickup, ...props }: StepProps & AddressStepProps) {
  const t = useTranslations('checkout')
  const locale = useLocale()
  const countries = useCountries(locale, homes)
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
      {countries ? <AddressStepForm {...props} countries={countries} pickup={pickup} /> : <CartSkeleton label={t('loading')} />}
    </>
  )
}
