import type { Page } from '@playwright/test'
import { GUARDED_FIELDS } from '../storefront/src/graphql/bot-check/guarded-fields.ts'
import { rootField } from '../storefront/src/graphql/root-field.ts'
import { setFaults } from './set-faults.ts'

/** Sets the score that the embedded bot check returns from now on. */
export async function setScore(score: number, backendUrl: string): Promise<void> {
  const desk = `${backendUrl}/desk`
  const token = /name="token" value="([^"]+)"/.exec(await (await fetch(desk)).text())?.[1] ?? ''
  const answer = await fetch(desk, { method: 'POST', redirect: 'manual', body: new URLSearchParams({ token, score: String(score), do: 'score' }) })
  if (answer.status !== 303) throw new Error(`The desk answered ${answer.status}`)
}

/** @param fault of the service; none removes it */
export const breakBotCheck = (fault: object | undefined, backendUrl: string): Promise<void> => setFaults(backendUrl, fault && { 'bot-check': fault })

/** The page's requests to the service from now on: 'api.js' for its script, 'reload' for a token. */
export function botCheckRequests(page: Page): string[] {
  const requests: string[] = []
  page.on('request', (request) => {
    const [, name] = /\/recaptcha\/(?:[^?]*\/)?([^/?]+)/.exec(request.url()) ?? []
    if (name) requests.push(name)
  })
  return requests
}

const SITE_KEY = 'halny-embedded-bot-check-site-key'

/** A token of the embedded bot check, as a form's page would fetch it. */
async function botTokenFor(action: string, backendUrl: string): Promise<string> {
  const response = await fetch(`${backendUrl}/recaptcha/api2/reload?k=${SITE_KEY}&sa=${action}`)
  return ((await response.json()) as { token: string }).token
}

/** The headers for an operation that a test sends to the gateway without a page. */
export async function botCheckHeader(query: string, backendUrl: string): Promise<Record<string, string>> {
  const field = rootField(query)
  return GUARDED_FIELDS.has(field) ? { 'x-recaptcha': await botTokenFor(field, backendUrl) } : {}
}
