'use client'

import { type RefObject, useEffect, useState } from 'react'
import { Button } from '../../ui/button.tsx'

interface StickyBuyProps {
  /** The main button: the bar stands in for it while it is out of view. */
  readonly watched: RefObject<HTMLElement | null>
  readonly name: string
  readonly price: string
  readonly label: string
  readonly isPending: boolean
  readonly onAdd: () => void
}

/** For phones, where the page is long and the button far up. */
export function StickyBuy({ watched, name, price, label, isPending, onAdd }: StickyBuyProps) {
  const [isNeeded, setNeeded] = useState(false)

  useEffect(() => {
    if (!watched.current) return
    const observer = new IntersectionObserver(([entry]) => setNeeded(entry?.isIntersecting === false))
    observer.observe(watched.current)
    return () => observer.disconnect()
  }, [watched])

  if (!isNeeded) return null
  return (
    <div className="sticky-buy lg:hidden">
      <div className="min-w-0">
        <p className="truncate text-sm font-semibold">{name}</p>
        <p className="price text-sm">{price}</p>
      </div>
      <Button className="px-5.5" busy={isPending} onClick={onAdd}>
        {label}
      </Button>
    </div>
  )
}
