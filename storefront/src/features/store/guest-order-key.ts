import 'server-only'
import { cache } from 'react'
import { FindsOrdersByPostcodeOperation } from '../../graphql/generated/guest-orders.server.since-2.4.7.ts'
import { FindsOrdersByLastNameOperation } from '../../graphql/generated/guest-orders.server.since-2.4.8.ts'
import { lacksField } from '../../graphql/refusals/library-messages.ts'
import { read } from '../../graphql/server.ts'
import type { Locale } from '../../i18n/locales.ts'
import { skip } from './optional.ts'

/** What of the billing address a guest's order is found by, beside its number and e-mail. */
export type GuestOrderKey = 'lastname' | 'postcode'

/** Undefined on releases before 2.4.7, which find no orders of guests. While the backend cannot say, it is taken for a new one. */
export const getGuestOrderKey = cache(async (locale: Locale): Promise<GuestOrderKey | undefined> => {
  const options = { locale, tags: ['store'] }
  try {
    await read(FindsOrdersByLastNameOperation, {}, options)
    return 'lastname'
  } catch (error) {
    if (lacksField(error, 'guestOrder')) return undefined
  }
  try {
    // What it is typed by has the input of later releases.
    await read(FindsOrdersByPostcodeOperation, { input: { number: '', email: '', postcode: '' } as never }, options)
    return 'postcode'
  } catch (error) {
    await skip('How orders of guests are found', error)
    return 'lastname'
  }
})
