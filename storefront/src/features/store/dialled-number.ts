/** @param phone as people read it: `+48 22 555 01 00`, `(415) 555-0100` */
export const dialledNumber = (phone: string): string => phone.replace(/(?!^\+)\D/g, '')
