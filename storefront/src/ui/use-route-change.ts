'use client'

import { usePathname } from 'next/navigation'
import { useState } from 'react'

/** Calls back during rendering after a navigation, such as to close a menu. */
export function useRouteChange(onChange: () => void): void {
  const path = usePathname()
  const [shown, setShown] = useState(path)
  if (path === shown) return
  setShown(path)
  onChange()
}
