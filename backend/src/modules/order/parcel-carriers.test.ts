import { expect, test } from 'vitest'
import { trackingPage, trackOf } from './parcel-carriers.ts'

test.each([
  ['courier', { carrier: 'dpd', title: 'DPD' }, 'https://tracktrace.dpd.com.pl/parcelDetails?p1=1%202'],
  ['locker', { carrier: 'inpost', title: 'InPost' }, 'https://inpost.pl/sledzenie-przesylek?number=1%202'],
  ['flatrate', { carrier: 'custom', title: 'Flat Rate' }, undefined],
  [null, { carrier: 'custom', title: 'Flat Rate' }, undefined],
])('a parcel of the method %s has its carrier and its page', (carrierCode, carrier, page) => {
  const track = trackOf({ carrierCode, carrierTitle: 'Flat Rate' }, '1 2')
  expect(track).toEqual({ ...carrier, number: '1 2' })
  expect(trackingPage(track)).toBe(page)
})

test('a parcel without a method is called that', () => {
  expect(trackOf({ carrierCode: null, carrierTitle: null }, '1').title).toBe('Parcel')
})
