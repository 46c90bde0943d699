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

/** A link for customers. Pages are rendered without any visitor, so it begins as it is for guests. */
export function CustomerLink({ href, fallbackHref, onClick, ...rest }: CustomerLinkProps) {
  const router = useRouter()
  const target = customerTarget(useSession(), href, fallbackHref)
  if (target === undefined) return null

  // There is a session, and the shop has not yet said whose: the target waits for the answer and sends guests away itself.
  const leadOn = (event: MouseEvent<HTMLAnchorElement>) => {
    onClick?.(event)
    if (getSession().status !== 'unknown' || !isPlainClick(event)) return
    event.preventDefault()
    router.push(href)
  }
  return <Link {...rest} href={target} onClick={leadOn} />
}
