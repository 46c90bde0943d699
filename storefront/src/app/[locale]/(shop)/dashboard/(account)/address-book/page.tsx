import { AddressBookPage } from '../../../../../../features/address-book/address-book-page.tsx'
import { getAddressSettings } from '../../../../../../features/address/get-address-settings.ts'
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
      <AddressBookPage settings={await getAddressSettings(await pageLocale(params))} />
    </ClientMessages>
  )
}
