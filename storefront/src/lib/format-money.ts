export interface Amount {
  readonly value: number | null
  readonly currency: string | null
}

/**
 * The same text on the server and in every browser, with a real minus sign. Groups four digits, too, which Polish does not by default.
 * Empty without an amount.
 */
export function formatMoney({ value, currency }: Amount, locale: string): string {
  if (value === null || currency === null) return ''
  return new Intl.NumberFormat(locale, { style: 'currency', currency, useGrouping: 'always' }).format(value).replace('-', '−')
}
