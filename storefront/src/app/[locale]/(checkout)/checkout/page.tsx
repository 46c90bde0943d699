import type { Metadata } from 'next'
import { readServerSettings } from '../../../../env.ts'
import { checkoutMetadata } from '../../../../features/checkout/checkout-metadata.ts'
import { AddressStep } from '../../../../features/checkout/address-step.tsx'
import { getAddressSettings } from '../../../../features/address/get-address-settings.ts'
import { getGuestOrderKey } from '../../../../features/store/optional-services.ts'
import { pageLocale } from '../../../../i18n/page-locale.ts'

const { pickupMethods } = readServerSettings()

interface AddressProps {
  params: Promise<{ locale: string }>
}

export async function generateMetadata({ params }: AddressProps): Promise<Metadata> {
  return checkoutMetadata(await pageLocale(params), 'title')
}

export default async function Address({ params }: AddressProps) {
  const locale = await pageLocale(params)
  const [settings, key] = await Promise.all([getAddressSettings(locale), getGuestOrderKey(locale)])
  return <AddressStep settings={settings} pickup={pickupMethods} isFoundByPostcode={key === 'postcode'} />
}
