import { expect, test } from 'vitest'
import type { Session } from '../session/session-machine.ts'
import { guestRedirect } from './guest-redirect.ts'

type Status = Session['status']

const HERE = '/pl/dashboard/orders?p=2'
const TO_LOGIN = '/pl/login?redirect=%2Fpl%2Fdashboard%2Forders%3Fp%3D2'

test.each<[string, Status | undefined, Status, string | undefined]>([
  ['a guest from the start', undefined, 'guest', TO_LOGIN],
  ['a session that was nobody’s', 'unknown', 'guest', TO_LOGIN],
  ['a session that ran out', 'expired', 'guest', TO_LOGIN],
  ['a login that failed', 'logging-in', 'guest', TO_LOGIN],
  ['a logout here', 'logging-out', 'guest', '/pl'],
  ['nobody knows yet', undefined, 'unknown', undefined],
  ['a customer', 'unknown', 'customer', undefined],
  ['a session that has just ended', 'customer', 'expired', undefined],
  ['a logout under way', 'customer', 'logging-out', undefined],
  ['a logout that failed', 'logging-out', 'customer', undefined],
  ['a login under way', 'guest', 'logging-in', undefined],
])('[ROUTE-25] %s: from %s to %s leads to %s', (_what, former, status, target) => {
  expect(guestRedirect(former, status, 'pl', HERE)).toBe(target)
})

test('[ROUTE-25] a logout in the default language leads to its home page', () => {
  expect(guestRedirect('logging-out', 'guest', 'en', '/dashboard/account')).toBe('/')
})
