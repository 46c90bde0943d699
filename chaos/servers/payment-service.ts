import { appendFileSync, existsSync, readFileSync } from 'node:fs'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import { text } from 'node:stream/consumers'

/**
 * A payment service as a separate program: it first records each decision, then reports it to the shop's backend until the backend
 * responds, even if either of them is killed, and redirects the buyer meanwhile.
 */
const [port, journalFile, backendUrl] = process.argv.slice(2) as [string, string, string]

const SECONDS_BETWEEN_ATTEMPTS = 0.5
/** A buyer is redirected even if the shop has no report by then. */
const MAX_WAIT_MS = 3000

export interface Decision {
  readonly token: string
  readonly decision: string
  readonly isReported?: boolean
}

const decisions = new Map<string, string>()
const unreported = new Set<string>()

for (const { token, decision, isReported } of readJournal()) {
  decisions.set(token, decision)
  if (isReported) unreported.delete(token)
  else unreported.add(token)
}
for (const token of unreported) void report(token)

createServer((request, response) => {
  answer(request, response).catch((error: unknown) => {
    console.error(error)
    response.writeHead(500).end()
  })
}).listen(Number(port))

async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
  if (request.url === '/unreported') return void response.end(String(unreported.size))
  if (request.method !== 'POST') return void response.end('Approve or refuse the payment')
  const form = new URLSearchParams(await text(request))
  const token = form.get('token') ?? ''
  const back = new URL(form.get('return') ?? '')
  if (!decisions.has(token)) decide(token, form.get('decision') ?? '')
  const reported = unreported.has(token) ? report(token) : undefined
  await Promise.race([reported, new Promise((resolve) => setTimeout(resolve, MAX_WAIT_MS))])
  back.searchParams.set('order_token', token)
  response.writeHead(303, { location: back.href }).end()
}

function decide(token: string, decision: string): void {
  write({ token, decision })
  decisions.set(token, decision)
  unreported.add(token)
}

/** At least once: the backend must accept a repeated decision. */
async function report(token: string): Promise<void> {
  const body = new URLSearchParams({ token, decision: decisions.get(token)! })
  while (unreported.has(token)) {
    const status = await fetch(`${backendUrl}/payment/redirect`, { method: 'POST', body, redirect: 'manual', signal: AbortSignal.timeout(5000) }).then(
      (response) => response.status,
      () => undefined,
    )
    if (status === 303 || status === 409) {
      unreported.delete(token)
      return write({ token, decision: decisions.get(token)!, isReported: true })
    }
    await new Promise((resolve) => setTimeout(resolve, SECONDS_BETWEEN_ATTEMPTS * 1000))
  }
}

function write(decision: Decision): void {
  appendFileSync(journalFile, `${JSON.stringify(decision)}\n`, { flush: true })
}

/** Skips a line that a kill has cut short; it was not reported to the backend. */
function readJournal(): Decision[] {
  if (!existsSync(journalFile)) return []
  return readFileSync(journalFile, 'utf8').split('\n').filter((line) => line.endsWith('}')).map((line) => JSON.parse(line) as Decision)
}
