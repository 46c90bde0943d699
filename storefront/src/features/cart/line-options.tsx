import { useLocale } from 'next-intl'
import type { CartLineFragment } from '../../graphql/generated/types.ts'
import { formatMoney } from '../../lib/format-money.ts'
import { lineOptions, lineParts } from './cart-lines.ts'

/** 'Colour: Spruce · Size: M', in the backend's words, and a bundle's parts. Nothing for a product without options. */
export function LineOptions({ line, className }: { line: CartLineFragment; className: string }) {
  const locale = useLocale()
  const options = lineOptions(line).map(named)
  const parts = lineParts(line)
  return (
    <>
      {parts.length > 0 && (
        <ul className={className}>
          {parts.map((part) => (
            <li key={part.uid}>
              {named(part)},{' '}
              <span className="whitespace-nowrap tabular-nums">
                {part.price ? `${part.quantity} × ${formatMoney(part.price, locale)}` : part.quantity}
              </span>
            </li>
          ))}
        </ul>
      )}
      {options.length > 0 && <p className={className}>{options.join(' · ')}</p>}
    </>
  )
}

const named = ({ label, value }: { readonly label: string; readonly value: string }): string => (label ? `${label}: ${value}` : value)
