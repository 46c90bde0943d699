import type { Verdict } from './bot-check.ts'

/** Verifies a token with a bot-check service; an unavailable service verifies none. */
export type VerifyToken = (secret: string, token: string, address: string | undefined) => Promise<Verdict>

const PATIENCE_MS = 5000
const LONGEST_ANSWER = 16 * 1024

/**
 * @param serviceUrl the base URL of siteverify without a trailing slash
 * @param send sends the request over the network or within this process
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
      return JSON.parse(await readLimited(answer)) as Verdict
    } catch (error) {
      console.error('The bot check did not answer:', (error as Error).message)
      return { success: false, 'error-codes': ['connection-failed'] }
    }
  }
}

async function readLimited({ body }: Response): Promise<string> {
  const chunks: Uint8Array[] = []
  let bytes = 0
  for await (const chunk of body ?? []) {
    bytes += chunk.byteLength
    if (bytes > LONGEST_ANSWER) throw new Error(`the answer exceeds ${LONGEST_ANSWER} bytes`)
    chunks.push(chunk)
  }
  return Buffer.concat(chunks).toString()
}
