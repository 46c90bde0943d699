import { Skeleton } from '../../ui/skeleton.tsx'

/** Two lines and the summary, in the size of the real ones. */
export function CartSkeleton({ label }: { label: string }) {
  return (
    <div className="with-panel">
      <div>
        <output className="sr-only">{label}</output>
        {[0, 1].map((line) => (
          <div key={line} className="grid grid-cols-[88px_minmax(0,1fr)] gap-4 border-t border-line py-6 md:grid-cols-[128px_minmax(0,1fr)] md:gap-6">
            <Skeleton className="aspect-product" />
            <div className="flex flex-col justify-between">
              <Skeleton className="h-12 w-1/2" />
              <Skeleton className="h-11 w-32" />
            </div>
          </div>
        ))}
      </div>
      <Skeleton className="h-112 w-full" />
    </div>
  )
}
