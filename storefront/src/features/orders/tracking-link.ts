import type { OrderShipmentFragment } from '../../graphql/generated/types.ts'

type Track = Pick<NonNullable<NonNullable<OrderShipmentFragment['tracking']>[number]>, 'carrier' | 'number' | 'title'>

/** Where a carrier tells of a parcel, by the words that its code or name has; the parcel's number follows. */
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

/** The carrier's own page about the parcel; undefined for a carrier that is not known, or without a number. */
export function trackingLink({ carrier, title, number }: Track): string | undefined {
  const text = `${carrier.replaceAll('_', ' ')} ${title}`
  const found = CARRIERS.find(([name]) => name.test(text))
  return found && number ? found[1] + encodeURIComponent(number.trim()) : undefined
}
