import type { CartLineFragment } from '../../graphql/generated/types.ts'
import { lineOptions } from './cart-lines.ts'

/** 'Colour: Spruce · Size: M', in the backend's words. Nothing for a product without options. */
export function LineOptions({ line, className }: { line: CartLineFragment; className: string }) {
  const options = lineOptions(line)
  if (options.length === 0) return null
  return <p className={className}>{options.map(({ label, value }) => (label ? `${label}: ${value}` : value)).join(' · ')}</p>
}
