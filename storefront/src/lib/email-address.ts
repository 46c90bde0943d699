import { tidyText } from './tidy-text.ts'

/** As copied from a link or a mail's head: `mailto:jan@example.com`, `Jan <jan@example.com>,`. Neither expression backtracks. */
export const tidyEmail = (text: string): string =>
  tidyText(text)
    .replace(/^[^<>]*<([^<>]*)>[^<>]*$/, '$1')
    .replace(/^mailto:\s*|(?<![\s.,;:])[\s.,;:]+$/gi, '')

/**
 * Requires one @ and a dot after it, with text around both; the backend validates the rest. The expression never backtracks, since a
 * visitor may send 32 kB of dots.
 */
export const isEmailAddress = (text: string): boolean => /^[^\s@]+@[^\s@][^\s@.]*\.[^\s@]+$/.test(text)
