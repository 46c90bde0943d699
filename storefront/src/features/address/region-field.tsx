'use client'

import { useTranslations } from 'next-intl'
import { useState } from 'react'
import { useFormContext } from 'react-hook-form'
import { Button } from '../../ui/button.tsx'
import { Field } from '../../ui/field.tsx'
import { Select } from '../../ui/select.tsx'
import type { AddressValues } from './address-values.ts'
import { rulesOf } from './country-rules.ts'
import type { Country, Region } from './country.ts'
import { needsRegion, regionOf } from './region-rules.ts'

type AddressSection = 'shipping' | 'billing'

interface RegionFieldProps {
  readonly section: AddressSection
  readonly country: Country
  readonly error: string | undefined
}

/**
 * The region as far as the backend wants one: from its list, or as text where it has none. Where nobody writes it, the postal code tells
 * it, and the field is there to correct it. Once shown, it stays.
 */
export function RegionField({ section, country, error }: RegionFieldProps) {
  const t = useTranslations('customerAddressForm')
  const { register, watch, setValue } = useFormContext<Record<AddressSection, AddressValues>>()
  const [regionId, region, postalCode] = watch([`${section}.regionId`, `${section}.region`, `${section}.postalCode`])
  const [isOpen, setOpen] = useState(false)
  const rules = rulesOf(country.code)
  const derived = needsRegion(country) ? regionOf(rules.tidyPostalCode(postalCode), country) : undefined
  const isDerived = derived && (regionId === '' || regionId === String(derived.id))
  const isPostalCodeWhole = !rules.wrongPostalCode?.(rules.tidyPostalCode(postalCode))
  const isShown =
    error !== undefined ||
    (country.regions.length === 0 || !rules.regionCodeOf
      ? country.regions.length > 0 || needsRegion(country) || region !== ''
      : isDerived ? false : regionId !== '' || region !== '' || (needsRegion(country) && isPostalCodeWhole))
  if (isShown && !isOpen && (error !== undefined || country.regions.length === 0)) setOpen(true)

  if (!isOpen && !isShown) return isDerived ? <DerivedRegion region={derived} onChange={correct} /> : null
  if (country.regions.length === 0) {
    return <Field className="half" label={t('region')} error={error} required={needsRegion(country)} autoComplete={`${section} address-level1`} {...register(`${section}.region`)} />
  }
  return (
    <Select className="half" label={t('region')} error={error} autoComplete={`${section} address-level1`} {...register(`${section}.regionId`)}>
      <option value="">{region || t('chooseRegion')}</option>
      {country.regions.map(({ id, name }) => (
        <option key={id} value={id}>
          {name}
        </option>
      ))}
    </Select>
  )

  function correct(): void {
    if (derived) setValue(`${section}.regionId`, String(derived.id))
    setOpen(true)
  }
}

function DerivedRegion({ region, onChange }: { region: Region; onChange: () => void }) {
  const t = useTranslations('customerAddressForm')
  return (
    <div className="half flex flex-wrap items-center gap-x-4 self-end text-sm">
      <span>{t('regionOfPostalCode', { region: region.name })}</span>
      <Button variant="text" onClick={onChange}>
        {t('changeRegion')}
      </Button>
    </div>
  )
}
