import { describe, expect, test } from 'vitest'
import { nextSession, type LoginStep, type Session, type SessionEvent, UNKNOWN } from './session-machine.ts'

const hania = { email: 'hania@example.com', firstname: 'Hania', lastname: 'Wierch', compare_list: null }
const renamed = { ...hania, firstname: 'Hanna' }

const guest: Session = { status: 'guest' }
const expired: Session = { status: 'expired' }
const customer: Session = { status: 'customer', customer: hania }
const loggingOut: Session = { status: 'logging-out', customer: hania }
const loggingIn = (step: LoginStep): Session => ({ status: 'logging-in', step, ...((step === 'carts' || step === 'lists') && { customer: hania }) })

const STATES = {
  unknown: UNKNOWN,
  guest,
  'logging in: token': loggingIn('token'),
  'logging in: customer': loggingIn('customer'),
  'logging in: carts': loggingIn('carts'),
  'logging in: lists': loggingIn('lists'),
  customer,
  expired,
  'logging out': loggingOut,
}
type State = keyof typeof STATES

const EVENTS: readonly SessionEvent[] = [
  { type: 'absent' },
  { type: 'found' },
  { type: 'lost' },
  { type: 'unreachable' },
  { type: 'customer', customer: renamed },
  { type: 'login' },
  { type: 'token-saved' },
  { type: 'login-failed' },
  { type: 'carts-merged' },
  { type: 'lists-assigned' },
  { type: 'logout' },
  { type: 'logout-failed' },
  { type: 'logged-out' },
  { type: 'data-cleared' },
]

/** All transitions; every other event leaves the session unchanged. */
const TRANSITIONS: Readonly<Record<State, Partial<Record<SessionEvent['type'], Session>>>> = {
  unknown: { absent: guest, lost: expired, unreachable: { status: 'unknown', isUnreachable: true }, customer: { status: 'customer', customer: renamed }, login: loggingIn('token') },
  guest: { found: UNKNOWN, login: loggingIn('token') },
  'logging in: token': { 'token-saved': loggingIn('customer'), 'login-failed': UNKNOWN },
  'logging in: customer': {
    customer: { status: 'logging-in', step: 'carts', customer: renamed },
    'login-failed': UNKNOWN,
    found: UNKNOWN,
    lost: guest,
  },
  'logging in: carts': {
    'carts-merged': loggingIn('lists'),
    customer: { status: 'logging-in', step: 'carts', customer: renamed },
    'login-failed': UNKNOWN,
    found: UNKNOWN,
    lost: expired,
  },
  'logging in: lists': {
    'lists-assigned': customer,
    customer: { status: 'logging-in', step: 'lists', customer: renamed },
    'login-failed': UNKNOWN,
    found: UNKNOWN,
    lost: expired,
  },
  customer: { lost: expired, found: UNKNOWN, customer: { status: 'customer', customer: renamed }, logout: loggingOut },
  expired: { 'data-cleared': guest, found: UNKNOWN, login: loggingIn('token') },
  'logging out': { 'logged-out': guest, 'logout-failed': customer, found: UNKNOWN },
}

const table = (Object.keys(STATES) as State[]).flatMap((state) => EVENTS.map((event) => ({ state, event, to: TRANSITIONS[state][event.type] })))

describe('[AUTH-06] every event in every state', () => {
  test.each(table.filter(({ to }) => to))('$state: $event.type leads to $to.status', ({ state, event, to }) => {
    expect(nextSession(STATES[state], event)).toEqual(to)
  })

  test.each(table.filter(({ to }) => !to))('$state: $event.type changes nothing', ({ state, event }) => {
    expect(nextSession(STATES[state], event)).toBe(STATES[state])
  })
})

test('[AUTH-01] a login goes through its steps in one order only', () => {
  const steps: readonly SessionEvent[] = [
    { type: 'login' },
    { type: 'token-saved' },
    { type: 'customer', customer: hania },
    { type: 'carts-merged' },
    { type: 'lists-assigned' },
  ]
  expect(steps.reduce(nextSession, guest)).toEqual(customer)
  expect(steps.toReversed().reduce(nextSession, guest)).not.toEqual(customer)
})
