'use client'

import { useRouter } from 'next/navigation'
import type { ComponentProps } from 'react'
import { Link } from '../../ui/link.tsx'
import { customerTarget } from './customer-target.ts'
import { getSession } from './session.ts'
import { useSession } from './use-session.ts'

interface CustomerLinkProps extends Omit<ComponentProps<typeof Link>, 'onNavigate'> {
  /** Where it leads whoever is not logged in; without it there is no link for them. */
  readonly fallbackHref?: string
}

/** A link for customers. Pages are rendered without any visitor, so it begins as it is for guests. */
export function CustomerLink({ href, fallbackHref, ...rest }: CustomerLinkProps) {
  const router = useRouter()
  const target = customerTarget(useSession(), href, fallbackHref)
  if (target === undefined) return null

  // There is a session, and the shop has not yet said whose: the target waits for the answer and sends guests away itself.
  const leadOn = (event: { preventDefault: () => void }) => {
    if (getSession().status !== 'unknown') return
    event.preventDefault()
    router.push(href)
  }
  return <Link {...rest} href={target} onNavigate={leadOn} />
}
