/** The reasons to cancel an order. */
export const cancellationReasons: readonly string[] = [
  'The item(s) are no longer needed',
  'The order was placed by mistake',
  'Item(s) not arriving within the expected timeframe',
  'Found a better price elsewhere',
  'Other',
]
