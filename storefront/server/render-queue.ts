/** Who comes first where not everything can be rendered at once, and who is turned away where even the queue is full. */
export type Lane = 'stand-in' | 'page' | 'query'

interface RenderQueueOptions {
  /** How many are rendered at once. */
  readonly concurrency: number
  /** How many may wait. */
  readonly waiting: number
  /** What each rendering gives way to. */
  readonly giveWay?: () => Promise<void>
}

interface Waiting {
  readonly start: () => void
  readonly refuse: (error: Error) => void
}

/** The shop has as much to render as it can. */
export class RenderQueueFull extends Error {
  constructor() {
    super('Too many pages are to be rendered at once')
  }
}

/**
 * Bounds how much is rendered at once. Pages come before filtered listings and searches, of which visitors can think up any number;
 * where the queue is full, the newest of those makes room for a page. What stands in for a page never waits.
 */
export class RenderQueue {
  readonly #concurrency: number
  readonly #limit: number
  readonly #lanes: Readonly<Record<'page' | 'query', Waiting[]>> = { page: [], query: [] }
  readonly #giveWay: RenderQueueOptions['giveWay']
  #running = 0

  constructor({ concurrency, waiting, giveWay }: RenderQueueOptions) {
    this.#concurrency = Math.max(1, concurrency)
    this.#limit = waiting
    this.#giveWay = giveWay
  }

  /** @throws RenderQueueFull */
  async run<Result>(lane: Lane, render: () => Promise<Result>): Promise<Result> {
    // One that waits takes over the place of the one that ends.
    if (lane === 'stand-in' || this.#running < this.#concurrency) this.#running += 1
    else await this.#wait(lane)
    try {
      if (this.#giveWay && lane !== 'stand-in') await this.#giveWay()
      return await render()
    } finally {
      const next = this.#running > this.#concurrency ? undefined : this.#next()
      if (next) next.start()
      else this.#running -= 1
    }
  }

  /** Whether `run` would refuse. */
  isFull(lane: Lane): boolean {
    const { page, query } = this.#lanes
    if (lane === 'stand-in' || this.#running < this.#concurrency || page.length + query.length < this.#limit) return false
    return lane === 'query' || query.length === 0
  }

  #wait(lane: 'page' | 'query'): Promise<void> {
    if (this.isFull(lane)) return Promise.reject(new RenderQueueFull())
    const { page, query } = this.#lanes
    if (page.length + query.length >= this.#limit) query.pop()?.refuse(new RenderQueueFull())
    return new Promise((start, refuse) => this.#lanes[lane].push({ start, refuse }))
  }

  #next(): Waiting | undefined {
    return this.#lanes.page.shift() ?? this.#lanes.query.shift()
  }
}
