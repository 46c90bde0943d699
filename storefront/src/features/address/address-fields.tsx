'use client'

import { useLocale, useTranslations } from 'next-intl'
import { memo } from 'react'
import { useFormContext } from 'react-hook-form'
import { tidyName } from '../../lib/person-name.ts'
import { tidyPhone } from '../../lib/phone-number.ts'
import { readMessage } from '../../lib/rule-message.ts'
import { tidyText } from '../../lib/tidy-text.ts'
import { Field } from '../../ui/field.tsx'
import { Select } from '../../ui/select.tsx'
import type { AddressMessage } from './address-message.ts'
import type { AddressValues } from './address-values.ts'
import { rulesOf } from './country-rules.ts'
import { type Country, countryName } from './country.ts'
import { RegionField } from './region-field.tsx'
import { regionOf } from './region-rules.ts'
import { isUnchanged, splitStreet } from './street-lines.ts'

type AddressSection = 'shipping' | 'billing'
type TextField = Exclude<keyof AddressValues, 'lines'>
type Sections = Record<AddressSection, AddressValues>

interface AddressFieldsProps {
  /** Which address of the form; it also tells the browser which of its saved ones to offer. */
  readonly section: AddressSection
  readonly countries: readonly Country[]
}

export function AddressFields({ section, countries }: AddressFieldsProps) {
  const t = useTranslations('customerAddressForm')
  const { register, watch, getValues, setValue, trigger } = useFormContext<Sections>()
  const { errors, errorOf, show, field } = useAddressField(section)
  const locale = useLocale()
  const countryCode = watch(`${section}.countryCode`)
  const country = countries.find(({ code }) => code === countryCode)
  const rules = rulesOf(countryCode)

  const split = (text: string) => {
    const values = getValues(section)
    const parts = values.number.trim() === '' && !isUnchanged(values) ? splitStreet(tidyText(text), countryCode) : undefined
    if (!parts) return show('street', tidyText(text))
    setValue(`${section}.street`, parts.street, { shouldDirty: true })
    setValue(`${section}.number`, parts.number, { shouldDirty: true, shouldValidate: true })
  }
  const street = register(`${section}.street`, {
    onBlur: (event: { target: HTMLInputElement }) => split(event.target.value),
    onChange: (event: { target: HTMLInputElement }) => {
      if (event.target.matches(':autofill')) split(event.target.value)
      else if (errors?.number) void trigger(`${section}.number`)
    },
  })
  // Regions, postal codes and house numbers depend on the country.
  const leaveCountry = () => {
    setValue(`${section}.regionId`, '')
    setValue(`${section}.region`, '')
    if (errors) void trigger((['postalCode', 'number', 'regionId', 'region'] as const).filter((name) => errors[name]).map((name) => `${section}.${name}` as const))
  }

  return (
    <div className="field-grid">
      <PersonFields section={section} />
      <Field className="two-thirds" {...field('street', 'address-line1')} {...street} />
      {/* Browsers have no house number of their own: their first line contains it, and their second is for anything else. */}
      <Field className="third" {...field('number', undefined)} required={rules.needsNumber !== undefined} autoComplete="off" />
      <PostalCodeField section={section} countries={countries} />
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
      {country && <RegionField key={country.code} section={section} country={country} error={errorOf('regionId') ?? errorOf('region')} />}
      <Field className="half" {...field('phoneNumber', 'tel', tidyPhone)} type="tel" />
    </div>
  )
}

export function PostalCodeField({ section, countries }: AddressFieldsProps) {
  const { register, watch, getValues, setValue } = useFormContext<Sections>()
  const { show, field } = useAddressField(section)
  const { countryCode, postalCode } = watch(section)
  const rules = rulesOf(countryCode)
  // A region that came from the former postal code leaves with it.
  const changePostalCode = () => {
    const derived = regionOf(rules.tidyPostalCode(postalCode), countries.find(({ code }) => code === countryCode))
    if (derived && getValues(`${section}.regionId`) === String(derived.id)) setValue(`${section}.regionId`, '')
  }
  return (
    <Field
      className="third"
      {...field('postalCode', 'postal-code')}
      {...register(`${section}.postalCode`, {
        onBlur: (event: { target: HTMLInputElement }) => show('postalCode', rules.tidyPostalCode(event.target.value)),
        onChange: changePostalCode,
      })}
      required={rules.wrongPostalCode !== undefined}
      inputMode={rules.hasNumericPostalCode ? 'numeric' : undefined}
    />
  )
}

/** The name alone, in the grid of an address. */
export function PersonFields({ section }: Pick<AddressFieldsProps, 'section'>) {
  const { field } = useAddressField(section)
  return (
    <>
      <Field className="half" {...field('firstName', 'given-name', tidyName)} />
      <Field className="half" {...field('lastName', 'family-name', tidyName)} />
    </>
  )
}

function useAddressField(section: AddressSection) {
  const t = useTranslations('customerAddressForm')
  const { register, getValues, setValue, formState } = useFormContext<Sections>()
  const errors = formState.errors[section]

  const errorOf = (field: TextField): string | undefined => {
    const message = errors?.[field]?.message
    return message && t(`error.${readMessage<AddressMessage>(message)[0]}`, readMessage(message)[1])
  }
  // The rules tidy what is sent; here the shopper sees it.
  const show = (name: TextField, value: string) => {
    if (value === getValues(`${section}.${name}`)) return
    setValue(`${section}.${name}`, value, { shouldDirty: true, shouldValidate: errors?.[name] !== undefined })
  }
  const field = (name: TextField, autoComplete: string | undefined, tidy: (text: string) => string = tidyText) => ({
    ...register(`${section}.${name}`, { onBlur: (event: { target: HTMLInputElement }) => show(name, tidy(event.target.value)) }),
    label: t(name as 'city'),
    error: errorOf(name),
    required: true,
    autoComplete: autoComplete && `${section} ${autoComplete}`,
  })
  return { errors, errorOf, show, field }
}

/** Some 250, and a form is rendered with every change. */
const CountryOptions = memo(function CountryOptions({ countries }: { countries: readonly Country[] }) {
  return countries.map(({ code, name }) => (
    <option key={code} value={code}>
      {name}
    </option>
  ))
})
