export interface Amount {
  readonly value: number | null
  readonly currency: string | null
}

/**
 * The same text on the server and in every browser: grouped from four digits on, which Polish alone would leave out, and
 * with a real minus sign. Empty where the backend names no amount.
 */
export function formatMoney({ value, currency }: Amount, locale: string): string {
  if (value === null || currency === null) return ''
  return new Intl.NumberFormat(locale, { style: 'currency', currency, useGrouping: 'always' }).format(value).replace('-', '−')
}
