import type { Verdict } from './bot-check.ts'

/** Asks a bot-check service what it thinks of whoever holds this token; a service that is away vouches for nobody. */
export type VerifyToken = (secret: string, token: string, address: string | undefined) => Promise<Verdict>

const PATIENCE_MS = 5000

/**
 * @param serviceUrl where siteverify stands, without a slash at its end
 * @param send how to reach it: by network, or in this process
 */
export function tokenVerifier(serviceUrl: string, send: (request: Request) => Promise<Response>): VerifyToken {
  return async (secret, response, remoteip) => {
    const body = new URLSearchParams({ secret, response, ...(remoteip !== undefined && { remoteip }) })
    try {
      const answer = await send(new Request(`${serviceUrl}/recaptcha/api/siteverify`, {
        method: 'POST',
        headers: { 'content-type': 'application/x-www-form-urlencoded' },
        body: body.toString(),
        signal: AbortSignal.timeout(PATIENCE_MS),
      }))
      if (!answer.ok) throw new Error(`status ${answer.status}`)
      return (await answer.json()) as Verdict
    } catch (error) {
      console.error('The bot check did not answer:', (error as Error).message)
      return { success: false, 'error-codes': ['connection-failed'] }
    }
  }
}
