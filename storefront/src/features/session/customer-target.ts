import { customerOf } from './customer-of.ts'
import type { Session } from './session-machine.ts'

/** Where a link for customers leads; without a fallback there is none for anybody else. */
export function customerTarget(session: Session, href: string, fallbackHref?: string): string | undefined {
  return customerOf(session) ? href : fallbackHref
}
