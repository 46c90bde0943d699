import { type Locale, LOCALES } from '../i18n/locales.ts'
import { StoreError } from './errors.ts'

/**
 * Requests an entity that belongs to one store view: first in the page's own, then, after a refusal, in those of the other languages.
 * @throws ServerError, or the refusal of the page's own store view if all refuse
 */
export async function inAnyStoreView<Answer>(request: (locale: Locale) => Promise<Answer>): Promise<Answer> {
  const own = LOCALES.find((locale) => locale === document.documentElement.lang)
  const refusals: StoreError[] = []
  for (const locale of [...(own ? [own] : []), ...LOCALES.filter((other) => other !== own)]) {
    try {
      return await request(locale)
    } catch (error) {
      if (!(error instanceof StoreError)) throw error
      refusals.push(error)
    }
  }
  throw refusals[0] ?? new Error('No store view was queried')
}
