interface RatingProps {
  /** From 0 to 100, as Magento counts. */
  readonly percent: number
  /** The stars as a number, as it is written here. */
  readonly number: string
  /** What stands for both where nobody sees the stars. */
  readonly label: string
}

/** Stars, which never stand without their number. */
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
