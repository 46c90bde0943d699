'use client'

import { useTranslations } from 'next-intl'
import { Skeleton } from '../../ui/skeleton.tsx'
import { CustomerData } from '../dashboard/customer-data.tsx'
import { DashboardHeading } from '../dashboard/dashboard-heading.tsx'
import { useCustomerQuery } from '../dashboard/use-customer-query.ts'
import { AddressBookContent } from './address-book-content.tsx'
import { loadAddressBook } from './load-address-book.ts'

interface AddressBookPageProps {
  /** Where the shop's customers most likely live. */
  readonly homes: readonly string[]
}

export function AddressBookPage({ homes }: AddressBookPageProps) {
  const t = useTranslations('dashboard.sections')
  const query = useCustomerQuery(['address-book'], loadAddressBook)
  return (
    <>
      <DashboardHeading>{t('address-book')}</DashboardHeading>
      <CustomerData query={query} waiting={<Waiting />}>
        {(book) => <AddressBookContent book={book} homes={homes} />}
      </CustomerData>
    </>
  )
}

const Waiting = () => (
  <div className="address-cards">
    <Skeleton className="h-54" />
    <Skeleton className="h-54" />
  </div>
)
