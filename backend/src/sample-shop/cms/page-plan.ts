import type { Words } from '../plan/words.ts'

export interface PagePlan {
  /** The same in both languages: what links here need not know the language. */
  readonly identifier: string
  readonly title: Words
  readonly description: Words
  /** HTML with Magento's directives. */
  readonly content: Words
  /** A Polish address that leads to the page. */
  readonly polishAddress?: string
}
