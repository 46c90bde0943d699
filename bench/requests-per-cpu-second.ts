import { fork } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { Agent, type IncomingHttpHeaders, request, type RequestOptions } from 'node:http'
import { join } from 'node:path'

export interface Target {
  readonly pid: number
  readonly port: number
  readonly options: RequestOptions
  readonly body?: string
}

const CONNECTIONS = 32
/** The kernel counts processor time in hundredths of a second. */
const TICKS_PER_SECOND = 100

/** The requests that the server answers per second of its own CPU time; the client's does not count. */
export async function requestsPerCpuSecond(target: Target, requests: number): Promise<number> {
  await load(target, Math.ceil(requests / 10))
  const before = cpuSeconds(target.pid)
  await load(target, requests)
  return requests / (cpuSeconds(target.pid) - before)
}

/** A bare node:http server that sends the same bytes as `target`, as the upper limit. */
export async function startBareServer(target: Target): Promise<{ readonly target: Target; stop(): void }> {
  const { headers, body } = await ask(target, new Agent())
  const server = fork(join(import.meta.dirname, 'bare-server.ts'))
  const port = await new Promise<number>((resolve) => {
    server.once('message', (message) => resolve(Number(message)))
    server.send({ headers: endToEnd(headers), body: body.toString('base64') })
  })
  return { target: { ...target, pid: server.pid!, port }, stop: () => server.kill() }
}

/** Waits until the shop has warmed its pages after the start, which must not count as a cost of requests. */
export async function untilIdle(pid: number): Promise<void> {
  for (let before = cpuSeconds(pid); ; before = cpuSeconds(pid)) {
    await new Promise((resolve) => setTimeout(resolve, 1000))
    if (cpuSeconds(pid) - before < 0.05) return
  }
}

async function load(target: Target, requests: number): Promise<void> {
  const agent = new Agent({ keepAlive: true, maxSockets: CONNECTIONS })
  let left = requests
  const visitor = async (): Promise<void> => {
    while (left-- > 0) await ask(target, agent)
  }
  await Promise.all(Array.from({ length: CONNECTIONS }, visitor))
  agent.destroy()
}

function ask({ port, options, body }: Target, agent: Agent): Promise<{ headers: IncomingHttpHeaders; body: Buffer }> {
  return new Promise((resolve, reject) => {
    const sent = request({ ...options, port, agent }, (response) => {
      const chunks: Buffer[] = []
      response.on('data', (chunk: Buffer) => chunks.push(chunk))
      response.on('end', () => {
        if (response.statusCode !== 200) reject(new Error(`${options.path} answered ${response.statusCode}`))
        else resolve({ headers: response.headers, body: Buffer.concat(chunks) })
      })
    })
    sent.on('error', reject)
    sent.end(body)
  })
}

const HOP_BY_HOP = ['connection', 'date', 'keep-alive', 'transfer-encoding']

const endToEnd = (headers: IncomingHttpHeaders): string[] =>
  Object.entries(headers).flatMap(([name, value]) => (HOP_BY_HOP.includes(name) || value === undefined ? [] : [name, String(value)]))

/** User and system time of a process so far, from Linux's /proc. */
export function cpuSeconds(pid: number): number {
  const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').replace(/^.*\) /, '').split(' ')
  return (Number(fields[11]) + Number(fields[12])) / TICKS_PER_SECOND
}
