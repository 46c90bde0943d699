const ENGLISH = [
  'The item(s) are no longer needed',
  'The order was placed by mistake',
  'Item(s) not arriving within the expected timeframe',
  'Found a better price elsewhere',
  'Other',
]

const REASONS: Readonly<Record<string, readonly string[]>> = {
  pl: [
    'Towar nie jest już potrzebny',
    'Zamówienie złożono przez pomyłkę',
    'Towar nie dotrze w spodziewanym czasie',
    'Znaleziono lepszą cenę gdzie indziej',
    'Inny',
  ],
}

/** Why an order may be cancelled, in the store view's language. */
export const cancellationReasons = (locale: string): readonly string[] => REASONS[locale.slice(0, 2)] ?? ENGLISH
