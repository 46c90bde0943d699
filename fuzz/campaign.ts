import fc from 'fast-check'
import type { Answer, FuzzRequest } from './fuzz-request.ts'
import { createFindings, type Finding, type Findings, type Violation } from './findings.ts'
import { REGRESSION_CASES } from './regression-cases.ts'
import type { FuzzOptions } from './options.ts'
import { PARTS, type PartName } from './parts.ts'
import type { Target } from './target.ts'
import { createTurnstile, type Turnstile } from './turnstile.ts'

/** Milliseconds for shrinking one request, during which no other is sent. */
const SHRINK_TIMEOUT = 10_000
/** Far enough apart that no two lanes draw the same requests. */
const LANE_STEP = 7919
/** Milliseconds until the effects of a request are in the log. */
const LOG_DELAY = 50

interface Campaign {
  readonly target: Target
  readonly findings: Findings
  readonly turnstile: Turnstile
  readonly count: (part: PartName, answer: Answer) => void
}

/** Sends the regression cases first, then the seed's requests. @returns the violations */
export async function runCampaign(target: Target, { requests, seed, only, path }: FuzzOptions, count: Campaign['count']): Promise<readonly Finding[]> {
  const campaign: Campaign = { target, findings: createFindings(), turnstile: createTurnstile(), count }
  if (path === undefined) await sendRegressionCases(campaign)
  const shares = only.reduce((sum, part) => sum + PARTS[part].share, 0)
  const lanes = only.flatMap((part, place) => {
    const { share, lanes: number } = PARTS[part]
    if (path !== undefined) return [runLane(campaign, { part, seed, path, requests: 1 })]
    const each = Math.ceil((requests * share) / shares / number)
    return Array.from({ length: number }, (_, lane) => runLane(campaign, { part, seed: seed + (place * 100 + lane) * LANE_STEP, requests: each }))
  })
  await Promise.all(lanes)
  return campaign.findings.all
}

async function sendRegressionCases({ target, findings }: Campaign): Promise<void> {
  for (const { name, request } of REGRESSION_CASES) {
    const violation = await attemptAlone(target, request)
    if (violation && !findings.isKnown(violation)) findings.add({ part: 'regression cases', ...violation, detail: `${name}: ${violation.detail}`, request })
  }
}

interface Lane {
  readonly part: PartName
  readonly seed: number
  readonly requests: number
  readonly path?: string
}

/** Sends one request after the other. A request with a violation is shrunk, and the lane continues with another seed. */
async function runLane(campaign: Campaign, lane: Lane): Promise<void> {
  const { part, path } = lane
  for (let { seed, requests: left } = lane; left > 0; seed += 1) {
    const search = startSearch(campaign, part)
    const property = fc.asyncProperty<[FuzzRequest]>(PARTS[part].requests, search.attempt)
    const run = await fc.check(property, { seed, numRuns: left, ...(path !== undefined && { path }) })
    if (run.counterexample) campaign.findings.add({ part, ...search.violation()!, request: run.counterexample[0], seed, path: run.counterexamplePath! })
    search.end()
    left -= run.numRuns
  }
}

/** `attempt` is called by fast-check for each request and, after a failure, for each smaller one. */
function startSearch({ target, findings, turnstile, count }: Campaign, part: PartName) {
  let found: Violation | undefined
  let deadline = Infinity

  const attempt = async (request: FuzzRequest): Promise<void> => {
    if (found) return shrink(request, found)
    const violation = await turnstile.pass(() => target.attempt(request, (answer) => count(part, answer)))
    if (!violation || findings.isKnown(violation)) return
    await turnstile.close()
    // Another lane may have caused it, or found it first.
    if (findings.isKnown(violation)) return turnstile.open()
    const again = await attemptAlone(target, request)
    if (again?.key !== violation.key) {
      // It may appear in both the log and the response.
      if (again) findings.add({ part, ...violation, request })
      else await findOtherCause(violation)
      return turnstile.open()
    }
    found = violation
    deadline = performance.now() + SHRINK_TIMEOUT
    throw new Error(violation.detail)
  }

  /** A request that is slow only under concurrency has another cause, such as a busy machine. */
  async function findOtherCause(violation: Violation): Promise<void> {
    const request = await findCause(target, violation)
    if (request || !violation.key.startsWith('slow')) findings.add({ part, ...violation, ...(request && { request }) })
  }

  async function shrink(request: FuzzRequest, { key }: Violation): Promise<void> {
    if (performance.now() > deadline) return
    const violation = await attemptAlone(target, request)
    if (violation?.key === key) throw new Error(violation.detail)
  }

  return {
    attempt,
    violation: () => found,
    end: () => found && turnstile.open(),
  }
}

async function findCause(target: Target, { key }: Violation): Promise<FuzzRequest | undefined> {
  for (const request of target.recent()) {
    const violation = await attemptAlone(target, request)
    if (violation?.key === key) return request
  }
  return undefined
}

async function attemptAlone(target: Target, request: FuzzRequest): Promise<Violation | undefined> {
  const violation = await target.attempt(request)
  if (violation) return violation
  await new Promise((resolve) => setTimeout(resolve, LOG_DELAY))
  return target.sideEffects()
}
