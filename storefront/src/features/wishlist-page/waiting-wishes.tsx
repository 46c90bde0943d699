import { Skeleton } from '../../ui/skeleton.tsx'

export const WaitingWishes = () => (
  <div className="grid-cards">
    {[1, 2, 3].map((place) => (
      <Skeleton key={place} className="aspect-product" />
    ))}
  </div>
)
