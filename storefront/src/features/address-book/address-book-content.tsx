'use client'

import { useLocale, useTranslations } from 'next-intl'
import { useState } from 'react'
import { withMessages } from '../../messages/with-messages.tsx'
import { readDraft } from '../session/form-draft.ts'
import { Button } from '../../ui/button.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { PlusIcon } from '../../ui/icons/plus-icon.tsx'
import { useModal } from '../../ui/use-modal.ts'
import { useCountries } from '../address/use-countries.ts'
import { useCustomer } from '../session/use-customer.ts'
import type { AddressBookForm } from './address-book-form.ts'
import { AddressCard } from './address-card.tsx'
import { type BookEntry, DRAFT, isDefault, type Removal, withRemoval } from './book-entry.ts'
import { DeleteModal } from './delete-modal.tsx'
import type { AddressBook } from './load-address-book.ts'
import { RemovedAddress } from './removed-address.tsx'

const AddressModal = withMessages([], () => import('./address-modal.tsx').then((module) => module.AddressModal))

interface AddressBookContentProps {
  readonly book: AddressBook
  readonly homes: readonly string[]
}

/** The cards and what opens from them; a form that was begun in a session that has ended opens by itself. */
export function AddressBookContent({ book, homes }: AddressBookContentProps) {
  const t = useTranslations('dashboardAddressBook')
  const locale = useLocale()
  const countries = useCountries(locale, homes)
  const owner = useCustomer()?.email ?? ''
  const form = useModal<BookEntry | 'new'>(() => {
    const begun = readDraft<AddressBookForm>(DRAFT, owner)
    return begun && (book.entries.find(({ id }) => id === begun.id) ?? 'new')
  })
  const deletion = useModal<BookEntry>()
  const [removal, setRemoval] = useState<Removal>()
  const shown = withRemoval(book.entries, removal)
  const add = () => form.open('new')

  return (
    <>
      {/* Before the cards: what takes the focus there can have it only once the modal is closed. */}
      {form.subject && countries && (
        <AddressModal
          key={form.times}
          book={book}
          entry={form.subject === 'new' ? undefined : form.subject}
          countries={countries}
          isOpen={form.isOpen}
          onClose={form.close}
        />
      )}
      {deletion.subject && (
        <DeleteModal
          key={`delete-${deletion.times}`}
          entry={deletion.subject}
          countries={countries ?? []}
          isOpen={deletion.isOpen}
          onClose={deletion.close}
          onDeleted={(entry) => setRemoval({ entry, index: book.entries.findIndex(({ id }) => id === entry.id) })}
        />
      )}
      {shown.length === 0 ? (
        <EmptyState title={t('empty.title')} help={t('empty.help')}>
          <Button onClick={add}>{t('add')}</Button>
        </EmptyState>
      ) : (
        <ul className="address-cards" tabIndex={-1}>
          {shown.map((entry) =>
            entry === removal?.entry ? (
              <RemovedAddress key={`removed-${entry.id}`} entry={entry} entries={book.entries} onRestored={() => setRemoval(undefined)} />
            ) : (
              <AddressCard key={entry.id} entry={entry} countries={countries ?? []} onEdit={form.open} onDelete={deletion.open} />
            ),
          )}
          <li>
            <button type="button" className="address-card address-card-new" onClick={add}>
              <PlusIcon />
              {t('add')}
            </button>
          </li>
        </ul>
      )}
      {shown.some(isDefault) && <p className="mt-6 text-sm text-mute">{t('defaultsHelp')}</p>}
    </>
  )
}
