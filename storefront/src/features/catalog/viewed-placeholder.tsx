/** The room of cards that are still to come. */
export function ViewedPlaceholder({ count }: { count: number }) {
  return (
    <div className="viewed-cards" aria-hidden>
      {Array.from({ length: count }, (_, index) => (
        <div key={index} className="card">
          <div className="card-picture" />
          <p className="card-name">&nbsp;</p>
          <p className="card-price" />
        </div>
      ))}
    </div>
  )
}
