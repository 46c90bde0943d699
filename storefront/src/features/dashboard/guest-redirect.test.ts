import { expect, test } from 'vitest'
import type { Session } from '../session/session-machine.ts'
import { guestRedirect } from './guest-redirect.ts'

type Status = Session['status']

const HERE = '/pl/dashboard/orders?p=2'
const TO_LOGIN = '/pl/login?redirect=%2Fpl%2Fdashboard%2Forders%3Fp%3D2'

test.each<[string, Status | undefined, Status, string | undefined]>([
  ['a guest from the start', undefined, 'guest', TO_LOGIN],
  ['a visitor who turns out to be a guest', 'unknown', 'guest', TO_LOGIN],
  ['an expired session', 'expired', 'guest', TO_LOGIN],
  ['a failed login', 'logging-in', 'guest', TO_LOGIN],
  ['a logout in this tab', 'logging-out', 'guest', '/pl'],
  ['an unknown session', undefined, 'unknown', undefined],
  ['a customer', 'unknown', 'customer', undefined],
  ['a session that has just expired', 'customer', 'expired', undefined],
  ['a logout in progress', 'customer', 'logging-out', undefined],
  ['a failed logout', 'logging-out', 'customer', undefined],
  ['a login in progress', 'guest', 'logging-in', undefined],
])('[ROUTE-25] %s: from %s to %s redirects to %s', (_title, previous, status, target) => {
  expect(guestRedirect(previous, status, 'pl', HERE)).toBe(target)
})

test('[ROUTE-25] a logout in the default language redirects to its home page', () => {
  expect(guestRedirect('logging-out', 'guest', 'en', '/dashboard/account')).toBe('/')
})
