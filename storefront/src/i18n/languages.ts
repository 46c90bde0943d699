interface Language {
  /** What the link to a page in this language says to those who speak it; it begins with the text that they see. */
  readonly switchLabel: string
  /** The locale in which dates are written. */
  readonly dates: string
  /** Whether every page needs letters beyond Latin-1, which are in a font file of their own. */
  readonly isExtendedLatin: boolean
}

/**
 * Every language that the shop can speak; which of them it does is a setting. A language is an entry here, a folder of messages, and
 * its words in the backend: CONTRIBUTING.md lists them.
 */
export const LANGUAGES = {
  // British rather than American English, whose months come first.
  en: { switchLabel: 'EN, switch to English', dates: 'en-GB', isExtendedLatin: false },
  pl: { switchLabel: 'PL, zmień na polski', dates: 'pl', isExtendedLatin: true },
} satisfies Record<string, Language>
