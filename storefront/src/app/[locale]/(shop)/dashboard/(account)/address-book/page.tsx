import type { Metadata } from 'next'
import { AddressBookPage } from '../../../../../../features/address-book/address-book-page.tsx'
import { getHomeCountries } from '../../../../../../features/checkout/home-countries.ts'
import { dashboardMetadata } from '../../../../../../features/dashboard/dashboard-metadata.ts'
import { ClientMessages } from '../../../../../../i18n/client-messages.tsx'
import { pageLocale } from '../../../../../../i18n/page-locale.ts'

interface AddressBookProps {
  params: Promise<{ locale: string }>
}

export async function generateMetadata({ params }: AddressBookProps): Promise<Metadata> {
  return dashboardMetadata('address-book', await pageLocale(params))
}

export default async function AddressBook({ params }: AddressBookProps) {
  return (
    <ClientMessages page="/dashboard/address-book">
      <AddressBookPage homes={await getHomeCountries(await pageLocale(params))} />
    </ClientMessages>
  )
}
