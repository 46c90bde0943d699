import type { OrderShipmentFragment } from '../../graphql/generated/types.ts'

type Track = Pick<NonNullable<NonNullable<OrderShipmentFragment['tracking']>[number]>, 'carrier' | 'number' | 'title'>

/** Tracking pages by a word in the carrier's code or title; the parcel's number is appended. */
const CARRIERS: ReadonlyArray<readonly [RegExp, string]> = [
  [/\binpost|paczkomat/i, 'https://inpost.pl/sledzenie-przesylek?number='],
  [/\bdpd\b/i, 'https://tracktrace.dpd.com.pl/parcelDetails?p1='],
  [/\bdhl/i, 'https://www.dhl.com/global-en/home/tracking.html?tracking-id='],
  [/\bups\b/i, 'https://www.ups.com/track?tracknum='],
  [/\bfed ?ex/i, 'https://www.fedex.com/fedextrack/?trknbr='],
  [/\bgls\b/i, 'https://gls-group.com/track/'],
  [/poczta ?polska|pocztex/i, 'https://emonitoring.poczta-polska.pl/?numer='],
  [/\busps\b/i, 'https://tools.usps.com/go/TrackConfirmAction?tLabels='],
]

/** The carrier's tracking page; undefined for an unknown carrier or a parcel without a number. */
export function trackingLink({ carrier, title, number }: Track): string | undefined {
  const text = `${carrier.replaceAll('_', ' ')} ${title}`
  const found = CARRIERS.find(([name]) => name.test(text))
  return found && number ? found[1] + encodeURIComponent(number.trim()) : undefined
}
