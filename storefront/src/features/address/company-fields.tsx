'use client'

import { useTranslations } from 'next-intl'
import { useFormContext } from 'react-hook-form'
import { readMessage } from '../../lib/rule-message.ts'
import { Field } from '../../ui/field.tsx'
import type { AddressMessage } from './address-message.ts'
import type { Company } from './cart-address.ts'
import { rulesOf } from './country-rules.ts'

interface CompanyFieldsProps {
  readonly countryCode: string
  /** Required for an invoice, optional in an address. */
  readonly needsVatNumber: boolean
}

export function CompanyFields({ countryCode, needsVatNumber }: CompanyFieldsProps) {
  const t = useTranslations('customerAddressForm')
  const { register, formState, setValue } = useFormContext<Company>()
  const rules = rulesOf(countryCode)
  const field = (name: keyof Company) => {
    const message = formState.errors[name]?.message
    const error = message && t(`error.${readMessage<CompanyMessage>(message)[0]}`, readMessage(message)[1])
    return { ...register(name), className: 'half', label: t(name), error }
  }
  // The rules tidy what is sent; here the shopper sees it.
  const show = ({ target }: { readonly target: HTMLInputElement }) => {
    const tidy = rules.tidyVatNumber(target.value)
    if (rules.isVatNumber(tidy)) setValue('vatNumber', tidy)
  }
  return (
    <div className="field-grid">
      <Field {...field('company')} required autoComplete="organization" />
      <Field
        {...field('vatNumber')}
        {...register('vatNumber', { onBlur: show })}
        required={needsVatNumber}
        autoComplete="off"
        inputMode={rules.hasNumericPostalCode ? 'numeric' : undefined}
      />
    </div>
  )
}

type CompanyMessage = Extract<AddressMessage, `enter${string}` | 'tooManyCharacters'>
