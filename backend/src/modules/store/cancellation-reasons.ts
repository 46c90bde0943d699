import { type Language, languageOf } from './language.ts'

const REASONS: Readonly<Record<Language, readonly string[]>> = {
  en: [
    'The item(s) are no longer needed',
    'The order was placed by mistake',
    'Item(s) not arriving within the expected timeframe',
    'Found a better price elsewhere',
    'Other',
  ],
  pl: [
    'Towar nie jest już potrzebny',
    'Zamówienie złożono przez pomyłkę',
    'Towar nie dotrze w spodziewanym czasie',
    'Znaleziono lepszą cenę gdzie indziej',
    'Inny',
  ],
}

/** Why an order may be cancelled, in the store view's language. */
export const cancellationReasons = (locale: string): readonly string[] => REASONS[languageOf(locale)]
