import { expect, test } from 'vitest'
import { customerTarget } from './customer-target.ts'
import type { Session } from './session-machine.ts'

const customer = { email: 'hania@halny.example', firstname: 'Hanna', lastname: 'Gąsienica', compare_list: null }

const LOGGED_IN: Session[] = [
  { status: 'customer', customer },
  { status: 'logging-out', customer },
]
const NOT_LOGGED_IN: Session[] = [
  { status: 'unknown' },
  { status: 'guest' },
  { status: 'logging-in', step: 'token' },
  { status: 'logging-in', step: 'lists', customer },
  { status: 'expired' },
]

test.each(LOGGED_IN)('[SHELL-13] $status: a customer link shows its target', (session) => {
  expect(customerTarget(session, '/dashboard/account', '/login')).toBe('/dashboard/account')
  expect(customerTarget(session, '/dashboard/account')).toBe('/dashboard/account')
})

test.each(NOT_LOGGED_IN)('[SHELL-13] $status: a customer link shows its fallback, or nothing', (session) => {
  expect(customerTarget(session, '/dashboard/account', '/login')).toBe('/login')
  expect(customerTarget(session, '/dashboard/account')).toBeUndefined()
})
