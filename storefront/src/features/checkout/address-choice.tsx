'use client'

import { useTranslations } from 'next-intl'
import { useEffect, useRef } from 'react'
import { useFormContext } from 'react-hook-form'
import { withMessages } from '../../messages/with-messages.tsx'
import { Button } from '../../ui/button.tsx'
import { Checkbox } from '../../ui/checkbox.tsx'
import { ChevronLeftIcon } from '../../ui/icons/chevron-left-icon.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { AddressFields } from '../address/address-fields.tsx'
import type { Country } from '../address/country.ts'
import { findSaved, firstSavedId, type SavedAddress } from '../address/saved-address.ts'
import type { AddressForm, AddressSection } from './address-form.ts'

const SavedAddresses = withMessages([], () => import('../address/saved-addresses.tsx').then((module) => module.SavedAddresses))

interface AddressChoiceProps {
  readonly section: AddressSection
  readonly countries: readonly Country[]
  readonly addresses: readonly SavedAddress[]
  readonly isCustomer: boolean
}

/** An address: a customer chooses a saved one or enters another, a guest enters one. */
export function AddressChoice({ section, countries, addresses, isCustomer }: AddressChoiceProps) {
  const t = useTranslations('customerAddressForm')
  const { register, watch, setValue, clearErrors } = useFormContext<AddressForm>()
  const chosen = watch(`saved.${section}`)
  const box = useRef<HTMLDivElement>(null)
  const left = useRef<string>(undefined)
  const isNewAddress = chosen === ''
  const isGone = !isNewAddress && !findSaved(addresses, chosen)

  // The chosen address was deleted from the address book meanwhile.
  useEffect(() => {
    if (isGone) setValue(`saved.${section}`, firstSavedId(addresses, section))
  }, [isGone, addresses, section, setValue])
  // The clicked button is gone after the switch: keyboard focus moves to the first field of the new content.
  useEffect(() => {
    if (left.current !== undefined) box.current?.querySelector<HTMLElement>('input:checked, input:not([type="radio"])')?.focus()
  }, [isNewAddress])

  function turnTo(id: string): void {
    left.current = chosen
    setValue(`saved.${section}`, id)
    clearErrors(section)
  }

  return (
    <div ref={box}>
      {isNewAddress ? (
        <>
          {addresses.length > 0 && (
            <Button variant="text" className="mb-4" onClick={() => turnTo(left.current || firstSavedId(addresses, section))}>
              <ChevronLeftIcon />
              {t('useSaved')}
            </Button>
          )}
          <AddressFields section={section} countries={countries} />
          {isCustomer && <Checkbox {...register(`keep.${section}`)} className="mt-4" label={t('keep')} />}
        </>
      ) : (
        <SavedAddresses
          section={section}
          addresses={addresses}
          countries={countries}
          chosen={chosen}
          onChoose={(id) => setValue(`saved.${section}`, id)}
          onAdd={() => turnTo('')}
          waiting={<Skeleton className="h-40" />}
        />
      )}
    </div>
  )
}
