import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { fakeStorage } from '../../lib/fake-storage.fixture.ts'
import { forgetDraft, parkSession, readDraft, resumeSession, saveDraft } from './form-draft.ts'
import { clearSession, readSession, writeSession } from '../../lib/session-storage.ts'

const [hania, ola] = ['hania@example.com', 'ola@example.com']
const stored = new Map<string, string>()
beforeEach(() => {
  stored.clear()
  vi.stubGlobal('sessionStorage', fakeStorage(stored))
  saveDraft('name', hania, { firstname: 'Hania' })
})
afterEach(() => vi.unstubAllGlobals())

test('restores a draft until the form is sent', () => {
  expect(readDraft('name', hania)).toEqual({ firstname: 'Hania' })
  expect(readDraft('address', hania)).toBeUndefined()
  forgetDraft('name', hania)
  expect(readDraft('name', hania)).toBeUndefined()
})

test('stores no passwords', () => {
  saveDraft('email', hania, { email: 'new@example.com', password: 'Giewont-1894', currentPassword: 'Rysy-2499', passwordConfirmation: 'Rysy-2499' })
  expect(readDraft('email', hania)).toEqual({ email: 'new@example.com' })
  expect([...stored.values()].join()).not.toMatch(/Giewont|Rysy/)
})

test('hides a draft from other customers, and deletes it when one of them logs in', () => {
  expect(readDraft('name', ola)).toBeUndefined()
  saveDraft('name', ola, { firstname: 'Ola' })
  resumeSession(ola)
  expect([...stored.values()]).toEqual(['{"firstname":"Ola"}', JSON.stringify(ola)])
})

describe('[AUTH-14] what a customer has entered in a tab', () => {
  beforeEach(() => {
    resumeSession(hania)
    writeSession('payment', 'checkmo')
    parkSession()
  })

  test('is out of reach once the session has ended', () => {
    expect(readSession('payment')).toBeUndefined()
  })

  test('is there again after the next login', () => {
    resumeSession(hania)
    expect([readSession('payment'), readDraft('name', hania)]).toEqual(['checkmo', { firstname: 'Hania' }])
  })

  test('does not replace what has been entered since', () => {
    writeSession('payment', 'banktransfer')
    resumeSession(hania)
    expect(readSession('payment')).toBe('banktransfer')
  })

  test('is deleted, with all that was entered since, when another customer logs in', () => {
    writeSession('delivery', 'courier')
    resumeSession(ola)
    expect([...stored.values()]).toEqual([JSON.stringify(ola)])
    resumeSession(hania)
    expect(readSession('payment')).toBeUndefined()
  })

  test('[AUTH-05] is deleted by a logout', () => {
    clearSession()
    expect(stored.size).toBe(0)
  })
})

test('what a guest has entered stays after the login', () => {
  writeSession('payment', 'checkmo')
  resumeSession(hania)
  expect(readSession('payment')).toBe('checkmo')
})
