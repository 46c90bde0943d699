import { LRUCache } from 'lru-cache'
import { hash } from 'node:crypto'

const ONE_MINUTE = 60_000

const left = new LRUCache<string, true>({ max: 10_000, ttl: ONE_MINUTE })
const keyOf = (token: string): string => hash('sha256', token, 'base64')

/** Notes a token that a browser has given up, by a login over it or a logout. */
export const leaveToken = (token: string): void => void left.set(keyOf(token), true)

/** Whether a refusal of the token comes late: its browser may have begun another session, which must not end with it. */
export const isTokenLeft = (token: string): boolean => left.has(keyOf(token))
