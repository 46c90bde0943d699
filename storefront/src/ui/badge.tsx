export interface BadgeProps {
  readonly kind: 'sale' | 'new' | 'bestseller' | 'soldout'
  readonly label: string
}

const BARS = {
  sale: 'before:bg-badge-sale',
  new: 'before:bg-badge-new',
  bestseller: 'before:bg-badge-bestseller',
  soldout: 'before:bg-badge-soldout',
}

/** A white label with a short coloured bar; the text is always visible. */
export function Badges({ badges }: { badges: readonly BadgeProps[] }) {
  if (badges.length === 0) return null
  return (
    <ul className="badges">
      {badges.map(({ kind, label }) => (
        <li key={kind} className={`badge ${BARS[kind]}`}>
          {label}
        </li>
      ))}
    </ul>
  )
}
