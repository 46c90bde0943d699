import { useLocale } from 'next-intl'
import type { CartLineFragment } from '../../graphql/generated/types.ts'
import { formatMoney } from '../../lib/format-money.ts'
import { formatQuantity } from '../../lib/quantity.ts'
import { lineOptions, lineParts, named } from './cart-lines.ts'

/** 'Colour: Spruce · Size: M' and a bundle's parts, with the backend's labels. */
export function LineOptions({ line, className }: { line: CartLineFragment; className: string }) {
  const options = lineOptions(line)
  return (
    <>
      <LineParts line={line} className={className} />
      {options.length > 0 && <p className={className}>{options.map(named).join(' · ')}</p>}
    </>
  )
}

/** The parts of a bundle, each with its price and its quantity; one piece without a price is the part itself. */
export function LineParts({ line, className }: { line: CartLineFragment; className: string }) {
  const locale = useLocale()
  const parts = lineParts(line)
  if (parts.length === 0) return null
  return (
    <ul className={className}>
      {parts.map((part) => (
        <li key={part.uid}>
          {named(part)}
          {(part.quantity !== 1 || part.price) && (
            <>
              ,{' '}
              <span className="whitespace-nowrap tabular-nums">{[formatQuantity(part.quantity, locale), part.price && formatMoney(part.price, locale)].filter(Boolean).join(' × ')}</span>
            </>
          )}
        </li>
      ))}
    </ul>
  )
}
