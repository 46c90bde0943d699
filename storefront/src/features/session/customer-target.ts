import { customerOf, type Session } from './session-machine.ts'

/** The target of a link for customers. Others get the fallback, or undefined without one. */
export function customerTarget(session: Session, href: string, fallbackHref?: string): string | undefined {
  return customerOf(session) ? href : fallbackHref
}
