import { AddressBookPage } from '../../../../../../features/address-book/address-book-page.tsx'
import { getHomeCountries } from '../../../../../../features/address/home-countries.ts'
import { sectionMetadata } from '../../../../../../features/dashboard/section-metadata.ts'
import { ClientMessages } from '../../../../../../messages/client-messages.tsx'
import { pageLocale } from '../../../../../../i18n/page-locale.ts'

interface AddressBookProps {
  params: Promise<{ locale: string }>
}

export const generateMetadata = sectionMetadata('address-book')

export default async function AddressBook({ params }: AddressBookProps) {
  return (
    <ClientMessages page="/dashboard/address-book">
      <AddressBookPage homes={await getHomeCountries(await pageLocale(params))} />
    </ClientMessages>
  )
}
