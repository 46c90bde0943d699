import { randomUUID } from 'node:crypto'
import { parseJson } from '../../src/lib/parse-json.ts'
import type { Redis } from '../../src/lib/redis.ts'
import { atMostOnceAMinute } from '../at-most-once-a-minute.ts'
import { DROP, LEAVE, LOG_KEYS, PULL, UNAWARE } from './drop-scripts.ts'

interface DropLogOptions {
  readonly redis: Redis
  /** Evicts everything with one of the tags from this instance's memory. @returns the number of pages */
  readonly evict: (tags: readonly string[] | 'all') => number
  /** Called with what was dropped late, here or elsewhere: a cache in front of the shop may have fetched an old page meanwhile. */
  readonly afterLateDrop?: (tags: readonly string[] | 'all') => void
  /** Milliseconds for which an instance may serve its memory after it has read the log. */
  readonly lease?: number
  /** Where this instance runs, such as its host and port: one that starts there replaces one that was killed. */
  readonly place?: string
  /** Milliseconds for which pages of an instance that has vanished may live: it may still serve them. */
  readonly pageLifetime?: number
}

export interface Dropped {
  /** The number of pages evicted here. */
  readonly dropped: number
  /** Whether all other instances have evicted theirs. */
  readonly isEverywhere: boolean
}

const LEASE = 2000
const PAGE_LIFETIME = 600_000
const PULLS_PER_LEASE = 4
const POLL_INTERVAL = 10
const CHANNEL = '{kram}:drops'

type Pulled = readonly [epoch: string, upTo: string, drops: ReadonlyArray<readonly [id: string, fields: readonly string[]]>, lastDrop: string, seen: readonly string[]]

/**
 * The log of evictions that all instances share. Each instance reads it several times a second, and at once when another one appends to
 * it; what it has read, it acknowledges. A drop has happened when each instance has acknowledged it. An instance without a lease (its
 * process was suspended, its connection is gone) first reads on where it stopped.
 *
 * While Redis is away, an instance serves what it has. When Redis is back, it evicts what was dropped meanwhile before it renews its
 * lease, or everything if the log does not reach back far enough. The others cannot tell it from one that was killed, so their drops are
 * unconfirmed for as long as its pages live.
 */
export class DropLog {
  readonly #redis: Redis
  readonly #evict: DropLogOptions['evict']
  readonly #afterLateDrop: NonNullable<DropLogOptions['afterLateDrop']>
  readonly #lease: number
  readonly #pageLifetime: number
  readonly #place: string
  /** Its name in the log. */
  readonly #id: string
  /** The positions of own drops that are evicted here, but not read in the log yet. */
  readonly #own = new Set<string>()
  readonly #reportMissing = atMostOnceAMinute(() => console.error('An eviction may not have reached an instance that was killed, or is cut off from Redis'))
  readonly #undelivered = new Set<string>()
  /** The instances in the log, which Redis may lose. */
  #seen: readonly string[] = []
  readonly #timer: NodeJS.Timeout
  #epoch = ''
  #position = 0
  #validUntil = -Infinity
  #isAlone = false
  #pulling: Promise<void> | undefined
  #isPulledAgain = false
  #isStopped = false

