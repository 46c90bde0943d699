import { Agent, request } from 'node:http'
import { setTimeout } from 'node:timers/promises'
import { HOSTILE_REQUESTS, type HostileRequest } from './requests.ts'

const ATTACKERS = 8
const PAUSE_MS = 20
const TIMEOUT_MS = 20_000

/** The number of responses by status, by the name of the request; status 0 is a broken connection. */
export type Answers = ReadonlyMap<string, ReadonlyMap<number, number>>

/** Several attackers send requests of every kind directly to the backend, one after the other, until `isOver`. */
export async function attack(backendUrl: string, isOver: () => boolean): Promise<Answers> {
  const agent = new Agent({ keepAlive: true })
  const answers = new Map<string, Map<number, number>>()
  async function attacker(offset: number): Promise<void> {
    for (let index = offset; !isOver(); index += 1) {
      const hostile = HOSTILE_REQUESTS[index % HOSTILE_REQUESTS.length]!
      const status = await send(backendUrl, hostile, agent)
      const statuses = answers.get(hostile.name) ?? new Map<number, number>()
      answers.set(hostile.name, statuses.set(status, (statuses.get(status) ?? 0) + 1))
      await setTimeout(PAUSE_MS)
    }
  }
  await Promise.all(Array.from({ length: ATTACKERS }, (_, index) => attacker(index * 2)))
  agent.destroy()
  return answers
}

function send(url: string, { method = 'POST', path = '/graphql', headers = {}, body }: HostileRequest, agent: Agent): Promise<number> {
  const sent = body === undefined ? {} : { 'content-type': 'application/json', 'content-length': Buffer.byteLength(body) }
  return new Promise((resolve) => {
    const hostile = request(`${url}${path}`, { method, agent, timeout: TIMEOUT_MS, headers: { ...sent, ...headers } }, (response) => {
      response.resume().once('end', () => resolve(response.statusCode ?? 0)).once('error', () => resolve(0))
    })
    hostile.once('error', () => resolve(0)).once('timeout', () => void hostile.destroy()).end(body)
  })
}
