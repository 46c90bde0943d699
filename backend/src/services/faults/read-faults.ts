import { type Fault, MAX_DELAY_MS, type ServiceName, SERVICES, STATES } from './faults.ts'

export type FaultList = Partial<Record<ServiceName, Partial<Fault>>>

/**
 * Faults as one line, for the environment: `content=down,media=slow:300,graphql=slow:200+failing`.
 * @throws for an unknown service or fault
 */
export function parseFaults(line: string): FaultList {
  const parts = line.split(',').map((part) => part.trim()).filter((part) => part !== '')
  return readFaults(Object.fromEntries(parts.map((part) => {
    const [service = '', text = ''] = part.split('=')
    return [service, parseFault(text)]
  })))
}

function parseFault(text: string): Record<string, unknown> {
  const slow = /(?:^|\+)slow:(\d+)(?:\+|$)/.exec(text)?.[1]
  const state = text.replace(/slow:\d+/, '').replace('+', '')
  return { ...(slow !== undefined && { slow: Number(slow) }), ...((state !== '' || slow === undefined) && { state }) }
}

/**
 * Faults as JSON: `{ "content": { "state": "down" }, "media": { "slow": 300 } }`.
 * @throws for an unknown service or fault
 */
export function readFaults(json: unknown): FaultList {
  if (typeof json !== 'object' || json === null) throw new Error('Faults must be an object with services as keys')
  return Object.fromEntries(Object.entries(json).map(([name, fault]) => [serviceNamed(name), readFault(name, fault)]))
}

export function serviceNamed(name: string): ServiceName {
  const service = SERVICES.find((candidate) => candidate === name)
  if (!service) throw new Error(`There is no service '${name}'; the services are ${SERVICES.join(', ')}`)
  return service
}

export function readFault(service: string, json: unknown): Partial<Fault> {
  const { slow = 0, state = 'up' } = (json ?? {}) as Record<string, unknown>
  const known = STATES.find((candidate) => candidate === state)
  if (!known) throw new Error(`${service} cannot be '${String(state)}', only ${STATES.join(', ')}`)
  if (typeof slow !== 'number' || !Number.isInteger(slow) || slow < 0 || slow > MAX_DELAY_MS) {
    throw new Error(`${service} can be slow by 0 to ${MAX_DELAY_MS} milliseconds, not '${String(slow)}'`)
  }
  return { slow, state: known }
}
