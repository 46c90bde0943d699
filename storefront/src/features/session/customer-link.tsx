'use client'

import { useRouter } from 'next/navigation'
import type { MouseEvent } from 'react'
import { Link, type LinkProps } from '../../ui/link.tsx'
import { isPlainClick } from '../../ui/plain-click.ts'
import { customerTarget } from './customer-target.ts'
import { getSession } from './session.ts'
import { useSession } from './use-session.ts'

interface CustomerLinkProps extends LinkProps {
  /** The guest's target; without it, guests see no link. */
  readonly fallbackHref?: string
}

/** A link for customers. Pages are rendered without a visitor, so it starts as the guest's link. */
export function CustomerLink({ href, fallbackHref, onClick, ...rest }: CustomerLinkProps) {
  const router = useRouter()
  const target = customerTarget(useSession(), href, fallbackHref)
  if (target === undefined) return null

  // While the session is unknown, the link leads to its target, which waits for the session and redirects guests itself.
  const openTarget = (event: MouseEvent<HTMLAnchorElement>) => {
    onClick?.(event)
    if (getSession().status !== 'unknown' || !isPlainClick(event)) return
    event.preventDefault()
    router.push(href)
  }
  return <Link {...rest} href={target} onClick={openTarget} />
}
