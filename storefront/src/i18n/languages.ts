export interface Language {
  /**
   * Whether it has every message, as the tests then demand. An incomplete language takes what it lacks from the shop's first language;
   * a complete one shows the key of a message that it lacks.
   */
  readonly isComplete: boolean
  /** The accessible name of the link to this language, in that language; it begins with the visible text (WCAG 2.5.3). */
  readonly switchLabel: string
  /** The locale of date formats. */
  readonly dates: string
  /** A month beside a day, where space is scarce. */
  readonly month: 'short' | '2-digit'
  /** Whether every page needs letters beyond Latin-1, which are in a separate font file. */
  readonly isExtendedLatin: boolean
  /** How Magento's language packs translate "N/A", its text in a compare list for an attribute that a product does not have. */
  readonly notAvailable: readonly string[]
}

/**
 * The languages that a shop can have; the setting NEXT_PUBLIC_LOCALES chooses among them. CONTRIBUTING.md lists the files of a language.
 */
export const LANGUAGES = {
  en: {
    isComplete: true,
    switchLabel: 'EN, switch to English',
    // British rather than American English, whose months come first.
    dates: 'en-GB',
    month: 'short',
    isExtendedLatin: false,
    notAvailable: ['N/A'],
  },
  pl: {
    isComplete: true,
    switchLabel: 'PL, zmień na polski',
    dates: 'pl',
    month: '2-digit',
    isExtendedLatin: true,
    notAvailable: ['N/A', 'N/D', 'nie dotyczy'],
  },
} satisfies Record<string, Language>
