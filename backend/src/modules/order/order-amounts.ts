/** Formats an amount in minor units. */
export type Amount = (minor: number) => string

/** As the shop writes amounts: thousands grouped from the first, and a true minus. */
export function amountIn(currency: string, locale: string): Amount {
  const price = new Intl.NumberFormat(locale.replace('_', '-'), { style: 'currency', currency, useGrouping: 'always' })
  return (minor) => price.format(minor / 100).replace('-', '−')
}
