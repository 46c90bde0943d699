'use client'

import { useTranslations } from 'next-intl'
import { useFormContext } from 'react-hook-form'
import { Field } from '../../ui/field.tsx'
import type { AddressMessage } from './address-schema.ts'
import type { Company } from './cart-address.ts'

interface CompanyFieldsProps {
  readonly countryCode: string
  /** Required for an invoice, optional in an address. */
  readonly needsVatNumber: boolean
}

export function CompanyFields({ countryCode, needsVatNumber }: CompanyFieldsProps) {
  const t = useTranslations('customerAddressForm')
  const { register, formState } = useFormContext<Company>()
  const field = (name: keyof Company) => {
    const message = formState.errors[name]?.message
    return { ...register(name), className: 'half', label: t(name), error: message && t(`error.${message as CompanyMessage}`) }
  }
  return (
    <div className="field-grid">
      <Field {...field('company')} required autoComplete="organization" />
      <Field {...field('vatNumber')} required={needsVatNumber} autoComplete="off" inputMode={countryCode === 'PL' ? 'numeric' : undefined} />
    </div>
  )
}

type CompanyMessage = Extract<AddressMessage, `enter${string}` | 'tooManyCharacters'>
