/**
 * Requires one @ and a dot after it, with text around both; the backend validates the rest. The expression never backtracks, since a
 * visitor may send 32 kB of dots.
 */
export const isEmailAddress = (text: string): boolean => /^[^\s@]+@[^\s@][^\s@.]*\.[^\s@]+$/.test(text)
