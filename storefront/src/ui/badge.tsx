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

/** A white plate with a short bar of colour, and always the word. */
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
