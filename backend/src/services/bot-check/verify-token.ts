import type { Verdict } from './bot-check.ts'

/** Verifies a token with a bot-check service; an unavailable service verifies none. */
export type VerifyToken = (secret: string, token: string, address: string | undefined) => Promise<Verdict>

const TIMEOUT_MS = 5000
const MAX_RESPONSE_BYTES = 16 * 1024

/**
 * @param serviceUrl the base URL of siteverify without a trailing slash
 * @param send sends the request over the network or within this process
 */
export function tokenVerifier(serviceUrl: string, send: (request: Request) => Promise<Response>): VerifyToken {
  return async (secret, response, remoteip) => {
    const body = new URLSearchParams({ secret, response, ...(remoteip !== undefined && { remoteip }) })
    try {
      const reply = await send(new Request(`${serviceUrl}/recaptcha/api/siteverify`, {
        method: 'POST',
        headers: { 'content-type': 'application/x-www-form-urlencoded' },
        body: body.toString(),
        signal: AbortSignal.timeout(TIMEOUT_MS),
      }))
      if (!reply.ok) throw new Error(`status ${reply.status}`)
      return JSON.parse(await readLimited(reply)) as Verdict
    } catch (error) {
      console.error('The bot check failed:', (error as Error).message)
      return { success: false, 'error-codes': ['connection-failed'] }
    }
  }
}

async function readLimited({ body }: Response): Promise<string> {
  const chunks: Uint8Array[] = []
  let bytes = 0
  for await (const chunk of body ?? []) {
    bytes += chunk.byteLength
    if (bytes > MAX_RESPONSE_BYTES) throw new Error(`the response exceeds ${MAX_RESPONSE_BYTES} bytes`)
    chunks.push(chunk)
  }
  return Buffer.concat(chunks).toString()
}
