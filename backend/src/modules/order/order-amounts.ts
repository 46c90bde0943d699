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
  const [carrier, ...method] = description.split(' - ')
  const [first = '', second = ''] = method.join(' - ')
  // A locker's code keeps its capitals.
  const isWord = second === second.toLowerCase()
  return [carrier, method.length > 0 && (isWord ? first.toLowerCase() : first) + method.join(' - ').slice(1)].filter(Boolean).join(', ')
}
