import { type Answer, fillIn, type FuzzRequest, type Header, type SessionValues } from './fuzz-request.ts'
import { answerChecker } from './check-answer.ts'
import { unexpectedError } from './forbidden-text.ts'
import type { Violation } from './findings.ts'
import type { FuzzedShop } from './fuzzed-shop.ts'
import { openSampleSession } from './sample-session.ts'
import { send } from './send.ts'

/** The number of requests after which a new customer is used. */
const SESSION_LENGTH = 5_000
const MAX_RECENT = 64

export interface Target {
  /** Sends one request and checks the response, the requests to the backend, and the logs. */
  attempt(request: FuzzRequest, count?: (answer: Answer) => void): Promise<Violation | undefined>
  /** A forbidden request to the backend, or an error in the logs, since the last call. */
  sideEffects(): Violation | undefined
  /** The last requests, the newest first. */
  recent(): readonly FuzzRequest[]
}

export async function openTarget(shop: FuzzedShop): Promise<Target> {
  const { ports, processes, proxy, secrets } = shop
  let session = await openSampleSession(shop)
  let sent = 0
  const recent: FuzzRequest[] = []
  const known = new Map(secrets)
  const checkAnswer = answerChecker(() => known)
  const logs = [logReader(() => processes.shop.output()), logReader(() => processes.backend.output())]
  adopt(session)

  function adopt(values: SessionValues): void {
    session = values
    known.set('the customer’s token', values['customer-token']!)
  }

  return {
    sideEffects,
    recent: () => recent.toReversed(),
    async attempt(request, count) {
      sent += 1
      if (sent % SESSION_LENGTH === 0) void openSampleSession(shop).then(adopt, () => {})
      recent.push(request)
      if (recent.length > MAX_RECENT) recent.shift()
      const filled = fillIn(request, session)
      try {
        const answer = await send(addressed(filled, sent), ports[request.to])
        count?.(answer)
        // Otherwise the next request would be reported for the effects of this one.
        return sideEffects() ?? checkAnswer(filled, answer)
      } catch (error) {
        return { key: `no answer: ${request.to}: ${(error as NodeJS.ErrnoException).code ?? (error as Error).message}`, detail: String(error) }
      }
    },
  }

  function sideEffects(): Violation | undefined {
    const [refusal] = proxy.takeRefusals()
    if (refusal !== undefined) return { key: `request to the backend: ${plain(refusal)}`, detail: refusal }
    const error = logs.map((read) => unexpectedError(read())).find((found) => found !== undefined)
    return error === undefined ? undefined : { key: `log: ${plain(error)}`, detail: error }
  }
}

/** The same text for the same error, regardless of the value that caused it. */
const plain = (text: string): string => text.replace(/\d+/g, '0').replace(/(['"`]).*?\1/g, '…').slice(0, 120)

/** Gives each request a different visitor's address, as a proxy in front of the shop would. */
function addressed(request: FuzzRequest, sent: number): FuzzRequest {
  if (request.raw !== undefined) return request
  const isForwarded = ([name]: Header): boolean => name.toLowerCase() === 'x-forwarded-for'
  const address = `10.${(sent >> 16) & 255}.${(sent >> 8) & 255}.${sent & 255}`
  const claimed = request.headers.filter(isForwarded).map(([, value]) => value)
  return { ...request, headers: [...request.headers.filter((header) => !isForwarded(header)), ['x-forwarded-for', [...claimed, address].join(', ')]] }
}

function logReader(output: () => string): () => string {
  let seen = output().length
  return () => {
    const text = output()
    const end = text.lastIndexOf('\n') + 1
    if (end <= seen) return ''
    const lines = text.slice(seen, end)
    seen = end
    return lines
  }
}
