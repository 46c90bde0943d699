import { onDeviceCleared } from '../../lib/clear-device.ts'
import { readDevice, writeDevice } from '../../lib/device-storage.ts'
import { createListeners } from '../../lib/listeners.ts'

/** What this browser remembers of the last customer's session, so that it can say that it has ended. */
export interface LastSession {
  /** The session cookie's value. */
  readonly id: string
  /** Tells customers from each other, and nobody who they are. */
  readonly of: number
  /** Milliseconds since the epoch. */
  readonly since: number
  readonly endedAt?: number
}

const KEY = 'session'
const ONE_DAY_MS = 86_400_000

const listeners = createListeners(watch)

export const readLastSession = (): LastSession | undefined => readDevice(KEY) as LastSession | undefined

/** Subscribes to its changes, also those of other tabs. */
export const onLastSession = listeners.subscribe

/** @returns whether the last session was another customer's */
export function rememberSession(id: string, email: string): boolean {
  const last = readLastSession()
  const of = hashOf(email)
  if (last?.id !== id || last.endedAt !== undefined) write({ id, of, since: Date.now() })
  return last !== undefined && last.of !== of
}

/** @param isFound whether the page had not remembered the session: then its end counts although this browser does not know it */
export function rememberEnd(isFound = false): void {
  const last = readLastSession() ?? (isFound ? { id: '', of: 0, since: 0 } : undefined)
  if (last && last.endedAt === undefined) write({ ...last, endedAt: Date.now() })
}

/** Whether a session has ended on this device without a logout, within a day. */
export function hasEndedLately(): boolean {
  const endedAt = readLastSession()?.endedAt
  return endedAt !== undefined && Date.now() - endedAt < ONE_DAY_MS
}

function write(last: LastSession): void {
  writeDevice(KEY, last)
  listeners.notify()
}

function watch(notify: () => void): () => void {
  const onStorage = ({ key }: StorageEvent): void => void (key === KEY && notify())
  addEventListener('storage', onStorage)
  const stop = onDeviceCleared(notify)
  return () => {
    removeEventListener('storage', onStorage)
    stop()
  }
}

/** Short enough that many addresses have the same. */
const hashOf = (email: string): number => Array.from(email.toLowerCase()).reduce((hash, letter) => (Math.imul(hash, 31) + (letter.codePointAt(0) ?? 0)) | 0, 0)
