/** A telephone number as Poles write it, nine digits in threes, also behind +48; any other one as it is. What is sent stays as entered. */
export const writtenPhone = (telephone: string): string => telephone.replace(/^(\+48)? ?(\d{3})[ -]?(\d{3})[ -]?(\d{3})$/, (_, country, ...groups) => [country, ...groups.slice(0, 3)].filter(Boolean).join(' '))

/** A NIP as on Polish invoices, 526-000-12-46; any other tax number as it is. */
export const writtenVat = (number: string): string => number.replace(/^(\d{3})-?(\d{3})-?(\d{2})-?(\d{2})$/, '$1-$2-$3-$4')
