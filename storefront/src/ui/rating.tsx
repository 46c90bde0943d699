interface RatingProps {
  /** From 0 to 100, as in Magento. */
  readonly percent: number
  /** The number of stars, formatted for the language. */
  readonly number: string
  /** The accessible name for both. */
  readonly label: string
}

/** Stars with their number. */
export function Rating({ percent, number, label }: RatingProps) {
  return (
    <span className="rating">
      <i className="stars" aria-hidden>
        <i style={{ width: `${Math.round(percent)}%` }} />
      </i>
      <span aria-hidden>{number}</span>
      <span className="sr-only">{label}</span>
    </span>
  )
}
