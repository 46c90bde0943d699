'use client'

import { useLocale, useTranslations } from 'next-intl'
import { memo } from 'react'
import { useFormContext } from 'react-hook-form'
import { Field } from '../../ui/field.tsx'
import { Select } from '../../ui/select.tsx'
import { splitStreet, tidyPolishPostalCode } from './address-rules.ts'
import type { AddressMessage, AddressValues } from './address-schema.ts'
import type { Company } from './cart-address.ts'
import { type Country, countryName } from './country.ts'

type AddressSection = 'shipping' | 'billing'

interface AddressFieldsProps {
  /** Which address of the form; it also tells the browser which of its saved ones to offer. */
  readonly section: AddressSection
  readonly countries: readonly Country[]
}

export function AddressFields({ section, countries }: AddressFieldsProps) {
  const t = useTranslations('customerAddressForm')
  const { register, watch, getValues, setValue, trigger, formState } = useFormContext<Record<AddressSection, AddressValues>>()
  const errors = formState.errors[section]
  const locale = useLocale()
  const countryCode = watch(`${section}.countryCode`)
  const country = countries.find(({ code }) => code === countryCode)

  // Polish addresses have no voivodeship: it is asked for only if the shop insists.
  const isRegionAsked = country && country.regions.length > 0 && (country.code !== 'PL' || errors?.regionId || watch(`${section}.regionId`) !== '')

  const errorOf = (field: keyof AddressValues): string | undefined => {
    const message = errors?.[field]?.message
    return message && t(`error.${message as AddressMessage}`)
  }
  const field = (name: keyof AddressValues, autoComplete?: string) => ({
    ...register(`${section}.${name}`),
    label: t(name as 'city'),
    error: errorOf(name),
    required: true,
    autoComplete: autoComplete && `${section} ${autoComplete}`,
  })
  const tidy = (code: string) => country?.code === 'PL' && setValue(`${section}.postalCode`, tidyPolishPostalCode(code))
  const postalCode = register(`${section}.postalCode`, { onBlur: (event: { target: HTMLInputElement }) => tidy(event.target.value) })
  const split = (text: string) => {
    const parts = getValues(`${section}.number`) === '' ? splitStreet(text) : undefined
    if (!parts) return
    setValue(`${section}.street`, parts.street, { shouldDirty: true })
    setValue(`${section}.number`, parts.number, { shouldDirty: true, shouldValidate: true })
  }
  const street = register(`${section}.street`, {
    onBlur: (event: { target: HTMLInputElement }) => split(event.target.value),
    onChange: (event: { target: HTMLInputElement }) => event.target.matches(':autofill') && split(event.target.value),
  })
  // Regions and postal codes depend on the country.
  const leaveCountry = () => {
    setValue(`${section}.regionId`, '')
    if (errors?.postalCode) void trigger(`${section}.postalCode`)
  }

  return (
    <div className="field-grid">
      <Field className="half" {...field('firstName', 'given-name')} />
      <Field className="half" {...field('lastName', 'family-name')} />
      <Field className="two-thirds" {...field('street', 'address-line1')} {...street} />
      {/* Browsers have no house number of their own: their first line contains it, and their second is for anything else. */}
      <Field className="third" {...field('number')} autoComplete="off" />
      <Field
        className="third"
        {...field('postalCode', 'postal-code')}
        {...postalCode}
        required={country?.code === 'PL'}
        inputMode={country?.code === 'PL' ? 'numeric' : undefined}
      />
      <Field className="two-thirds" {...field('city', 'address-level2')} />
      <Select
        className="half"
        label={t('country')}
        error={errorOf('countryCode')}
        autoComplete={`${section} country`}
        {...register(`${section}.countryCode`, { onChange: leaveCountry })}
      >
        {/* The country of a saved address may no longer be offered, and without this option the browser would show another one. */}
        {!country && <option value={countryCode}>{countryCode && countryName(countryCode, countries, locale)}</option>}
        <CountryOptions countries={countries} />
      </Select>
      {country && isRegionAsked && (
        <Select
          className="half"
          label={t('region')}
          error={errorOf('regionId')}
          autoComplete={`${section} address-level1`}
          {...register(`${section}.regionId`)}
        >
          <option value="">{t('chooseRegion')}</option>
          {country.regions.map(({ id, name }) => (
            <option key={id} value={id}>
              {name}
            </option>
          ))}
        </Select>
      )}
      <Field className="half" {...field('phoneNumber', 'tel')} type="tel" />
    </div>
  )
}

/** Some 250, and a form is rendered with every change. */
const CountryOptions = memo(function CountryOptions({ countries }: { countries: readonly Country[] }) {
  return countries.map(({ code, name }) => (
    <option key={code} value={code}>
      {name}
    </option>
  ))
})

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
