export const SERVICES = ['graphql', 'media', 'mail', 'content', 'bot-check', 'tag-manager', 'payment'] as const

export type ServiceName = (typeof SERVICES)[number]

export const STATES = ['up', 'failing', 'down'] as const

/** How a service misbehaves: it responds late, responds with status 500, or drops the connection. */
export interface Fault {
  /** A delay in milliseconds. */
  readonly slow: number
  /** The longest delay, if delays vary. They are the same ones in the same order each time that the fault is set. */
  readonly slowest?: number
  readonly late?: LateAnswers
  readonly state: (typeof STATES)[number]
}

/** Rare answers that take much longer than the others. */
export interface LateAnswers {
  readonly ms: number
  /** 40 for each fortieth answer. */
  readonly every: number
  /** Only the answers to requests with this text in their address or body are counted. */
  readonly containing?: string
}

export type Faults = ReturnType<typeof createFaults>

const NONE: Fault = { slow: 0, state: 'up' }
export const MAX_DELAY_MS = 60_000
/** Its multiples spread evenly over a range, without a pattern that repeats. */
const GOLDEN_RATIO = 0.618_034

interface Setting {
  readonly fault: Fault
  answers: number
  countedAsLate: number
}

/** The deliberate faults of each service; none by default. */
export function createFaults(initial: Partial<Record<ServiceName, Partial<Fault>>> = {}) {
  const settings = new Map<ServiceName, Setting>()
  const set = (service: ServiceName, fault: Partial<Fault>): void => {
    settings.set(service, { fault: { ...NONE, ...fault }, answers: 0, countedAsLate: 0 })
  }
  for (const service of SERVICES) set(service, initial[service] ?? {})
  return {
    of: (service: ServiceName): Fault => settings.get(service)?.fault ?? NONE,
    /** @param request its address and body, if the fault is about their text. @returns milliseconds until the next answer */
    nextDelay(service: ServiceName, request = ''): number {
      const setting = settings.get(service)
      return setting ? delayOf(setting, request) : 0
    },
    set,
    reset: (): void => settings.clear(),
  }
}

function delayOf(setting: Setting, request: string): number {
  const { slow, slowest = slow, late } = setting.fault
  if (late && request.includes(late.containing ?? '') && ++setting.countedAsLate % late.every === 0) return late.ms
  const share = (setting.answers++ * GOLDEN_RATIO) % 1
  return slow + Math.floor(share * (slowest - slow + 1))
}
