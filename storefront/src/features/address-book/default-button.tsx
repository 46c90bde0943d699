'use client'

import { useTranslations } from 'next-intl'
import { Button } from '../../ui/button.tsx'
import { showToast } from '../../ui/toast.ts'
import { useSave } from '../dashboard/use-save.ts'
import { type BookEntry, type DefaultUse, shortAddress } from './book-entry.ts'
import { makeDefault } from './change-address-book.ts'
import { refetchAddresses } from './refetch-addresses.ts'

interface DefaultButtonProps {
  readonly entry: BookEntry
  readonly use: DefaultUse
  /** The button goes with its purpose. */
  readonly onChosen: () => void
}

export function DefaultButton({ entry, use, onChosen }: DefaultButtonProps) {
  const t = useTranslations('dashboardAddressBook')
  const { isSaving, save } = useSave('The default address could not be changed', (id: number) => makeDefault(id, use))

  async function choose(): Promise<void> {
    const isChosen = await save(entry.id)
    if (isChosen) showToast({ kind: 'success', title: t(`defaultChanged.${use}`) })
    else showToast({ kind: 'error', title: t('defaultFailed'), text: t('stays') })
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
