/**
 * One sign with something on both sides and a dot behind it. The rest is for the shop to judge, and for the mail to arrive. Nothing is
 * read twice: a visitor may send 32 kB of dots.
 */
export const isEmailAddress = (text: string): boolean => /^[^\s@]+@[^\s@][^\s@.]*\.[^\s@]+$/.test(text)
