import { randomUUID } from 'node:crypto'
import type { Redis } from '../../src/lib/redis.ts'
import { atMostOnceAMinute } from '../at-most-once-a-minute.ts'
import type { StoredPage } from '../stored-page.ts'
import type { DropLog } from './drop-log.ts'
import { DROPPED_KEY } from './drop-scripts.ts'
import { packPage, unpackPage } from './packed-page.ts'

interface SharedPagesOptions {
  readonly redis: Redis
  readonly log: DropLog
  /** Builds differ in the scripts that their pages load, so each has pages of its own. */
  readonly buildId: string
  /** Milliseconds for which the lease on a page outlives an instance that was killed during the render. */
  readonly lease?: number
}

export interface RenderLease {
  readonly release: () => Promise<void>
}

const LEASE = 5000
const RENEWALS_PER_LEASE = 3
const POLL_INTERVAL = 25
/** Longer than any render. */
const MAX_WAIT = 40_000
/** The drops of two days are known (drop-scripts.ts). */
const MAX_AGE = 86_400_000
const ALONE: RenderLease = { release: async () => {} }

/** Deletes the lease if it is still one's own. */
const RELEASE = `if redis.call('GET', KEYS[1]) == ARGV[1] then return redis.call('DEL', KEYS[1]) end return 0`

/** The finished pages of all instances in Redis, and which instance renders which page. Without Redis there are none, and no limits. */
export class SharedPages {
  readonly #redis: Redis
  readonly #log: DropLog
  readonly #buildId: string
  readonly #lease: number
  readonly #report = atMostOnceAMinute((error: unknown) => console.error(`Redis does not share pages: ${error instanceof Error ? error.message : String(error)}`))

  constructor({ redis, log, buildId, lease = LEASE }: SharedPagesOptions) {
    this.#lease = lease
    this.#redis = redis
    this.#log = log
    this.#buildId = buildId
  }

  /** The position in the log of drops, for a render that begins now. */
  get position(): number {
    return this.#log.position
  }

  /** Whether this instance cannot reach Redis. */
  get isAlone(): boolean {
    return this.#log.isAlone
  }

  /** The page, unless one of its tags has been dropped since its render began. */
  read(key: string): Promise<StoredPage | undefined> {
    return this.#attempt(async () => {
      const stored = this.#pageKey(key)
      const [bytes, expiresIn] = await Promise.all([this.#redis.bytes(stored), this.#redis.send((client) => client.pTTL(stored))])
      if (!bytes || expiresIn < 0) return undefined
      const page = unpackPage(stored, bytes, { expiresIn, position: this.#log.position })
      const droppedAt = await this.#redis.send((client) => client.zmScore(DROPPED_KEY, ['', ...page.tags]))
      // The empty tag is missing if Redis has lost the record of drops.
      const isValid = droppedAt[0] !== null && droppedAt.every((at) => at === null || at <= page.position)
      return isValid ? page : undefined
    })
  }

  async write(key: string, page: StoredPage): Promise<void> {
    const lifetime = Math.min(Math.round(Math.max(page.freshUntil, page.staleUntil) - performance.now()), MAX_AGE)
    if (lifetime <= 0) return
    const stored = this.#pageKey(key)
    const bytes = packPage(stored, page, { expiresIn: lifetime, position: this.#log.position })
    await this.#attempt(() => this.#redis.send((client) => client.set(stored, bytes, { expiration: { type: 'PX', value: lifetime } })))
  }

  /** The right to render a page; undefined while another instance has it. */
  async lease(key: string): Promise<RenderLease | undefined> {
    if (this.#log.isAlone) return ALONE
    const leaseKey = this.#leaseKey(key)
    const own = randomUUID()
    const attempt = await this.#attempt(async () => ({ isOwn: (await this.#redis.send((client) => client.set(leaseKey, own, { condition: 'NX', expiration: { type: 'PX', value: this.#lease } }))) !== null }))
    if (!attempt) return ALONE
    if (!attempt.isOwn) return undefined
    const renewal = setInterval(() => void this.#attempt(() => this.#redis.send((client) => client.pExpire(leaseKey, this.#lease))), this.#lease / RENEWALS_PER_LEASE)
    return {
      release: async () => {
        clearInterval(renewal)
        await this.#attempt(() => this.#redis.run(RELEASE, [leaseKey], [own]))
      },
    }
  }

  /** Resolves when no instance renders the page any more. */
  async whenRendered(key: string): Promise<void> {
    const end = performance.now() + MAX_WAIT
    while (performance.now() < end && (await this.#attempt(() => this.#redis.send((client) => client.exists(this.#leaseKey(key)))))) {
      await new Promise((resolve) => setTimeout(resolve, POLL_INTERVAL))
    }
  }

  /** Shared pages only save work: a failure is logged at most once a minute, unless the log of drops reports the outage anyway. */
  async #attempt<Result>(call: () => Promise<Result>): Promise<Result | undefined> {
    if (this.#log.isAlone) return undefined
    try {
      return await call()
    } catch (error) {
      if (!this.#log.isAlone) this.#report(error)
      return undefined
    }
  }

  readonly #pageKey = (key: string): string => `page:${this.#buildId}:${key}`
  readonly #leaseKey = (key: string): string => `render:${this.#buildId}:${key}`
}
