import type { IncomingMessage, ServerResponse } from 'node:http'
import type { RequestHandler } from './capture.ts'
import { pictureFormat, pictureGate, normalRequest } from './picture-gate.ts'
import type { PictureQueue } from './picture-queue.ts'
import { refuse } from './plain-answers.ts'
import { limitHeaders } from './visitor-request.ts'

interface PictureSettings {
  readonly next: RequestHandler
  /** The folders that pictures may come from. */
  readonly folders: readonly string[]
  readonly queue: PictureQueue
  readonly trustedProxies: number
}

/** Answers with resized pictures: Next resizes what the gate admits, in its turn. */
export function createAnswerPicture({ next, folders, queue, trustedProxies }: PictureSettings) {
  const refusalOf = pictureGate(folders)

  return async (request: IncomingMessage, response: ServerResponse, url: string): Promise<void> => {
    request.url = normalRequest(url, folders)
    const refusal = await refusalOf(request.url)
    if (refusal) return refuse(response, refusal)
    limitHeaders(request, trustedProxies)
    const format = pictureFormat(request.headers.accept)
    request.headers.accept = format
    const isResized = await queue(`${request.url} ${format}`, response, () => next(request, response))
    if (!isResized) refuse(response, 503, { 'retry-after': '2' })
  }
}
