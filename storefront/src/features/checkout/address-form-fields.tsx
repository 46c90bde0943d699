'use client'

import { useLocale, useTranslations } from 'next-intl'
import type { ReactNode } from 'react'
import { useFormContext } from 'react-hook-form'
import { localePath } from '../../i18n/paths.ts'
import { readMessage } from '../../lib/rule-message.ts'
import { Checkbox } from '../../ui/checkbox.tsx'
import { EmailField } from '../../ui/email-field.tsx'
import { Link } from '../../ui/link.tsx'
import { PersonFields, PostalCodeField } from '../address/address-fields.tsx'
import { CompanyFields } from '../address/company-fields.tsx'
import type { AddressMessage } from '../address/address-message.ts'
import type { Country } from '../address/country.ts'
import { findSaved, type SavedAddress } from '../address/saved-address.ts'
import { loginPath } from '../session/return-path.ts'
import { AddressChoice } from './address-choice.tsx'
import { type AddressForm, chosenAddress, needsPlace } from './address-form.ts'

interface AddressFormFieldsProps {
  readonly countries: readonly Country[]
  readonly addresses: readonly SavedAddress[]
  readonly isVirtual: boolean
  /** A customer's e-mail address is that of the account. */
  readonly isCustomer: boolean
  /** A guest finds the order by its postal code. */
  readonly isFoundByPostcode: boolean
}

/** E-mail, shipping address, invoice, and a billing address if it differs. */
export function AddressFormFields({ isVirtual, ...choice }: AddressFormFieldsProps) {
  const t = useTranslations('checkout.address')
  const field = useTranslations('customerAddressForm')
  const locale = useLocale()
  const { register, watch, clearErrors, formState } = useFormContext<AddressForm>()
  const { invoiceNeeded, billingSame, ...values } = watch()
  const message = formState.errors.email?.message
  const login = (text: ReactNode) => (
    <Link className="underline" href={loginPath(locale, localePath(locale, '/checkout'))}>
      {text}
    </Link>
  )
  const invoiceCountry = () => chosenAddress(values, billingSame ? 'shipping' : 'billing', choice.addresses).countryCode

  return (
    <>
      {!choice.isCustomer && (
        <EmailField
          {...register('email')}
          className="mb-6"
          label={field('email')}
          help={field('emailHelp')}
          error={message && field.rich(`error.${readMessage<AddressMessage>(message)[0]}`, { ...readMessage(message)[1], login })}
          required
          autoComplete="email"
        />
      )}
      {needsPlace({ invoiceNeeded, ...values }, isVirtual, choice.countries) ? <AddressChoice section="shipping" {...choice} /> : <PersonChoice {...choice} />}

      <div className="mt-8 grid gap-4 border-t border-line pt-8">
        <Checkbox {...register('invoiceNeeded', { onChange: () => clearErrors(['company', 'vatNumber']) })} label={field('invoiceNeeded')} />
        {invoiceNeeded && <CompanyFields countryCode={invoiceCountry()} needsVatNumber />}
        {!isVirtual && <Checkbox {...register('billingSame', { onChange: () => clearErrors('billing') })} label={t('billingSame')} />}
        {!isVirtual && !billingSame && (
          <fieldset>
            <legend className="mb-4 text-lg font-semibold tracking-snug">{t('billingTitle')}</legend>
            <AddressChoice section="billing" {...choice} />
          </fieldset>
        )}
      </div>
    </>
  )
}

/** A customer's name is that of the saved address, if there is one. */
function PersonChoice({ addresses, countries, isCustomer, isFoundByPostcode }: Omit<AddressFormFieldsProps, 'isVirtual'>) {
  const { watch } = useFormContext<AddressForm>()
  const saved = findSaved(addresses, watch('saved.shipping'))
  if (saved) return <p className="text-lg">{`${saved.firstname} ${saved.lastname}`}</p>
  return (
    <div className="field-grid">
      <PersonFields section="shipping" />
      {!isCustomer && isFoundByPostcode && <PostalCodeField section="shipping" countries={countries} />}
    </div>
  )
}
