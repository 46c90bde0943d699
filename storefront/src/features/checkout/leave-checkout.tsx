'use client'

import { useEffect } from 'react'
import { leaveCheckout } from './entry.ts'

/** Notes that the visitor has left for other pages. */
export function LeaveCheckout() {
  useEffect(() => leaveCheckout, [])
  return null
}
