/** @param phone as people read it: `+48 18 000 00 00`, `(415) 555-0100` */
export const dialledNumber = (phone: string): string => phone.replace(/(?!^\+)\D/g, '')
