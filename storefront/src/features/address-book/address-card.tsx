'use client'

import { useTranslations } from 'next-intl'
import { useRef } from 'react'
import { Button } from '../../ui/button.tsx'
import { PencilIcon } from '../../ui/icons/pencil-icon.tsx'
import { TrashIcon } from '../../ui/icons/trash-icon.tsx'
import { showToast } from '../../ui/toast.ts'
import type { Country } from '../address/country.ts'
import type { SavedAddress } from '../address/saved-address.ts'
import { writtenVat } from '../address/written-number.ts'
import { useSave } from '../dashboard/use-save.ts'
import { makeDefault } from './address-book.ts'
import { AddressText } from './address-text.tsx'
import { addressAction, type DefaultUse, isDefault, shortAddress } from './book-entry.ts'
import { refetchAddresses } from './refetch-addresses.ts'

interface AddressCardProps {
  readonly entry: SavedAddress
  readonly countries: readonly Country[]
  readonly onEdit: (entry: SavedAddress) => void
  readonly onDelete: (entry: SavedAddress) => void
}

export function AddressCard({ entry, countries, onEdit, onDelete }: AddressCardProps) {
  const t = useTranslations('dashboardAddressBook')
  const card = useRef<HTMLLIElement>(null)
  const named = (action: string) => t('of', { action, address: shortAddress(entry) })
  const focusCard = () => card.current?.focus()
  return (
    <li ref={card} className="address-card" tabIndex={-1}>
      <AddressText entry={entry} countries={countries} />
      {entry.vat_id && <p className="-mt-2 text-sm text-soft wrap-anywhere">{t('vatNumber', { number: writtenVat(entry.vat_id) })}</p>}
      {isDefault(entry) && <p className="default-mark">{t(`default.${defaultsOf(entry)}`)}</p>}
      <div className="mt-auto flex flex-wrap gap-x-5 pt-2">
        {!entry.default_shipping && <DefaultButton entry={entry} use="shipping" onChosen={focusCard} />}
        {!entry.default_billing && <DefaultButton entry={entry} use="billing" onChosen={focusCard} />}
      </div>
      <div className="flex flex-wrap gap-x-5">
        <Button variant="text" aria-label={named(t('edit'))} onClick={() => onEdit(entry)}>
          <PencilIcon />
          {t('edit')}
        </Button>
        {/* Magento refuses to delete a default address. */}
        {!isDefault(entry) && (
          <Button variant="text" aria-label={named(t('delete'))} onClick={() => onDelete(entry)}>
            <TrashIcon />
            {t('delete')}
          </Button>
        )}
      </div>
    </li>
  )
}

function defaultsOf({ default_shipping: isShipping, default_billing: isBilling }: SavedAddress): 'both' | 'shipping' | 'billing' {
  if (isShipping && isBilling) return 'both'
  return isShipping ? 'shipping' : 'billing'
}

interface DefaultButtonProps {
  readonly entry: SavedAddress
  readonly use: DefaultUse
  /** The button then disappears, and the focus with it. */
  readonly onChosen: () => void
}

function DefaultButton({ entry, use, onChosen }: DefaultButtonProps) {
  const t = useTranslations('dashboardAddressBook')
  const { isSaving, save } = useSave('The default address could not be changed', (id: number) => makeDefault(id, use), (failure) =>
    showToast({ action: addressAction(entry), kind: 'error', title: t('defaultFailed'), text: t('tryAgain'), failure }),
  )

  async function choose(): Promise<void> {
    const isChosen = await save(entry.id)
    if (isChosen) showToast({ action: addressAction(entry), kind: 'success', title: t(`defaultChanged.${use}`) })
    refetchAddresses()
    if (isChosen) onChosen()
  }

  const action = t(`makeDefault.${use}`)
  return (
    <Button variant="text" busy={isSaving} aria-label={t('of', { action, address: shortAddress(entry) })} onClick={() => void choose()}>
      {action}
    </Button>
  )
}
