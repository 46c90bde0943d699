'use client'

import { useTranslations } from 'next-intl'
import { useFormContext } from 'react-hook-form'
import { AddressFields } from '../address/address-fields.tsx'
import type { AddressMessage } from '../address/address-schema.ts'
import type { Country } from '../address/use-countries.ts'
import { Checkbox } from '../../ui/checkbox.tsx'
import { EmailField } from '../../ui/email-field.tsx'
import { Field } from '../../ui/field.tsx'
import type { AddressForm } from './address-form.ts'

interface AddressFormFieldsProps {
  readonly countries: readonly Country[]
  readonly isVirtual: boolean
  /** The e-mail is that of the account. */
  readonly hasAccount: boolean
}

/** E-mail, address, invoice and, if it is another, the billing address. */
export function AddressFormFields({ countries, isVirtual, hasAccount }: AddressFormFieldsProps) {
  const t = useTranslations('checkout.address')
  const field = useTranslations('customerAddressForm')
  const { register, watch, formState } = useFormContext<AddressForm>()
  const errorOf = (name: 'email' | 'company' | 'vatNumber'): string | undefined => {
    const message = formState.errors[name]?.message
    return message && field(`error.${message as AddressMessage}`)
  }

  return (
    <>
      <EmailField
        {...register('email')}
        className="mb-6"
        label={field('email')}
        help={field(hasAccount ? 'accountEmailHelp' : 'emailHelp')}
        readOnly={hasAccount}
        error={errorOf('email')}
        autoComplete="email"
      />
      <AddressFields section="shipping" countries={countries} />

      <div className="mt-8 grid gap-4 border-t border-line pt-8">
        <Checkbox {...register('invoiceNeeded')} label={field('invoiceNeeded')} />
        {watch('invoiceNeeded') && (
          <div className="field-grid">
            <Field {...register('company')} className="half" label={field('company')} error={errorOf('company')} autoComplete="organization" />
            <Field {...register('vatNumber')} className="half" label={field('vatNumber')} error={errorOf('vatNumber')} autoComplete="off" />
          </div>
        )}
        {!isVirtual && <Checkbox {...register('billingSame')} label={t('billingSame')} />}
        {!isVirtual && !watch('billingSame') && (
          <fieldset>
            <legend className="mb-4 text-lg font-semibold tracking-snug">{t('billingTitle')}</legend>
            <AddressFields section="billing" countries={countries} />
          </fieldset>
        )}
      </div>
    </>
  )
}
