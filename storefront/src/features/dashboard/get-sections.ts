import 'server-only'
import { DashboardSectionsOperation } from '../../graphql/generated/sections.since-2.4.7.ts'
import { lacksField } from '../../graphql/refusals/library-messages.ts'
import { read } from '../../graphql/server.ts'
import type { Locale } from '../../i18n/locales.ts'
import { isConsent } from '../registration/consent-attributes.ts'
import { optional } from '../store/optional.ts'
import { getStoreConfigOrNone } from '../store/store-config.ts'
import { offeredSections, type Section, type SectionFacts } from './sections.ts'

/** The sections that this store view offers. */
export async function getSections(locale: Locale): Promise<readonly Section[]> {
  const [config, newerFacts] = await Promise.all([getStoreConfigOrNone(locale), optional('The sections of the dashboard', readNewerFacts(locale))])
  return offeredSections({ ...newerFacts, hasWishlist: config?.isWishlistOn, hasReviews: config?.areReviewsOn })
}

/** Magento before 2.4.7 does not say whether its newsletter is enabled, and stores no consents. */
async function readNewerFacts(locale: Locale): Promise<SectionFacts> {
  try {
    const { storeConfig, attributesForm } = await read(DashboardSectionsOperation, {}, { locale, tags: ['store', 'customer-attributes'] })
    return { hasNewsletter: storeConfig?.newsletter_enabled !== false, hasConsents: attributesForm.items.some((item) => isConsent(String(item?.code))) }
  } catch (error) {
    if (lacksField(error, 'newsletter_enabled')) return { hasNewsletter: true, hasConsents: false }
    throw error
  }
}
