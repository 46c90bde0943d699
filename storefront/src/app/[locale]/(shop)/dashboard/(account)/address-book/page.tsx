import type { Metadata } from 'next'
import { dashboardMetadata } from '../../../../../../features/dashboard/dashboard-metadata.ts'
import { Placeholder } from '../../../../../../features/dashboard/placeholder.tsx'
import { pageLocale } from '../../../../../../i18n/page-locale.ts'

interface AddressBookProps {
  params: Promise<{ locale: string }>
}

export async function generateMetadata({ params }: AddressBookProps): Promise<Metadata> {
  return dashboardMetadata('address-book', await pageLocale(params))
}

export default async function AddressBook({ params }: AddressBookProps) {
  await pageLocale(params)
  return <Placeholder section="address-book" />
}
