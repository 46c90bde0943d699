import type { Track } from './document.repository.ts'

/** Who carries the parcels of this shop's delivery methods, and where one is followed: its number is appended. */
const CARRIERS: Readonly<Record<string, { readonly carrier: string; readonly title: string; readonly page: string }>> = {
  courier: { carrier: 'dpd', title: 'DPD', page: 'https://tracktrace.dpd.com.pl/parcelDetails?p1=' },
  locker: { carrier: 'inpost', title: 'InPost', page: 'https://inpost.pl/sledzenie-przesylek?number=' },
}

/** A parcel of a delivery method; Magento calls a carrier that it does not know custom. */
export function trackOf({ carrierCode, carrierTitle }: { readonly carrierCode: string | null; readonly carrierTitle: string | null }, number: string): Track {
  const known = CARRIERS[carrierCode ?? '']
  return known ? { carrier: known.carrier, title: known.title, number } : { carrier: 'custom', title: carrierTitle ?? 'Parcel', number }
}

/** Undefined for a carrier that is not known. */
export function trackingPage({ carrier, number }: Track): string | undefined {
  const known = Object.values(CARRIERS).find((each) => each.carrier === carrier)
  return known && known.page + encodeURIComponent(number)
}
