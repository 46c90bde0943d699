/** The priority of a render when the queue is busy, and which one is refused when it is full. */
export type Lane = 'stand-in' | 'page' | 'query'

interface RenderQueueOptions {
  /** The maximum number of simultaneous renders. */
  readonly concurrency: number
  /** The maximum number of waiting renders. */
  readonly waiting: number
  /** Work that each render waits for before it starts. */
  readonly beforeRender?: () => Promise<void>
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
 * if the queue is full, the newest of those makes room for a page. A stand-in page, such as the error page, never waits.
 */
export class RenderQueue {
  readonly #concurrency: number
  readonly #limit: number
  readonly #lanes: Readonly<Record<'page' | 'query', Waiting[]>> = { page: [], query: [] }
  readonly #beforeRender: RenderQueueOptions['beforeRender']
  #running = 0

  constructor({ concurrency, waiting, beforeRender }: RenderQueueOptions) {
    this.#concurrency = Math.max(1, concurrency)
    this.#limit = waiting
    this.#beforeRender = beforeRender
  }

  get running(): number {
    return this.#running
  }

  get waiting(): number {
    return this.#lanes.page.length + this.#lanes.query.length
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
