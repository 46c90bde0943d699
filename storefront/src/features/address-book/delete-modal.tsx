'use client'

import { useTranslations } from 'next-intl'
import { Button } from '../../ui/button.tsx'
import { ConfirmFooter } from '../../ui/confirm-footer.tsx'
import { Modal } from '../../ui/modal.tsx'
import { dismissToasts, showToast } from '../../ui/toast.ts'
import type { Country } from '../address/country.ts'
import type { SavedAddress } from '../address/saved-address.ts'
import { useSave } from '../dashboard/use-save.ts'
import { deleteAddress } from './address-book.ts'
import { AddressText } from './address-text.tsx'
import { addressAction } from './book-entry.ts'
import { refetchAddresses } from './refetch-addresses.ts'

interface DeleteModalProps {
  readonly entry: SavedAddress
  readonly countries: readonly Country[]
  readonly isOpen: boolean
  readonly onClose: () => void
  readonly onDeleted: (entry: SavedAddress) => void
}

export function DeleteModal({ entry, countries, isOpen, onClose, onDeleted }: DeleteModalProps) {
  const t = useTranslations('dashboardAddressBook')
  const common = useTranslations('common')
  const { isSaving, save } = useSave('The address could not be deleted', deleteAddress, (failure) =>
    showToast({ action: addressAction(entry), kind: 'error', title: t('removeFailed'), text: t('tryAgain'), failure }),
  )

  async function confirm(): Promise<void> {
    const isDeleted = await save(entry.id)
    onClose()
    refetchAddresses()
    if (!isDeleted) return
    dismissToasts(addressAction(entry))
    onDeleted(entry)
  }

  return (
    <Modal
      isOpen={isOpen}
      onClose={onClose}
      title={t('remove.title')}
      closeLabel={common('close')}
      footer={
        <ConfirmFooter cancelLabel={t('remove.keep')} onCancel={onClose} isSending={isSaving}>
          <Button variant="destructive" busy={isSaving} onClick={() => void confirm()}>
            {t('remove.confirm')}
          </Button>
        </ConfirmFooter>
      }
    >
      <AddressText entry={entry} countries={countries} />
    </Modal>
  )
}
