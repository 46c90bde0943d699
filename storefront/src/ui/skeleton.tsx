/** A stone block in the final geometry of what is coming. The words that tell about it stand in a live region elsewhere. */
export function Skeleton({ className }: { className: string }) {
  return <div className={`skeleton ${className}`} aria-hidden />
}
