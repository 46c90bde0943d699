'use client'

import { useTranslations } from 'next-intl'
import { useId } from 'react'
import { Button } from '../../ui/button.tsx'
import { PlusIcon } from '../../ui/icon.tsx'
import { OptionCard } from '../../ui/option-card.tsx'
import type { SavedAddress } from './saved-address.ts'
import { type Country, firstCountry } from './countries.ts'

interface SavedAddressesProps {
  readonly section: 'shipping' | 'billing'
  readonly addresses: readonly SavedAddress[]
  readonly countries: readonly Country[]
  /** By its id. */
  readonly chosen: string
  readonly onChoose: (id: string) => void
  readonly onAdd: () => void
}

/** The customer's address book, to choose from. */
export function SavedAddresses({ section, addresses, countries, chosen, onChoose, onAdd }: SavedAddressesProps) {
  const t = useTranslations('customerAddressForm')
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
                {linesOf(address, countries).map((line) => (
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

// Where most live need not be said.
function linesOf({ company, street, postcode, city, region, country_code, telephone }: SavedAddress, countries: readonly Country[]): string[] {
  const country = country_code === firstCountry(countries) ? undefined : countries.find(({ code }) => code === country_code)?.name
  const lines = [company, join(street), join([postcode, city]), [region?.region, country].filter(Boolean).join(', '), telephone]
  return lines.filter((line): line is string => Boolean(line))
}

const join = (words: readonly (string | null)[] | null): string => (words ?? []).filter(Boolean).join(' ')
