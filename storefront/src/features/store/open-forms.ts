import 'server-only'
import { cache } from 'react'
import { OpenFormsOperation } from '../../graphql/generated/open-forms.server.since-2.4.7.ts'
import { lacksField } from '../../graphql/refusals/library-messages.ts'
import { read } from '../../graphql/server.ts'
import type { Locale } from '../../i18n/locales.ts'
import { skip } from './optional.ts'

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
    await skip('Which forms the shop has', error)
    return ALL
  }
})
