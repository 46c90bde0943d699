import { randomBytes, scrypt, timingSafeEqual } from 'node:crypto'
import { availableParallelism } from 'node:os'
import { createBoundedQueue } from '../../transport/bounded-queue.ts'

/** 16 MB and more than a tenth of a second for each guess. */
export const DEFAULT_PASSWORD_COST = 14
const KEY_LENGTH = 32
/** Bytes; the highest cost needs half of it. */
const MAX_MEMORY = 2 ** 28
/** Hashes use at most half of the CPUs, so that other requests are served. The queue is short because clients do not wait for long. */
const hashes = createBoundedQueue({ running: Math.max(1, Math.floor(availableParallelism() / 2)), waiting: 30 })

interface Cost {
  readonly N: number
  readonly r: number
  readonly p: number
}

/** @param cost the base-2 logarithm of scrypt's N: one more doubles the time. A stored hash contains its own cost. */
const costOf = (cost: number): Cost => ({ N: 2 ** cost, r: 8, p: 5 })

export async function hashPassword(password: string, cost = DEFAULT_PASSWORD_COST): Promise<string> {
  const salt = randomBytes(16)
  return encode(costOf(cost), salt, await derive(password, salt, costOf(cost)))
}

/**
 * @param stored null for a missing account or one without a password, which takes the same time to refuse
 * @param cost of new hashes
 */
export async function isPassword(password: string, stored: string | null, cost = DEFAULT_PASSWORD_COST): Promise<boolean> {
  const [, N, r, p, salt = '', key = ''] = (stored ?? nobody(cost)).split('$')
  const derived = await derive(password, Buffer.from(salt, 'base64'), { N: Number(N), r: Number(r), p: Number(p) })
  return timingSafeEqual(derived, Buffer.from(key, 'base64')) && stored !== null
}

const nobody = (cost: number) => encode(costOf(cost), Buffer.alloc(16), Buffer.alloc(KEY_LENGTH))

function encode({ N, r, p }: Cost, salt: Buffer, key: Buffer): string {
  return ['scrypt', N, r, p, salt.toString('base64'), key.toString('base64')].join('$')
}

/** Runs in libuv's threads, so it does not block other requests. */
function derive(password: string, salt: Buffer, cost: Cost): Promise<Buffer> {
  return hashes.run(() => new Promise((resolve, reject) => {
    scrypt(password, salt, KEY_LENGTH, { ...cost, maxmem: MAX_MEMORY }, (error, key) => (error ? reject(error) : resolve(key)))
  }))
}
