import type { Metadata } from 'next'
import { readServerSettings } from '../../../../env.ts'
import { checkoutMetadata } from '../../../../features/checkout/checkout-metadata.ts'
import { AddressStep } from '../../../../features/checkout/address-step.tsx'
import { getAddressSettings } from '../../../../features/address/get-address-settings.ts'
import { pageLocale } from '../../../../i18n/page-locale.ts'

const { pickupMethods } = readServerSettings()

interface AddressProps {
  params: Promise<{ locale: string }>
}

export async function generateMetadata({ params }: AddressProps): Promise<Metadata> {
  return checkoutMetadata(await pageLocale(params), 'title')
}

export default async function Address({ params }: AddressProps) {
  return <AddressStep settings={await getAddressSettings(await pageLocale(params))} pickup={pickupMethods} />
}
