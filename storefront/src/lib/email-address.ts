/**
 * One @ with something on both sides and a dot behind it; the backend judges the rest, and the mail arrives or not. The expression
 * never backtracks: a visitor may send 32 kB of dots.
 */
export const isEmailAddress = (text: string): boolean => /^[^\s@]+@[^\s@][^\s@.]*\.[^\s@]+$/.test(text)
