import type { CustomerFragment } from '../../graphql/generated/types.ts'
import type { Session } from './session-machine.ts'

/** The customer who is logged in: from the moment the login is complete until the shop has logged them out. */
export function customerOf(session: Session): CustomerFragment | undefined {
  return session.status === 'customer' || session.status === 'logging-out' ? session.customer : undefined
}
