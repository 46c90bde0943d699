/**
 * What the backend says by itself (words of Magento's own, mails, the pages of the services) it says in these languages. A new one is
 * an entry here and a file beside the others in each folder `words`.
 */
export const LANGUAGES = ['en', 'pl'] as const
export type Language = (typeof LANGUAGES)[number]

/** A store view's: English where the backend does not speak that of its locale. */
export const languageOf = (locale: string): Language => LANGUAGES.find((language) => locale.split('_')[0] === language) ?? 'en'

/**
 * @param load reads the words of one language, from `./words/<language>.ts` of the module that asks
 * @returns the words for the locale of a store view
 */
export async function wordsByLocale<Words>(load: (language: Language) => Promise<Words>): Promise<(locale: string) => Words> {
  const loaded = await Promise.all(LANGUAGES.map(async (language) => [language, await load(language)] as const))
  const words = Object.fromEntries(loaded) as Record<Language, Words>
  return (locale) => words[languageOf(locale)]
}
