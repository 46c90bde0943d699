import type { Page } from '@playwright/test'

/** Sets the score that the embedded bot check returns from now on. */
export async function setScore(score: number, backendUrl: string): Promise<void> {
  const desk = `${backendUrl}/desk`
  const token = /name="token" value="([^"]+)"/.exec(await (await fetch(desk)).text())?.[1] ?? ''
  const answer = await fetch(desk, { method: 'POST', redirect: 'manual', body: new URLSearchParams({ token, score: String(score), do: 'score' }) })
  if (answer.status !== 303) throw new Error(`The desk answered ${answer.status}`)
}

/** @param fault of the service; none removes it */
export async function breakBotCheck(fault: object | undefined, backendUrl: string): Promise<void> {
  const init = { headers: { 'content-type': 'application/json' }, body: JSON.stringify({ 'bot-check': fault }) }
  await fetch(`${backendUrl}/desk/faults`, fault ? { method: 'POST', ...init } : { method: 'DELETE' })
}

/** The page's requests to the service from now on: 'api.js' for its script, 'reload' for a token. */
export function botCheckRequests(page: Page): string[] {
  const asked: string[] = []
  page.on('request', (request) => {
    const [, name] = /\/recaptcha\/(?:[^?]*\/)?([^/?]+)/.exec(request.url()) ?? []
    if (name) asked.push(name)
  })
  return asked
}
