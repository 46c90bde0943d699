export const SERVICES = ['graphql', 'media', 'mail', 'content', 'bot-check', 'tag-manager', 'payment'] as const

export type ServiceName = (typeof SERVICES)[number]

export const STATES = ['up', 'failing', 'down'] as const

/** How a service misbehaves: it responds late, responds with status 500, or drops the connection. */
export interface Fault {
  /** A delay in milliseconds. */
  readonly slow: number
  readonly state: (typeof STATES)[number]
}

export type Faults = ReturnType<typeof createFaults>

const NONE: Fault = { slow: 0, state: 'up' }
export const MAX_DELAY_MS = 60_000

/** The deliberate faults of each service; none by default. */
export function createFaults(initial: Partial<Record<ServiceName, Partial<Fault>>> = {}) {
  const faults = new Map<ServiceName, Fault>()
  const set = (service: ServiceName, fault: Partial<Fault>): void => {
    faults.set(service, { ...NONE, ...fault })
  }
  for (const service of SERVICES) set(service, initial[service] ?? {})
  return {
    of: (service: ServiceName): Fault => faults.get(service) ?? NONE,
    set,
    reset: (): void => faults.clear(),
  }
}
