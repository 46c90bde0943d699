interface PriceProps {
  /** Ready for reading: `formatMoney` of lib/format-money.ts. */
  readonly now: string
  readonly regular?: string | undefined
  readonly labels: { readonly now: string; readonly regular: string }
  readonly className?: string
}

/** The price, and the regular one beside it where it is reduced; each is named for those who cannot see the line through it. */
export function Price({ now, regular, labels, className = '' }: PriceProps) {
  if (!regular) return <span className={`price ${className}`}>{now}</span>
  return (
    <span>
      <span className="sr-only">{labels.now} </span>
      <span className={`price text-accent ${className}`}>{now}</span> <span className="sr-only">{labels.regular} </span>
      <s className="price-old">{regular}</s>
    </span>
  )
}
