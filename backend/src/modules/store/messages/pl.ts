/** The reasons to cancel an order. */
export const cancellationReasons: readonly string[] = [
  'Towar nie jest już potrzebny',
  'Zamówienie złożono przez pomyłkę',
  'Towar nie dotrze w spodziewanym czasie',
  'Znaleziono lepszą cenę gdzie indziej',
  'Inny',
]
