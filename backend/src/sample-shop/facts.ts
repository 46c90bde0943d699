/** What the sample shop's pages, mails and settings say about the seller. No check digit of its numbers is right, so nobody has them. */
export const SELLER = {
  name: 'Halny sp. z o.o.',
  street: 'Krupówki 40',
  postcode: '34-500',
  city: 'Zakopane',
  country: 'PL',
  nip: '736-100-10-18',
  regon: '120100107',
  krs: '0009999999',
  email: 'contact@halny.example',
  /** No Polish number begins so. */
  phone: '+48 28 264 17 35',
} as const

/** In days. */
export const WITHDRAWAL_DAYS = 14
/** How long a parcel waits in a locker, in hours. */
export const LOCKER_HOURS = 48
/** Working days from an order to its arrival, as in the storefront's setting of that name. */
export const DELIVERY_DAYS = 'locker/standard=1-2,courier/door=1-2,instore/pickup=1-2'
/** From this value of a cart, in grosz, delivery costs nothing. */
export const FREE_DELIVERY_FROM = 500_00
