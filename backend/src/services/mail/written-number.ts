/** Nine digits in threes, as Poles write them, also behind +48; any other number as it is. */
export const writtenPhone = (telephone: string): string => telephone.replace(/^(\+48)? ?(\d{3})[ -]?(\d{3})[ -]?(\d{3})$/, (_, country, ...groups) => [country, ...groups.slice(0, 3)].filter(Boolean).join(' '))

/** The ten digits of a NIP as on Polish invoices: 526-000-12-46. Any other number as it is. */
export const writtenVat = (number: string): string => number.replace(/^(\d{3})-?(\d{3})-?(\d{2})-?(\d{2})$/, '$1-$2-$3-$4')
