import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { fakeStorage } from '../../lib/fake-storage.fixture.ts'
import { forgetAllButDrafts, forgetDraft, forgetDraftsOfOthers, readDraft, saveDraft } from './form-draft.ts'
import { clearSession, writeSession } from '../../lib/session-storage.ts'

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
  forgetDraftsOfOthers(ola)
  expect([...stored.values()]).toEqual(['{"firstname":"Ola"}'])
})

test('[AUTH-05] keeps only drafts at the end of a session, and none after a logout', () => {
  writeSession('payment', 'checkmo')
  forgetAllButDrafts()
  expect([...stored.values()]).toEqual(['{"firstname":"Hania"}'])
  clearSession()
  expect(stored.size).toBe(0)
})
