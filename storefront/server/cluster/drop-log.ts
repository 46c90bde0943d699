import { randomUUID } from 'node:crypto'
import type { Redis } from '../../src/lib/redis.ts'
import { DROP, LEAVE, LOG_KEYS, PULL, UNAWARE } from './drop-scripts.ts'

interface DropLogOptions {
  readonly redis: Redis
  /** Evicts everything with one of the tags from this instance's memory; without tags, everything. */
  readonly evict: (tags: readonly string[] | 'all') => unknown
  /** Called with what was dropped late, here or elsewhere: a cache in front of the shop may have fetched an old page meanwhile. */
  readonly afterLateDrop?: (tags: readonly string[] | 'all') => void
  /** Milliseconds for which an instance may serve its memory after it has read the log. */
  readonly lease?: number
}

const LEASE = 2000
const PULLS_PER_LEASE = 4
const POLL_INTERVAL = 10
const CHANNEL = '{kram}:drops'

type Pulled = readonly [epoch: string, upTo: string, drops: ReadonlyArray<readonly [id: string, fields: readonly string[]]>]

/**
 * The log of evictions that all instances share. Each instance reads it several times a second, and at once when another one appends to
 * it; what it has read, it acknowledges. A drop has happened when each instance has acknowledged it or lost its lease. An instance without a
 * lease (its process was suspended, its connection is gone) first reads on where it stopped.
 *
 * While Redis is away, an instance serves what it has. When Redis is back, it evicts what was dropped meanwhile before it renews its
 * lease, or everything if the log does not reach back far enough.
 */
export class DropLog {
  readonly #redis: Redis
  readonly #evict: DropLogOptions['evict']
  readonly #afterLateDrop: NonNullable<DropLogOptions['afterLateDrop']>
  readonly #lease: number
  /** Its name in the log. */
  readonly #id = randomUUID()
  readonly #undelivered = new Set<string>()
  readonly #timer: NodeJS.Timeout
  #epoch = ''
  #position = 0
  #validUntil = -Infinity
  #isAlone = false
  #pulling: Promise<void> | undefined
  #isPulledAgain = false

  constructor({ redis, evict, afterLateDrop = () => {}, lease = LEASE }: DropLogOptions) {
    this.#redis = redis
    this.#evict = evict
    this.#afterLateDrop = afterLateDrop
    this.#lease = lease
    redis.subscribe(CHANNEL, () => void this.#pull())
    this.#timer = setInterval(() => void this.#pull(), lease / PULLS_PER_LEASE)
    this.#timer.unref()
  }

  /** The time of Redis, in microseconds, up to which all drops are known here. */
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

  /**
   * Evicts by tags on all other instances.
   * @returns whether they have done so; otherwise it is repeated once Redis is back
   */
  async drop(tags: readonly string[]): Promise<boolean> {
    try {
      const position = await this.#append(tags)
      await this.#pull()
      while ((await this.#redis.run<number>(UNAWARE, LOG_KEYS, [position])) > 0) await new Promise((resolve) => setTimeout(resolve, POLL_INTERVAL))
      return true
    } catch (error) {
      console.error(`An eviction has not reached the other instances yet: ${messageOf(error)}`)
      for (const tag of tags) this.#undelivered.add(tag)
      return false
    }
  }

  /** Gives up the lease, so that no drop waits for this instance. */
  async stop(): Promise<void> {
    clearInterval(this.#timer)
    await this.#redis.run(LEAVE, LOG_KEYS, [this.#id]).catch(() => {})
  }

  #append(tags: readonly string[]): Promise<string> {
    return this.#redis.run<string>(DROP, LOG_KEYS, [CHANNEL, ...tags])
  }

  /** Reads the log. A call during a running one makes it read once more. */
  #pull(): Promise<void> {
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
    const [epoch, upTo, drops] = await this.#redis.run<Pulled>(PULL, LOG_KEYS, [this.#id, String(this.#position), String(this.#lease), randomUUID()])
    const [first] = drops
    const previous = first && Number(fieldsOf(first[1]).previous)
    const hasGap = epoch !== this.#epoch || (previous !== undefined && previous > this.#position)
    const dropped = hasGap ? ['all' as const] : drops.map(([, fields]) => JSON.parse(fieldsOf(fields).tags ?? '[]') as string[])
    for (const tags of dropped) {
      this.#evict(tags)
      if (this.#isAlone) this.#afterLateDrop(tags)
    }
    this.#epoch = epoch
    this.#position = Number(upTo)
    if (drops.length > 0) return false
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

/** A stream entry lists its fields' names and values alternately. */
const fieldsOf = (list: readonly string[]): Readonly<Record<string, string | undefined>> =>
  Object.fromEntries(list.flatMap((name, index) => (index % 2 === 0 ? [[name, list[index + 1]]] : [])))
