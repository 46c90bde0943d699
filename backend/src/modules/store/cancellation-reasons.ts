import { wordsByLocale } from '../../i18n/languages.ts'

/** Why an order may be cancelled, in the store view's language. */
export const cancellationReasons = await wordsByLocale<readonly string[]>(async (language) => (await import(`./words/${language}.ts`)).cancellationReasons)
