/** Formats an amount in minor units. */
export type Amount = (minor: number) => string

/** As the shop writes amounts: thousands grouped from the first, and a true minus. */
export function amountIn(currency: string, locale: string): Amount {
  const price = new Intl.NumberFormat(locale.replace('_', '-'), { style: 'currency', currency, useGrouping: 'always' })
  return (minor) => price.format(minor / 100).replace('-', '−')
}

/** Nine digits in threes, as Poles write them; any other number as it is. */
export const writtenPhone = (telephone: string): string => telephone.replace(/^(\d{3})(\d{3})(\d{3})$/, '$1 $2 $3')

/** Magento's "Carrier - Method", as a sentence has it: Courier, to the door. */
export function writtenShipping(description: string): string {
  const [carrier, ...rest] = description.split(' - ')
  const method = rest.join(' - ')
  // A name keeps its capitals: that of a shop, and a locker's code.
  const isPhrase = method.includes(' ') && method.slice(1) === method.slice(1).toLowerCase()
  return [carrier, isPhrase ? method.charAt(0).toLowerCase() + method.slice(1) : method].filter(Boolean).join(', ')
}
