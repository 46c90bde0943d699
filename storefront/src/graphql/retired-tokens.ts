import { LRUCache } from 'lru-cache'
import { hash } from 'node:crypto'

const ONE_MINUTE = 60_000

const retired = new LRUCache<string, true>({ max: 10_000, ttl: ONE_MINUTE })
const keyOf = (token: string): string => hash('sha256', token, 'base64')

/** Records a token that its browser no longer uses, after a logout or another login. */
export const retireToken = (token: string): void => void retired.set(keyOf(token), true)

/** Whether the token was retired in the last minute: its browser may have a new session, which a late refusal of the old token must not end. */
export const isRetiredToken = (token: string): boolean => retired.has(keyOf(token))
