import { execFile, fork } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { Agent, type IncomingHttpHeaders, request } from 'node:http'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'

export interface Target {
  readonly pid: number
  readonly port: number
  readonly path: string
  readonly method?: 'GET' | 'POST'
  readonly headers: Readonly<Record<string, string>>
  readonly body?: string
}

const AUTOCANNON = fileURLToPath(import.meta.resolve('autocannon'))
const CONNECTIONS = 64
/** The kernel counts processor time in hundredths of a second. */
const TICKS_PER_SECOND = 100

/**
 * The requests that the server answers per second of its own CPU time. A process of its own generates the load: beside a client in the same
 * process as its driver, a fast server idles, and the cost of waking up hides its own.
 */
export async function requestsPerCpuSecond(target: Target, requests: number): Promise<number> {
  await load(target, Math.ceil(requests / 4))
  const before = cpuSeconds(target.pid)
  await load(target, requests)
  return requests / (cpuSeconds(target.pid) - before)
}

/** A bare node:http server that sends the same bytes as `target`, as the upper limit. */
export async function startBareServer(target: Target): Promise<{ readonly target: Target; stop(): void }> {
  const { headers, body } = await ask(target)
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

async function load({ port, path, method = 'GET', headers, body }: Target, requests: number): Promise<void> {
  const headerOptions = Object.entries(headers).flatMap(([name, value]) => ['--headers', `${name}=${value}`])
  const options = ['--json', '--connections', CONNECTIONS, '--amount', requests, '--method', method, ...headerOptions, ...(body === undefined ? [] : ['--body', body])]
  const { stdout } = await promisify(execFile)(process.execPath, [AUTOCANNON, ...options.map(String), `http://127.0.0.1:${port}${path}`])
  const { '2xx': answered, errors } = JSON.parse(stdout) as { '2xx': number; errors: number }
  if (answered !== requests || errors > 0) throw new Error(`${path}: ${answered} of ${requests} requests answered, ${errors} errors`)
}

function ask({ port, path, method, headers, body }: Target): Promise<{ headers: IncomingHttpHeaders; body: Buffer }> {
  return new Promise((resolve, reject) => {
    const sent = request({ path, method, headers, port, agent: new Agent() }, (response) => {
      const chunks: Buffer[] = []
      response.on('data', (chunk: Buffer) => chunks.push(chunk))
      response.on('end', () => {
        if (response.statusCode !== 200) reject(new Error(`${path} answered ${response.statusCode}`))
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