  constructor({ redis, evict, afterLateDrop = () => {}, lease = LEASE, place = randomUUID(), pageLifetime = PAGE_LIFETIME }: DropLogOptions) {
    this.#redis = redis
    this.#evict = evict
    this.#afterLateDrop = afterLateDrop
    this.#lease = lease
    this.#pageLifetime = pageLifetime
    this.#place = place
    this.#id = `${place} ${randomUUID()}`
    redis.subscribe(CHANNEL, () => void this.#pull())
    this.#timer = setInterval(() => void this.#pull(), lease / PULLS_PER_LEASE)
    this.#timer.unref()
  }

  /** Up to which all drops are known here, in microseconds. */
  get position(): number {
    return this.#position
  }

  /** Whether this instance cannot reach Redis. */
  get isAlone(): boolean {
    return this.#isAlone
  }

  /** Whether memory may hold pages that were dropped elsewhere. */
  isBehind(now: number): boolean {
    return now > this.#validUntil
  }

  /** Reads on in the log. Resolves in any case: without Redis this instance goes on alone. */
  async catchUp(): Promise<void> {
    await this.#pull()
  }

  /** Evicts by tags on all instances. If it cannot reach the others, it is repeated once Redis is back. */
  async drop(tags: readonly string[]): Promise<Dropped> {
    let dropped = 0
    try {
      const { position, evicted } = await this.#append(tags)
      dropped += evicted
      await this.#pull()
      const isEverywhere = await this.#isKnownToAll(position)
      if (!isEverywhere) this.#reportMissing()
      return { dropped, isEverywhere }
    } catch (error) {
      console.error(`An eviction has not reached the other instances yet: ${messageOf(error)}`)
      for (const tag of tags) this.#undelivered.add(tag)
      return { dropped: dropped + this.#evict(tags), isEverywhere: false }
    }
  }

  /** Leaves the log, so that no drop waits for this instance. */
  async stop(): Promise<void> {
    clearInterval(this.#timer)
    this.#isStopped = true
    await this.#pulling
    await this.#redis.run(LEAVE, LOG_KEYS, [this.#id]).catch(() => {})
  }

  /** First in the log, then here: in the opposite order an old page could be fetched from Redis in between. */
  async #append(tags: readonly string[]): Promise<{ position: string; evicted: number }> {
    const position = await this.#redis.run<string>(DROP, LOG_KEYS, [CHANNEL, ...tags])
    const evicted = this.#evict(tags)
    if (Number(position) > this.#position) this.#own.add(position)
    return { position, evicted }
  }

  /** Waits for all instances with a lease, for twice its length at most, since the clock of Redis may have been set. */
  async #isKnownToAll(position: string): Promise<boolean> {
    const end = performance.now() + 2 * this.#lease
    for (;;) {
      const [awaited, missing] = await this.#redis.run<[number, number]>(UNAWARE, LOG_KEYS, [position, String(this.#lease), this.#id])
      if (awaited === 0) return missing === 0
      if (performance.now() > end) return false
      await new Promise((resolve) => setTimeout(resolve, POLL_INTERVAL))
    }
  }

  /** Reads the log. A call during a running one makes it read once more. */
  #pull(): Promise<void> {
    if (this.#isStopped) return Promise.resolve()
    if (this.#pulling) {
      this.#isPulledAgain = true
      return this.#pulling
    }
    this.#pulling = this.#readAll().finally(() => (this.#pulling = undefined))
    return this.#pulling
  }

  async #readAll(): Promise<void> {
    try {
      let isDone = false
      while (!isDone) {
        this.#isPulledAgain = false
        isDone = (await this.#readOnce()) && !this.#isPulledAgain
      }
      if (this.#undelivered.size > 0) await this.#deliver()
    } catch (error) {
      if (this.isBehind(performance.now())) this.#goAlone(error)
    }
  }

  /** @returns whether the log has been read and acknowledged to its end */
  async #readOnce(): Promise<boolean> {
    const sentAt = performance.now()
    const known = [this.#id, String(this.#position), this.#epoch, String(this.#pageLifetime), randomUUID(), this.#place, ...this.#seen]
    const [epoch, upTo, drops, lastDrop, seen] = await this.#redis.run<Pulled>(PULL, LOG_KEYS, known)
    const [first] = drops
    const hasGap = epoch !== this.#epoch || Number(first ? fieldsOf(first[1]).previous : lastDrop) > this.#position
    const unread = drops.filter(([id]) => !this.#own.delete(id.replace(/-0$/, '')))
    for (const tags of hasGap ? (['all'] as const) : unread.map(([, fields]) => tagsIn(fieldsOf(fields).tags))) {
      this.#evict(tags)
      if (this.#isAlone) this.#afterLateDrop(tags)
    }
    if (hasGap) this.#own.clear()
    this.#epoch = epoch
    this.#seen = seen
    this.#position = Number(upTo)
    if (hasGap || drops.length > 0) return false
    this.#validUntil = sentAt + this.#lease
    if (this.#isAlone) console.warn('Redis answers again: evictions during its absence have been caught up on')
    this.#isAlone = false
    return true
  }

  async #deliver(): Promise<void> {
    const tags = [...this.#undelivered]
    await this.#append(tags)
    for (const tag of tags) this.#undelivered.delete(tag)
    this.#afterLateDrop(tags)
  }

  #goAlone(error: unknown): void {
    console.error(`Redis does not answer, so this instance goes on alone: ${messageOf(error)}`)
    this.#isAlone = true
    this.#validUntil = Infinity
  }
}

const messageOf = (error: unknown): string => (error instanceof Error ? error.message : String(error))

/** A list that cannot be read may have been any. */
function tagsIn(text: string | undefined): readonly string[] | 'all' {
  const tags = parseJson(text ?? '')
  return Array.isArray(tags) ? tags.map(String) : 'all'
}

/** A stream entry lists its fields' names and values alternately. */
const fieldsOf = (list: readonly string[]): Readonly<Record<string, string | undefined>> =>
  Object.fromEntries(list.flatMap((name, index) => (index % 2 === 0 ? [[name, list[index + 1]]] : [])))
