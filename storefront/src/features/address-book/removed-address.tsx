'use client'

import { useTranslations } from 'next-intl'
import { Button } from '../../ui/button.tsx'
import { FieldError } from '../../ui/field-error.tsx'
import { showToast } from '../../ui/toast.ts'
import { useUndoFocus } from '../../ui/use-undo-focus.ts'
import type { SavedAddress } from '../address/saved-address.ts'
import { useSave } from '../dashboard/use-save.ts'
import { restoreAddress } from './address-book.ts'
import { shortAddress } from './book-entry.ts'
import { refetchAddresses } from './refetch-addresses.ts'

interface RemovedAddressProps {
  readonly entry: SavedAddress
  readonly entries: readonly SavedAddress[]
  readonly onRestored: () => void
}

/** Takes the place of a deleted address. Undo adds the same address again, with a new id. */
export function RemovedAddress({ entry, entries, onRestored }: RemovedAddressProps) {
  const t = useTranslations('dashboardAddressBook')
  const button = useUndoFocus()
  const { isSaving, error, save } = useSave('The address could not be restored', (removed: SavedAddress) => restoreAddress(removed, entries))

  async function undo(): Promise<void> {
    const isRestored = await save(entry)
    refetchAddresses()
    if (!isRestored) return
    showToast({ kind: 'success', title: t('saved') })
    onRestored()
  }

  return (
    <li className="address-card address-card-removed">
      <output className="block font-semibold">{t('removed')}</output>
      <p className="text-sm text-soft wrap-anywhere">
        <bdi>{shortAddress(entry)}</bdi>
      </p>
      {error && <FieldError>{t('undoFailed')}</FieldError>}
      <Button ref={button} variant="text" className="mt-auto" busy={isSaving} aria-label={t('undoOf', { address: shortAddress(entry) })} onClick={() => void undo()}>
        {t('undo')}
      </Button>
    </li>
  )
}
