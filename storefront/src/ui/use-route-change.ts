'use client'

import { usePathname } from 'next/navigation'
import { useState } from 'react'

/** Calls back, during rendering, when the visitor has moved to another page: closes what must not stay open there. */
export function useRouteChange(onChange: () => void): void {
  const path = usePathname()
  const [shown, setShown] = useState(path)
  if (path === shown) return
  setShown(path)
  onChange()
}
