'use client'

import { useLocale, useTranslations } from 'next-intl'
import { useEffect, useRef, useState } from 'react'
import { withMessages } from '../../messages/with-messages.tsx'
import { Button } from '../../ui/button.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { PlusIcon } from '../../ui/icons/plus-icon.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { useModal } from '../../ui/use-modal.ts'
import type { AddressSettings } from '../address/address-settings.ts'
import type { SavedAddress } from '../address/saved-address.ts'
import { useCountries } from '../address/use-countries.ts'
import { CustomerData } from '../dashboard/customer-data.tsx'
import { DashboardHeading } from '../dashboard/dashboard-heading.tsx'
import { useCustomerQuery } from '../dashboard/use-customer-query.ts'
import { readDraft } from '../session/form-draft.ts'
import { useCustomer } from '../session/use-customer.ts'
import { type AddressBook, loadAddressBook } from './address-book.ts'
import type { AddressBookForm } from './address-book-form.ts'
import { AddressCard } from './address-card.tsx'
import { DRAFT, isDefault, type Removal, withRemoval } from './book-entry.ts'
import { DeleteModal } from './delete-modal.tsx'
import { RemovedAddress } from './removed-address.tsx'

interface AddressBookPageProps {
  readonly settings: AddressSettings
}

export function AddressBookPage({ settings }: AddressBookPageProps) {
  const t = useTranslations('dashboard.sections')
  const query = useCustomerQuery(['address-book'], loadAddressBook)
  return (
    <>
      <DashboardHeading>{t('address-book')}</DashboardHeading>
      <CustomerData query={query} waiting={<Waiting />}>
        {(book) => <Book book={book} settings={settings} />}
      </CustomerData>
    </>
  )
}

const AddressModal = withMessages([], () => import('./address-modal.tsx').then((module) => module.AddressModal))

interface BookProps {
  readonly book: AddressBook
  readonly settings: AddressSettings
}

/** Reopens the form if the session expired before it was saved. */
function Book({ book, settings }: BookProps) {
  const t = useTranslations('dashboardAddressBook')
  const locale = useLocale()
  const countries = useCountries(locale, settings)
  const owner = useCustomer()?.email ?? ''
  const form = useModal<SavedAddress | 'new'>(() => {
    const draft = readDraft<AddressBookForm>(DRAFT, owner)
    return draft && (book.entries.find(({ id }) => id === draft.id) ?? 'new')
  })
  const deletion = useModal<SavedAddress>()
  const [removal, setRemoval] = useState<Removal>()
  const shown = withRemoval(book.entries, removal)
  const isEmpty = shown.length === 0
  const addButton = useRef<HTMLButtonElement>(null)
  const wasEmpty = useRef(isEmpty)
  const add = () => form.open('new')

  // The first address unmounts the button that opened its form, to which the browser has returned the focus.
  useEffect(() => {
    if (wasEmpty.current && !isEmpty && form.subject && document.activeElement === document.body) addButton.current?.focus()
    wasEmpty.current = isEmpty
  }, [isEmpty, form.subject])

  return (
    <>
      {/* Before the cards, because effects run in this order: while the modal is open, no card can take the focus. */}
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
      {isEmpty ? (
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
            <button ref={addButton} type="button" className="address-card address-card-new" onClick={add}>
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

const Waiting = () => (
  <div className="address-cards">
    <Skeleton className="h-54" />
    <Skeleton className="h-54" />
  </div>
)
