'use client'

import { useLocale, useTranslations } from 'next-intl'
import { useId } from 'react'
import { Button } from '../../ui/button.tsx'
import { PlusIcon } from '../../ui/icons/plus-icon.tsx'
import { OptionCard } from '../../ui/option-card.tsx'
import { addressLines } from './address-lines.ts'
import type { Country } from './country.ts'
import type { SavedAddress } from './saved-address.ts'

interface SavedAddressesProps {
  readonly section: 'shipping' | 'billing'
  readonly addresses: readonly SavedAddress[]
  readonly countries: readonly Country[]
  /** By its id. */
  readonly chosen: string
  readonly onChoose: (id: string) => void
  readonly onAdd: () => void
}

/** A choice of the customer's saved addresses. */
export function SavedAddresses({ section, addresses, countries, chosen, onChoose, onAdd }: SavedAddressesProps) {
  const t = useTranslations('customerAddressForm')
  const locale = useLocale()
  const name = useId()
  return (
    <>
      <fieldset className="grid gap-3 md:grid-cols-2 md:gap-4">
        <legend className="sr-only">{t('savedAddresses')}</legend>
        {addresses.map((address) => (
          <OptionCard
            key={address.id}
            name={name}
            checked={String(address.id) === chosen}
            onChange={() => onChoose(String(address.id))}
            title={`${address.firstname} ${address.lastname}`}
            note={
              <>
                {addressLines(address, countries, locale).map((line) => (
                  <span key={line} className="block">
                    {line}
                  </span>
                ))}
                {address[`default_${section}`] && <b className="font-semibold">{t(section === 'shipping' ? 'defaultShipping' : 'defaultBilling')}</b>}
              </>
            }
          />
        ))}
      </fieldset>
      <Button variant="text" className="mt-4" onClick={onAdd}>
        <PlusIcon />
        {t('addAddress')}
      </Button>
    </>
  )
}
