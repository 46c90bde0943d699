import type { LocalizedText } from '../plan/localized-text.ts'

export interface PagePlan {
  /** The same in both languages: what links here need not know the language. */
  readonly identifier: string
  readonly title: LocalizedText
  readonly description: LocalizedText
  /** HTML with Magento's directives. */
  readonly content: LocalizedText
  /** A Polish address that leads to the page. */
  readonly polishAddress?: string
}
