import type { LocalizedText } from '../plan/localized-text.ts'

export interface PagePlan {
  /** The same in both languages, so that links do not depend on the language. */
  readonly identifier: string
  readonly title: LocalizedText
  readonly description: LocalizedText
  /** HTML with Magento's directives. */
  readonly content: LocalizedText
  /** A Polish URL that redirects to the page. */
  readonly polishAddress?: string
}
