import 'server-only'
import { cache } from 'react'
import { FindsOrdersByPostcodeOperation } from '../../graphql/generated/guest-orders.server.since-2.4.7.ts'
import { FindsOrdersByLastNameOperation } from '../../graphql/generated/guest-orders.server.since-2.4.8.ts'
import { lacksField } from '../../graphql/refusals/library-messages.ts'
import { read } from '../../graphql/server.ts'
import type { Locale } from '../../i18n/locales.ts'
import { skip } from './optional.ts'

/** The field of the billing address that identifies a guest's order, with its number and e-mail. */
export type GuestOrderKey = 'lastname' | 'postcode'

/** Undefined on releases before 2.4.7, which cannot find guests' orders. While the backend is down, assumes the latest release. */
export const getGuestOrderKey = cache(async (locale: Locale): Promise<GuestOrderKey | undefined> => {
  const options = { locale, tags: ['store'] }
  try {
    await read(FindsOrdersByLastNameOperation, {}, options)
    return 'lastname'
  } catch (error) {
    if (lacksField(error, 'guestOrder')) return undefined
  }
  try {
    // The generated type has the input of later releases.
    await read(FindsOrdersByPostcodeOperation, { input: { number: '', email: '', postcode: '' } as never }, options)
    return 'postcode'
  } catch (error) {
    await skip('The key of guest orders', error)
    return 'lastname'
  }
})
