/** Milliseconds within which a line is written once. */
const INTERVAL = 30_000
/** Different lines that are counted at a time; the oldest count ends early if there are more. */
const MAX_LINES = 500
const MAX_REQUESTS = 200

/** How often a line was left out, and the requests that it was about, some of which a shopper may name to the support. */
export interface Repetition {
  readonly times: number
  readonly requests: readonly string[]
}

interface Counted {
  times: number
  readonly requests: Set<string>
  readonly end: () => void
}

/**
 * Decides which lines of a log are written: an outage fails every part of every page, again and again. The first of equal lines is, the
 * others are counted, and reported together at the end of each interval. A page that is rendered twice for one request counts once.
 */
export function createRepeatedLines() {
  const lines = new Map<string, Counted>()

  function begin(text: string, request: string | undefined, report: (repetition: Repetition) => void): void {
    const requests = new Set(request === undefined ? [] : [request])
    const [first = ''] = requests
    const end = (): void => {
      clearTimeout(timer)
      lines.delete(text)
      requests.delete(first)
      if (counted.times > 0) report({ times: counted.times, requests: [...requests] })
    }
    const timer = setTimeout(() => {
      end()
      // The report is the first line of the next interval.
      if (counted.times > 0) begin(text, undefined, report)
    }, INTERVAL).unref()
    const counted: Counted = { times: 0, requests, end }
    lines.set(text, counted)
    if (lines.size > MAX_LINES) lines.values().next().value?.end()
  }

  return {
    /**
     * @param report called at the end of the interval, if the line was left out
     * @returns whether the line is to be written now
     */
    isFirst(text: string, request: string | undefined, report: (repetition: Repetition) => void): boolean {
      const counted = lines.get(text)
      if (!counted) begin(text, request, report)
      else if (request === undefined || !counted.requests.has(request)) {
        counted.times += 1
        if (request !== undefined && counted.requests.size < MAX_REQUESTS) counted.requests.add(request)
      }
      return !counted
    },
    /** Reports what has been counted so far. */
    flush: (): void => [...lines.values()].forEach(({ end }) => end()),
  }
}
