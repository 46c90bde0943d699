import { expect, test } from 'vitest'
import { trackingLink } from './tracking-link.ts'

test.each([
  ['inpost', 'Parcel locker', 'https://inpost.pl/sledzenie-przesylek?number=12%2034'],
  ['custom', 'Paczkomat InPost', 'https://inpost.pl/sledzenie-przesylek?number=12%2034'],
  ['custom', 'Kurier DPD', 'https://tracktrace.dpd.com.pl/parcelDetails?p1=12%2034'],
  ['dhl', 'DHL', 'https://www.dhl.com/global-en/home/tracking.html?tracking-id=12%2034'],
  ['ups', 'United Parcel Service', 'https://www.ups.com/track?tracknum=12%2034'],
  ['fedex', 'Federal Express', 'https://www.fedex.com/fedextrack/?trknbr=12%2034'],
  ['custom', 'GLS', 'https://gls-group.com/track/12%2034'],
  ['poczta_polska', 'Priority', 'https://emonitoring.poczta-polska.pl/?numer=12%2034'],
  ['usps', 'United States Postal Service', 'https://tools.usps.com/go/TrackConfirmAction?tLabels=12%2034'],
  ['custom', 'Groups of riders', undefined],
])('a parcel with carrier %s, %s, is tracked at %s', (carrier, title, link) => {
  expect(trackingLink({ carrier, title, number: ' 12 34 ' })).toBe(link)
})

test('a parcel without a number has no tracking page', () => {
  expect(trackingLink({ carrier: 'dhl', title: 'DHL', number: null })).toBeUndefined()
})
