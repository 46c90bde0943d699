import { appendFileSync, existsSync, readFileSync } from 'node:fs'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import { text } from 'node:stream/consumers'

/**
 * A payment service as a program of its own: it writes each decision down before anything else, tells the shop's backend until that
 * has answered, however often either of them is killed, and sends the buyer back meanwhile.
 */
const [port, journalFile, backendUrl] = process.argv.slice(2) as [string, string, string]

const SECONDS_BETWEEN_TRIES = 0.5
/** A buyer is sent back even if the shop has not been told by then. */
const LONGEST_WAIT_MS = 3000

export interface Decision {
  readonly token: string
  readonly decision: string
  readonly isTold?: boolean
}

const decisions = new Map<string, string>()
const untold = new Set<string>()

for (const { token, decision, isTold } of readJournal()) {
  decisions.set(token, decision)
  if (isTold) untold.delete(token)
  else untold.add(token)
}
for (const token of untold) void tell(token)

createServer((request, response) => {
  answer(request, response).catch((error: unknown) => {
    console.error(error)
    response.writeHead(500).end()
  })
}).listen(Number(port))

async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
  if (request.url === '/untold') return void response.end(String(untold.size))
  if (request.method !== 'POST') return void response.end('Approve or refuse the payment')
  const form = new URLSearchParams(await text(request))
  const token = form.get('token') ?? ''
  const back = new URL(form.get('return') ?? '')
  if (!decisions.has(token)) decide(token, form.get('decision') ?? '')
  const told = untold.has(token) ? tell(token) : undefined
  await Promise.race([told, new Promise((resolve) => setTimeout(resolve, LONGEST_WAIT_MS))])
  back.searchParams.set('order_token', token)
  response.writeHead(303, { location: back.href }).end()
}

function decide(token: string, decision: string): void {
  write({ token, decision })
  decisions.set(token, decision)
  untold.add(token)
}

/** At least once: the backend has to know a decision that it hears again. */
async function tell(token: string): Promise<void> {
  const body = new URLSearchParams({ token, decision: decisions.get(token)! })
  while (untold.has(token)) {
    const status = await fetch(`${backendUrl}/payment/redirect`, { method: 'POST', body, redirect: 'manual', signal: AbortSignal.timeout(5000) }).then(
      (response) => response.status,
      () => undefined,
    )
    if (status === 303 || status === 409) {
      untold.delete(token)
      return write({ token, decision: decisions.get(token)!, isTold: true })
    }
    await new Promise((resolve) => setTimeout(resolve, SECONDS_BETWEEN_TRIES * 1000))
  }
}

function write(decision: Decision): void {
  appendFileSync(journalFile, `${JSON.stringify(decision)}\n`, { flush: true })
}

/** A line that a kill has cut short was told to nobody. */
function readJournal(): Decision[] {
  if (!existsSync(journalFile)) return []
  return readFileSync(journalFile, 'utf8').split('\n').filter((line) => line.endsWith('}')).map((line) => JSON.parse(line) as Decision)
}
