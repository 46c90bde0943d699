import { type Fault, type ServiceName, SERVICES, SLOWEST_MS, STATES } from './faults.ts'

export type FaultList = Partial<Record<ServiceName, Partial<Fault>>>

/**
 * Faults as one line, for the environment: `content=down,media=slow:300,graphql=slow:200+failing`.
 * @throws for an unknown service or fault
 */
export function parseFaults(line: string): FaultList {
  const parts = line.split(',').map((part) => part.trim()).filter((part) => part !== '')
  return readFaults(Object.fromEntries(parts.map((part) => {
    const [service = '', words = ''] = part.split('=')
    return [service, parseFault(words)]
  })))
}

function parseFault(words: string): Record<string, unknown> {
  const slow = /(?:^|\+)slow:(\d+)(?:\+|$)/.exec(words)?.[1]
  const state = words.replace(/slow:\d+/, '').replace('+', '')
  return { ...(slow !== undefined && { slow: Number(slow) }), ...((state !== '' || slow === undefined) && { state }) }
}

/**
 * Faults as JSON: `{ "content": { "state": "down" }, "media": { "slow": 300 } }`.
 * @throws for an unknown service or fault
 */
export function readFaults(given: unknown): FaultList {
  if (typeof given !== 'object' || given === null) throw new Error('Faults are an object of services')
  return Object.fromEntries(Object.entries(given).map(([name, fault]) => [serviceNamed(name), readFault(name, fault)]))
}

export function serviceNamed(name: string): ServiceName {
  const service = SERVICES.find((candidate) => candidate === name)
  if (!service) throw new Error(`There is no service '${name}': it is one of ${SERVICES.join(', ')}`)
  return service
}

export function readFault(service: string, given: unknown): Partial<Fault> {
  const { slow = 0, state = 'up' } = (given ?? {}) as Record<string, unknown>
  const known = STATES.find((candidate) => candidate === state)
  if (!known) throw new Error(`${service} cannot be '${String(state)}': it is one of ${STATES.join(', ')}`)
  if (typeof slow !== 'number' || !Number.isInteger(slow) || slow < 0 || slow > SLOWEST_MS) {
    throw new Error(`${service} can be slow by 0 to ${SLOWEST_MS} milliseconds, not '${String(slow)}'`)
  }
  return { slow, state: known }
}
