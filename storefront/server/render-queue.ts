import { FairLine } from '../src/lib/fair-line.ts'
import { withinLoopTime } from '../src/lib/within-loop-time.ts'

/** The priority of a render when the queue is busy, and which one is refused when it is full. */
export type Lane = 'stand-in' | 'page' | 'query'

interface RenderQueueOptions {
  /** The maximum number of simultaneous renders, apart from slow ones. */
  readonly concurrency: number
  /** Milliseconds after which a render is slow: it waits for the backend, and takes no processor. By default none is. */
  readonly slowAfter?: number
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

/** The maximum of all renders, slow ones included, as a multiple of the concurrency: each takes memory. */
const MAX_RENDERS_PER_PLACE = 4

/** The shop cannot queue any more renders. */
export class RenderQueueFull extends Error {
  constructor() {
    super('Too many pages are to be rendered at once')
  }
}

/**
 * Limits simultaneous renders, for the sake of the processor: one that is slow gives its place away. Pages come before filtered listings and searches, of which visitors can invent any number;
 * if the queue is full, one of those makes room for a page. Visitors take turns, and in a full queue the newest render of the visitor
 * with the most makes room for another visitor's. A stand-in page, such as the error page, never waits.
 */
export class RenderQueue {
  readonly #concurrency: number
  readonly #limit: number
  readonly #lanes = { page: new FairLine<Waiting>(), query: new FairLine<Waiting>() }
  readonly #beforeRender: RenderQueueOptions['beforeRender']
  readonly #ownerOf: () => string
  readonly #slowAfter: number | undefined
  #running = 0
  /** How many of these are slow. */
  #slow = 0

  constructor({ concurrency, waiting, slowAfter, beforeRender, ownerOf = () => '' }: RenderQueueOptions) {
    this.#ownerOf = ownerOf
    this.#slowAfter = slowAfter
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
    if (lane === 'stand-in' || this.#hasPlace()) this.#running += 1
    else await this.#wait(lane)
    const rendering = this.#render(lane, render)
    const end = this.#watch(rendering)
    try {
      return await rendering
    } finally {
      end()
      this.#running -= 1
      this.#startNext()
    }
  }

  /** Whether `run` would refuse the current visitor. */
  isFull(lane: Lane): boolean {
    if (lane === 'stand-in' || this.#hasPlace() || this.waiting < this.#limit) return false
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

  async #render<Result>(lane: Lane, render: () => Promise<Result>): Promise<Result> {
    if (this.#beforeRender && lane !== 'stand-in') await this.#beforeRender()
    return render()
  }

  /** Gives the place of a render away once it is slow. @returns a function to call at its end */
  #watch(rendering: Promise<unknown>): () => void {
    if (this.#slowAfter === undefined) return () => {}
    let isSlow = false
    let hasEnded = false
    const settled = rendering.then(() => {}, () => {})
    void withinLoopTime(this.#slowAfter, settled, () => {
      if (hasEnded) return
      isSlow = true
      this.#slow += 1
      this.#startNext()
    })
    return () => {
      hasEnded = true
      if (isSlow) this.#slow -= 1
    }
  }

  #hasPlace(): boolean {
    return this.#running - this.#slow < this.#concurrency && this.#running < MAX_RENDERS_PER_PLACE * this.#concurrency
  }

  /** Takes the place before the waiting render runs, so that none overtakes it. */
  #startNext(): void {
    const next = this.#hasPlace() ? this.#next() : undefined
    if (!next) return
    this.#running += 1
    next.start()
  }

  #next(): Waiting | undefined {
    return this.#lanes.page.shift() ?? this.#lanes.query.shift()
  }
}
