import 'server-only'
import { cache } from 'react'
import { FindsOrdersByPostcodeOperation } from '../../graphql/generated/guest-orders.server.since-2.4.7.ts'
import { FindsOrdersByLastNameOperation } from '../../graphql/generated/guest-orders.server.since-2.4.8.ts'
import { OpenFormsOperation } from '../../graphql/generated/open-forms.server.since-2.4.7.ts'
import { lacksField } from '../../graphql/refusals/library-messages.ts'
import { read } from '../../graphql/server.ts'
import type { Locale } from '../../i18n/locales.ts'
import { skip } from './optional.ts'

/** Services that a backend may lack. */
export type OptionalService = 'contactForm' | 'guestOrders' | 'newsletter'

export async function getMissingServices(locale: Locale): Promise<OptionalService[]> {
  const [forms, guestOrderKey] = await Promise.all([getOpenForms(locale), getGuestOrderKey(locale)])
  const has = { contactForm: forms.hasContactForm, guestOrders: guestOrderKey !== undefined, newsletter: forms.hasNewsletter }
  return (['contactForm', 'guestOrders', 'newsletter'] as const).filter((service) => !has[service])
}

interface OpenForms {
  readonly hasContactForm: boolean
  readonly hasNewsletter: boolean
}

const ALL: OpenForms = { hasContactForm: true, hasNewsletter: true }
/** Has no contact form in GraphQL and no setting for the newsletter. */
const BEFORE_2_4_7: OpenForms = { hasContactForm: false, hasNewsletter: true }

/** The forms that the shop has enabled; all of them while the backend is down, which refuses the disabled ones itself. */
export const getOpenForms = cache(async (locale: Locale): Promise<OpenForms> => {
  try {
    const { storeConfig } = await read(OpenFormsOperation, {}, { locale, tags: ['store'] })
    return { hasContactForm: storeConfig?.contact_enabled !== false, hasNewsletter: storeConfig?.newsletter_enabled !== false }
  } catch (error) {
    if (lacksField(error, 'contact_enabled') || lacksField(error, 'newsletter_enabled')) return BEFORE_2_4_7
    await skip('The list of enabled forms', error)
    return ALL
  }
})

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
