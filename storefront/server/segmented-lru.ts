import { LRUCache } from 'lru-cache'

interface SegmentedLruOptions<Value> {
  readonly maxBytes: number
  readonly sizeOf: (value: Value, key: string) => number
  /** Called when a new entry is requested again, and for each newer value of it. */
  readonly onReuse?: (key: string, value: Value) => void
}

/** The share of memory for entries that were requested only once. */
const PROBATION_SHARE = 0.25

/**
 * A segmented LRU cache limited in bytes: new entries have a quarter of the memory, and move to the rest when they are requested again.
 * A flood of pages requested once evicts only other such pages, never those that are requested repeatedly.
 */
export class SegmentedLru<Value extends object> {
  readonly #probation: LRUCache<string, Value>
  readonly #protected: LRUCache<string, Value>

  readonly #onReuse: SegmentedLruOptions<Value>['onReuse']

  constructor({ maxBytes, sizeOf, onReuse }: SegmentedLruOptions<Value>) {
    this.#onReuse = onReuse
    const probationBytes = Math.max(1, Math.round(maxBytes * PROBATION_SHARE))
    this.#probation = new LRUCache({ maxSize: probationBytes, sizeCalculation: sizeOf })
    this.#protected = new LRUCache({
      maxSize: Math.max(1, maxBytes - probationBytes),
      sizeCalculation: sizeOf,
      dispose: (value, key, reason) => {
        if (reason === 'evict') this.#probation.set(key, value)
      },
    })
  }

  get size(): number {
    return this.#probation.size + this.#protected.size
  }

  get bytes(): number {
    return this.#probation.calculatedSize + this.#protected.calculatedSize
  }

  get(key: string): Value | undefined {
    const value = this.#protected.get(key)
    if (value) return value
    const again = this.#probation.get(key)
    if (!again) return undefined
    this.#probation.delete(key)
    this.#protected.set(key, again)
    this.#onReuse?.(key, again)
    return again
  }

  /** The value, without counting as a request. */
  peek(key: string): Value | undefined {
    return this.#protected.peek(key) ?? this.#probation.peek(key)
  }

  set(key: string, value: Value): void {
    if (!this.#protected.has(key)) return void this.#probation.set(key, value)
    this.#protected.set(key, value)
    this.#onReuse?.(key, value)
  }

  /** Replaces a value by another form of it if the entry still exists. */
  replace(key: string, value: Value, by: Value): void {
    if (this.#protected.peek(key) === value) this.#protected.set(key, by)
    else if (this.#probation.peek(key) === value) this.#probation.set(key, by)
  }

  delete(key: string): void {
    this.#protected.delete(key)
    this.#probation.delete(key)
  }

  *entries(): Generator<[string, Value]> {
    yield* this.#protected.entries()
    yield* this.#probation.entries()
  }
}
