'use client'

import { useEffect, useRef, useState } from 'react'
import { withMessages } from '../../messages/with-messages.tsx'
import { whenNear } from '../../ui/when-near.ts'
import type { CrossSellRowProps } from './cross-sell-row.tsx'

const CrossSellRow = withMessages(['badge'], () => import('./cross-sell-row.tsx').then((module) => module.CrossSellRow))

/** The row of cross-sells, loaded just before it scrolls into view. */
export function CrossSells(props: CrossSellRowProps) {
  const place = useRef<HTMLDivElement>(null)
  const [isNear, setNear] = useState(false)
  useEffect(() => (place.current ? whenNear(place.current, () => setNear(true)) : undefined), [])
  return <div ref={place}>{isNear && <CrossSellRow {...props} />}</div>
}
