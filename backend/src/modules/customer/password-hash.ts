import { randomBytes, scrypt, timingSafeEqual } from 'node:crypto'
import { availableParallelism } from 'node:os'
import { createBoundedQueue } from '../../transport/bounded-queue.ts'

/** 16 MB and more than a tenth of a second for each guess; a stored hash contains its own cost. */
const COST = { N: 2 ** 14, r: 8, p: 5 }
const KEY_LENGTH = 32
/** Hashes use at most half of the CPUs, so that other requests are served. The queue is short because clients do not wait for long. */
const hashes = createBoundedQueue({ running: Math.max(1, Math.floor(availableParallelism() / 2)), waiting: 30 })
const NOBODY = encode(COST, Buffer.alloc(16), Buffer.alloc(KEY_LENGTH))

export async function hashPassword(password: string, cost = COST): Promise<string> {
  const salt = randomBytes(16)
  return encode(cost, salt, await derive(password, salt, cost))
}

/** @param stored null for a missing account or one without a password, which takes the same time to refuse */
export async function isPassword(password: string, stored: string | null): Promise<boolean> {
  const [, N, r, p, salt = '', key = ''] = (stored ?? NOBODY).split('$')
  const cost = { N: Number(N), r: Number(r), p: Number(p) }
  const derived = await derive(password, Buffer.from(salt, 'base64'), cost)
  return timingSafeEqual(derived, Buffer.from(key, 'base64')) && stored !== null
}

function encode({ N, r, p }: typeof COST, salt: Buffer, key: Buffer): string {
  return ['scrypt', N, r, p, salt.toString('base64'), key.toString('base64')].join('$')
}

/** Runs in libuv's threads, so it does not block other requests. */
function derive(password: string, salt: Buffer, cost: typeof COST): Promise<Buffer> {
  return hashes.run(() => new Promise((resolve, reject) => {
    scrypt(password, salt, KEY_LENGTH, cost, (error, key) => (error ? reject(error) : resolve(key)))
  }))
}
