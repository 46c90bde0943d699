import { FairLine } from '../src/lib/fair-line.ts'

/** The priority of a render when the queue is busy, and which one is refused when it is full. */
export type Lane = 'stand-in' | 'page' | 'query'

interface RenderQueueOptions {
  /** The maximum number of simultaneous renders. */
  readonly concurrency: number
  /** The maximum number of waiting renders. */
  readonly waiting: number
  /** Work that each render waits for before it starts. */
  readonly beforeRender?: () => Promise<void>
  /** The visitor whom the current work is for. Visitors take turns. */
  readonly ownerOf?: () => string
}

interface Waiting {
  readonly start: () => void
  readonly refuse: (error: Error) => void
}

/** The shop cannot queue any more renders. */
export class RenderQueueFull extends Error {
  constructor() {
    super('Too many pages are to be rendered at once')
  }
}

/**
 * Limits simultaneous renders. Pages come before filtered listings and searches, of which visitors can invent any number;
 * if the queue is full, one of those makes room for a page. Visitors take turns, and in a full queue the newest render of the visitor
 * with the most makes room for another visitor's. A stand-in page, such as the error page, never waits.
 */
export class RenderQueue {
  readonly #concurrency: number
  readonly #limit: number
  readonly #lanes = { page: new FairLine<Waiting>(), query: new FairLine<Waiting>() }
  readonly #beforeRender: RenderQueueOptions['beforeRender']
  readonly #ownerOf: () => string
  #running = 0

  constructor({ concurrency, waiting, beforeRender, ownerOf = () => '' }: RenderQueueOptions) {
    this.#ownerOf = ownerOf
    this.#concurrency = Math.max(1, concurrency)
    this.#limit = waiting
    this.#beforeRender = beforeRender
  }

  get running(): number {
    return this.#running
  }

  get waiting(): number {
    return this.#lanes.page.size + this.#lanes.query.size
  }

  /** @throws RenderQueueFull */
  async run<Result>(lane: Lane, render: () => Promise<Result>): Promise<Result> {
    // A waiting render takes over the place of the one that ends.
    if (lane === 'stand-in' || this.#running < this.#concurrency) this.#running += 1
    else await this.#wait(lane)
    try {
      if (this.#beforeRender && lane !== 'stand-in') await this.#beforeRender()
      return await render()
    } finally {
      const next = this.#running > this.#concurrency ? undefined : this.#next()
      if (next) next.start()
      else this.#running -= 1
    }
  }

  /** Whether `run` would refuse the current visitor. */
  isFull(lane: Lane): boolean {
    if (lane === 'stand-in' || this.#running < this.#concurrency || this.waiting < this.#limit) return false
    return this.#lineThatMakesRoom(lane) === undefined
  }

  /** For a render in a full queue. */
  #lineThatMakesRoom(lane: 'page' | 'query'): FairLine<Waiting> | undefined {
    const { page, query } = this.#lanes
    if (lane === 'page' && query.size > 0) return query
    const own = lane === 'page' ? page : query
    return own.isUnfairTo(this.#ownerOf()) ? own : undefined
  }

  #wait(lane: 'page' | 'query'): Promise<void> {
    if (this.waiting >= this.#limit) {
      const line = this.#lineThatMakesRoom(lane)
      if (!line) return Promise.reject(new RenderQueueFull())
      line.popOfBusiest()?.refuse(new RenderQueueFull())
    }
    return new Promise((start, refuse) => this.#lanes[lane].push(this.#ownerOf(), { start, refuse }))
  }

  #next(): Waiting | undefined {
    return this.#lanes.page.shift() ?? this.#lanes.query.shift()
  }
}
