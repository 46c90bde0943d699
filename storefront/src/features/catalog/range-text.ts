import type { getTranslations } from 'next-intl/server'
import type { Range } from './listing-filter.ts'

interface Manner {
  readonly locale: string
  readonly currency: string | null
  readonly t: Awaited<ReturnType<typeof getTranslations<never>>>
}

/** A chosen range of prices in few words: whole amounts without their decimals, the currency once. */
export function rangeText({ from, to }: Range, { locale, currency, t }: Manner): string {
  const money = new Intl.NumberFormat(locale, {
    ...(currency && { style: 'currency', currency }),
    useGrouping: 'always',
    trailingZeroDisplay: 'stripIfInteger',
  })
  const [low, high] = [Number(from), Number(to)]
  if (from === undefined) return t('filters.price.atMost', { to: money.format(high) })
  if (to === undefined) return t('filters.price.atLeast', { from: money.format(low) })
  // Of two equal ends Intl makes an approximate amount.
  return low === high ? money.format(low) : money.formatRange(low, high)
}
