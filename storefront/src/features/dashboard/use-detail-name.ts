'use client'

import { usePathname } from 'next/navigation'

/** The last segment of a detail page's path, such as an order's number. One static page is served for all of them. */
export function useDetailName(): string {
  const last = usePathname().split('/').at(-1) ?? ''
  try {
    return decodeURIComponent(last)
  } catch {
    return last
  }
}
