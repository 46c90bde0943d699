import { useLocale } from 'next-intl'
import type { CartLineFragment } from '../../graphql/generated/types.ts'
import { formatMoney } from '../../lib/format-money.ts'
import { lineParts, named } from './cart-lines.ts'

/** What a bundle is put together of, with number and price each. Nothing for another product. */
export function LineParts({ line, className }: { line: CartLineFragment; className: string }) {
  const locale = useLocale()
  const parts = lineParts(line)
  if (parts.length === 0) return null
  return (
    <ul className={className}>
      {parts.map((part) => (
        <li key={part.uid}>
          {named(part)},{' '}
          <span className="whitespace-nowrap tabular-nums">{part.price ? `${part.quantity} × ${formatMoney(part.price, locale)}` : part.quantity}</span>
        </li>
      ))}
    </ul>
  )
}
