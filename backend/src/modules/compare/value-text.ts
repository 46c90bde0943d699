const NO_YES: Readonly<Record<string, readonly [string, string]>> = { pl: ['Nie', 'Tak'] }

/** A stored value as a shopper reads it in a comparison. */
export function valueText({ input, value }: { readonly input: string; readonly value: string }, locale: string): string {
  if (input === 'price') return String(Number(value) / 100)
  if (input === 'boolean') return (NO_YES[locale.slice(0, 2)] ?? ['No', 'Yes'])[value === '1' ? 1 : 0]
  return value
}
