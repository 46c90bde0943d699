/** A grey block with the size of the content that is loading. The loading message is in a live region elsewhere. */
export function Skeleton({ className }: { className: string }) {
  return <div className={`skeleton ${className}`} aria-hidden />
}
