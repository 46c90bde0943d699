/** What the backend can say by itself: words of Magento's own, mails, and the pages of the services. */
export type Language = 'en' | 'pl'

/** A store view's: Polish, or English for everybody else. */
export const languageOf = (locale: string): Language => (locale.startsWith('pl') ? 'pl' : 'en')
