import { type Fault, type LateAnswers, MAX_DELAY_MS, type ServiceName, SERVICES, STATES } from './faults.ts'

export type FaultList = Partial<Record<ServiceName, Partial<Fault>>>

/**
 * Faults as one line, for the environment: `content=down,media=slow:300,graphql=slow:500-1000+late:12000/40`.
 * @throws for an unknown service or fault
 */
export function parseFaults(line: string): FaultList {
  const parts = line.split(',').map((part) => part.trim()).filter((part) => part !== '')
  return Object.fromEntries(parts.map((part) => {
    const [name = '', ...text] = part.split('=')
    const service = serviceNamed(name)
    return [service, parseFault(service, text.join('='))]
  }))
}

/**
 * One service's fault: a state and delays, joined by plus signs. `late:12000/40` delays each fortieth answer by 12 seconds, and
 * `late:12000/1@word` all to requests with a word.
 * @throws for an unknown fault
 */
export function parseFault(service: string, text: string): Partial<Fault> {
  const json: Record<string, unknown> = {}
  for (const part of text.split('+')) {
    const [name, value] = parsePart(part)
    if (name in json) throw new Error(`${service} has two faults of one kind, '${text}'`)
    json[name] = value
  }
  const { slow, ...others } = json
  return readFault(service, { ...others, ...(Array.isArray(slow) ? { slow: slow[0], slowest: slow[1] } : { slow }) })
}

function parsePart(part: string): [name: string, value: unknown] {
  const [kind, ...rest] = part.split(':')
  const text = rest.join(':')
  if (kind === 'slow') return ['slow', text.includes('-') ? text.split(/-(.*)/s, 2).map(numberOr) : numberOr(text)]
  if (kind === 'late') {
    const [times = '', containing] = text.split(/@(.*)/s)
    const [ms = '', every = ''] = times.split(/\/(.*)/s, 2)
    return ['late', { ms: numberOr(ms), every: numberOr(every), ...(containing !== undefined && { containing }) }]
  }
  return ['state', part]
}

/** The text itself, for the message, if it is no number. */
const numberOr = (text: string): number | string => (/^\d+$/.test(text) ? Number(text) : text)

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

function readFault(service: string, json: unknown): Partial<Fault> {
  const { slow = 0, slowest, late, state = 'up' } = (json ?? {}) as Record<string, unknown>
  const known = STATES.find((candidate) => candidate === state)
  if (!known) throw new Error(`${service} cannot be '${String(state)}', only ${STATES.join(', ')}`)
  if (!isWithin(slow, 0, MAX_DELAY_MS)) throw new Error(`${service} can be slow by 0 to ${MAX_DELAY_MS} milliseconds, not '${String(slow)}'`)
  if (slowest !== undefined && !isWithin(slowest, slow, MAX_DELAY_MS)) {
    throw new Error(`${service} can be slow by ${slow} to at most ${MAX_DELAY_MS} milliseconds, not '${shown(slowest)}'`)
  }
  return { slow, state: known, ...(slowest !== undefined && { slowest }), ...(late !== undefined && { late: readLate(service, late) }) }
}

function readLate(service: string, json: unknown): LateAnswers {
  const { ms, every, containing } = (json ?? {}) as Record<string, unknown>
  if (!isWithin(ms, 1, MAX_DELAY_MS) || !isWithin(every, 1, Number.MAX_SAFE_INTEGER)) {
    throw new Error(`${service} can be late by 1 to ${MAX_DELAY_MS} milliseconds for each of a number of answers, as in '12000/40', not '${String(ms)}/${String(every)}'`)
  }
  if (containing === undefined) return { ms, every }
  if (typeof containing !== 'string' || containing === '') throw new Error(`${service} can be late for requests with a text, not '${shown(containing)}'`)
  return { ms, every, containing }
}

const shown = (value: unknown): string => (typeof value === 'string' ? value : JSON.stringify(value))

const isWithin = (value: unknown, lowest: number, highest: number): value is number =>
  typeof value === 'number' && Number.isInteger(value) && value >= lowest && value <= highest
