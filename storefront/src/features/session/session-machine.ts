import type { CustomerFragment } from '../../graphql/generated/types.ts'

/** The steps of a login, in order: the token, its customer, the cart, the compare list. */
export type LoginStep = 'token' | 'customer' | 'carts' | 'lists'

/** Who the visitor is, as far as this tab knows. Drawn in docs/session.md. */
export type Session =
  /** The page is rendered without a visitor, or the backend has not yet named the session's customer. */
  | { readonly status: 'unknown'; readonly isUnreachable?: boolean }
  | { readonly status: 'guest' }
  | { readonly status: 'logging-in'; readonly step: LoginStep; readonly customer?: CustomerFragment }
  | { readonly status: 'customer'; readonly customer: CustomerFragment }
  /** The token is gone or was refused; the customer's data is being cleared. */
  | { readonly status: 'expired' }
  | { readonly status: 'logging-out'; readonly customer: CustomerFragment }

export type SessionEvent =
  /** The browser has no session, and this tab knew of none. */
  | { readonly type: 'absent' }
  /** The browser has a session that is new to this tab: from an earlier visit or another tab. */
  | { readonly type: 'found' }
  /** This tab's session expired, was refused, or was ended in another tab. */
  | { readonly type: 'lost' }
  /** The backend does not answer; the request is repeated. */
  | { readonly type: 'unreachable' }
  /** The backend has named the customer. */
  | { readonly type: 'customer'; readonly customer: CustomerFragment }
  | { readonly type: 'login' }
  | { readonly type: 'token-saved' }
  /** The backend issued no token, or named no customer. The tab determines the session again. */
  | { readonly type: 'login-failed' }
  | { readonly type: 'carts-merged' }
  | { readonly type: 'lists-assigned' }
  | { readonly type: 'logout' }
  | { readonly type: 'logout-failed' }
  | { readonly type: 'logged-out' }
  /** The customer's data in this tab has been cleared. */
  | { readonly type: 'data-cleared' }

export const UNKNOWN: Session = { status: 'unknown' }
const GUEST: Session = { status: 'guest' }
const EXPIRED: Session = { status: 'expired' }

/** The logged-in customer, from the completed login until the completed logout. */
export function customerOf(session: Session): CustomerFragment | undefined {
  return session.status === 'customer' || session.status === 'logging-out' ? session.customer : undefined
}

/** The session after an event. Returns the same object if the event has no effect in this state. */
export function nextSession(session: Session, event: SessionEvent): Session {
  switch (session.status) {
    case 'unknown':
      return fromUnknown(session, event)
    case 'guest':
      return fromGuest(session, event)
    case 'logging-in':
      return fromLoggingIn(session, event)
    case 'customer':
      return fromCustomer(session, event)
    case 'expired':
      return fromExpired(session, event)
    case 'logging-out':
      return fromLoggingOut(session, event)
  }
}

type In<Status extends Session['status']> = Extract<Session, { status: Status }>

function fromUnknown(session: In<'unknown'>, event: SessionEvent): Session {
  if (event.type === 'absent') return GUEST
  if (event.type === 'lost') return EXPIRED
  if (event.type === 'unreachable') return { status: 'unknown', isUnreachable: true }
  if (event.type === 'customer') return { status: 'customer', customer: event.customer }
  return event.type === 'login' ? { status: 'logging-in', step: 'token' } : session
}

function fromGuest(session: In<'guest'>, event: SessionEvent): Session {
  if (event.type === 'found') return UNKNOWN
  return event.type === 'login' ? { status: 'logging-in', step: 'token' } : session
}

// The login's own session is found before 'token-saved'; one that is found later belongs to another login.
function fromLoggingIn(session: In<'logging-in'>, event: SessionEvent): Session {
  const { step, customer } = session
  if (event.type === 'login-failed') return UNKNOWN
  if (step === 'token') return event.type === 'token-saved' ? { ...session, step: 'customer' } : session
  if (event.type === 'found') return UNKNOWN
  if (event.type === 'lost') return step === 'customer' ? GUEST : EXPIRED
  if (event.type === 'customer') return { ...session, step: step === 'customer' ? 'carts' : step, customer: event.customer }
  if (event.type === 'carts-merged' && step === 'carts') return { ...session, step: 'lists' }
  return event.type === 'lists-assigned' && step === 'lists' && customer ? { status: 'customer', customer } : session
}

function fromCustomer(session: In<'customer'>, event: SessionEvent): Session {
  if (event.type === 'lost') return EXPIRED
  if (event.type === 'found') return UNKNOWN
  if (event.type === 'customer') return { status: 'customer', customer: event.customer }
  return event.type === 'logout' ? { status: 'logging-out', customer: session.customer } : session
}

function fromExpired(session: In<'expired'>, event: SessionEvent): Session {
  if (event.type === 'data-cleared') return GUEST
  if (event.type === 'found') return UNKNOWN
  return event.type === 'login' ? { status: 'logging-in', step: 'token' } : session
}

// The token ends before the customer's data is cleared, so 'lost' is ignored here until the logout is complete.
function fromLoggingOut(session: In<'logging-out'>, event: SessionEvent): Session {
  if (event.type === 'logged-out') return GUEST
  if (event.type === 'found') return UNKNOWN
  return event.type === 'logout-failed' ? { status: 'customer', customer: session.customer } : session
}
