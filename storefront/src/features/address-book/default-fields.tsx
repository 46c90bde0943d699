'use client'

import { useTranslations } from 'next-intl'
import { useFormContext } from 'react-hook-form'
import { Checkbox } from '../../ui/checkbox.tsx'
import type { SavedAddress } from '../address/saved-address.ts'
import type { AddressBookForm } from './address-book-form.ts'

const USES = ['shipping', 'billing'] as const

/** One checkbox per use, or a mark if the address already is that default. */
export function DefaultFields({ entry }: { entry: SavedAddress | undefined }) {
  const t = useTranslations('dashboardAddressBook.form.default')
  const { register } = useFormContext<AddressBookForm>()
  return (
    <div>
      {USES.map((use) =>
        entry?.[`default_${use}`] ? (
          <p key={use} className="default-mark min-h-11">
            {t(use)}
          </p>
        ) : (
          <Checkbox key={use} {...register(`makeDefault.${use}`)} label={t(use)} />
        ),
      )}
    </div>
  )
}
