'use client'

import { useLocale, useTranslations } from 'next-intl'
import { type FormEvent, useState } from 'react'
import { Button } from '../../ui/button.tsx'
import { Field } from '../../ui/field.tsx'
import { Select } from '../../ui/select.tsx'
import { rulesOf } from '../address/country-rules.ts'
import { useCountries } from '../address/use-countries.ts'
import type { Destination } from './use-shipping-estimate.ts'

const MAX_POSTCODE_LENGTH = 10

interface EstimateFormProps {
  readonly destination: Destination
  readonly onChange: (destination: Destination) => void
}

/** Country and postal code for which the delivery of the cart is estimated. */
export function EstimateForm({ destination, onChange }: EstimateFormProps) {
  const t = useTranslations('cart.estimate')
  const locale = useLocale()
  const countries = useCountries(locale, { homes: [destination.country] })
  const [country, setCountry] = useState(destination.country)
  const [postcode, setPostcode] = useState(destination.postcode)

  function submit(event: FormEvent): void {
    event.preventDefault()
    onChange({ country, postcode: rulesOf(country).tidyPostalCode(postcode) })
  }

  return (
    <form className="grid gap-4 pt-2 text-text" onSubmit={submit}>
      <Select label={t('country')} value={country} autoComplete="country" onChange={(event) => setCountry(event.target.value)}>
        {!countries && <option value={country}>{new Intl.DisplayNames(locale, { type: 'region' }).of(country)}</option>}
        {countries?.map(({ code, name }) => (
          <option key={code} value={code}>
            {name}
          </option>
        ))}
      </Select>
      <Field
        label={t('postcode')}
        value={postcode}
        maxLength={MAX_POSTCODE_LENGTH}
        autoComplete="postal-code"
        onChange={(event) => setPostcode(event.target.value)}
      />
      <Button type="submit" variant="secondary" small>
        {t('submit')}
      </Button>
    </form>
  )
}
