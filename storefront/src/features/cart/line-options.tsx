import type { CartLineFragment } from '../../graphql/generated/types.ts'
import { lineOptions, named } from './cart-lines.ts'
import { LineParts } from './line-parts.tsx'

/** 'Colour: Spruce · Size: M', in the backend's words, and a bundle's parts. Nothing for a product without options. */
export function LineOptions({ line, className }: { line: CartLineFragment; className: string }) {
  const options = lineOptions(line)
  return (
    <>
      <LineParts line={line} className={className} />
      {options.length > 0 && <p className={className}>{options.map(named).join(' · ')}</p>}
    </>
  )
}
