'use client'

import { usePathname } from 'next/navigation'

/** What the address of a detail page names, such as an order's number; one page is served for all of them. */
export function useDetailName(): string {
  const last = usePathname().split('/').at(-1) ?? ''
  try {
    return decodeURIComponent(last)
  } catch {
    return last
  }
}
