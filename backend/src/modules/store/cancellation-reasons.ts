import { messagesByLocale } from '../../i18n/languages.ts'

/** The reasons to cancel an order, in the language of the store view. */
export const cancellationReasons = await messagesByLocale<readonly string[]>(async (language) => (await import(`./messages/${language}.ts`)).cancellationReasons)
