import { inLanguageOf, YES_NO } from '../eav/system-attribute.ts'

/** A stored value as a shopper reads it in a comparison. */
export function valueText({ input, value }: { readonly input: string; readonly value: string }, locale: string): string {
  if (input === 'price') return String(Number(value) / 100)
  if (input === 'boolean') return inLanguageOf(locale, YES_NO[value === '1' ? 1 : 0])
  return value
}
