/**
 * The languages of the backend's own texts: Magento's messages, mails and the pages of the services. A new language needs an entry
 * here and a file in each folder `messages`.
 */
export const LANGUAGES = ['en', 'pl'] as const
export type Language = (typeof LANGUAGES)[number]

/** The language of a store view; English if there are no texts in the language of its locale. */
export const languageOf = (locale: string): Language => LANGUAGES.find((language) => locale.split('_')[0] === language) ?? 'en'

/**
 * @param load reads the texts of one language, from `./messages/<language>.ts` beside the caller
 * @returns the texts for the locale of a store view
 */
export async function messagesByLocale<Messages>(load: (language: Language) => Promise<Messages>): Promise<(locale: string) => Messages> {
  const loaded = await Promise.all(LANGUAGES.map(async (language) => [language, await load(language)] as const))
  const messages = Object.fromEntries(loaded) as Record<Language, Messages>
  return (locale) => messages[languageOf(locale)]
}
