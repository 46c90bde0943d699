import type { ReactNode } from 'react'

/** A term and its description in a `dl`. */
export function Fact({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div className="grid grid-cols-[2fr_3fr] gap-x-4 border-b border-line py-3 max-lg:first:border-t">
      <dt className="text-soft">{label}</dt>
      <dd>{children}</dd>
    </div>
  )
}
