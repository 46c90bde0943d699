import { LRUCache } from 'lru-cache'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { withinFolders } from './picture-gate.ts'
import { drawSharePicture, type ShareDesign } from './draw-share-picture.ts'
import type { PictureQueue } from './picture-queue.ts'

/** In src/features/store/absolute-url.ts, too. */
export const SHARE_PATH = '/_share.jpg'

const MAX_CACHED_BYTES = 12_000_000
const MAX_PICTURE_BYTES = 10_000_000
const MAX_URL = 1024
const TIMEOUT = 20_000
const ONE_WEEK = 604_800

type Answer = Buffer | 400 | 404 | 502 | 503

/**
 * Serves the pictures of link previews: `/_share.jpg?url=` with the address of a picture in one of the folders. Each is drawn at its
 * first request and stored in memory; simultaneous requests share one drawing, and drawings take their turn with resized pictures.
 */
export function sharePictures(folders: readonly string[], design: ShareDesign, queue: PictureQueue) {
  const drawn = new LRUCache<string, Buffer>({ maxSize: MAX_CACHED_BYTES, sizeCalculation: ({ length }) => length })
  const drawing = new Map<string, Promise<Answer>>()

  const draw = async (picture: string): Promise<Answer> => {
    const source = await fetchPicture(picture)
    if (typeof source === 'number') return source
    const bytes = await drawSharePicture(source, design).catch(() => 502 as const)
    if (typeof bytes !== 'number') drawn.set(picture, bytes)
    return bytes
  }

  /** A visitor who leaves does not stop a drawing that others wait for. */
  const inTurn = async (picture: string, response: ServerResponse): Promise<Answer> => {
    let answer: Answer = 503
    await queue(`${SHARE_PATH} ${picture}`, response, async () => {
      answer = await draw(picture)
    })
    return answer
  }

  return async (request: IncomingMessage, response: ServerResponse, url: string): Promise<void> => {
    const picture = pictureOf(url, folders)
    if (!picture) return refuse(response, 400)
    let answer: Answer | undefined = drawn.get(picture)
    if (!answer) {
      const pending = drawing.get(picture) ?? inTurn(picture, response).finally(() => drawing.delete(picture))
      drawing.set(picture, pending)
      answer = await pending
    }
    if (typeof answer === 'number') return refuse(response, answer)
    response.writeHead(200, { 'content-type': 'image/jpeg', 'content-length': answer.length, 'cache-control': `public, max-age=${ONE_WEEK}` })
    response.end(request.method === 'HEAD' ? undefined : answer)
  }
}

/** A query with anything else is invented, and would draw the picture again. */
function pictureOf(url: string, folders: readonly string[]): string | undefined {
  const parameters = [...new URLSearchParams(url.slice(url.indexOf('?') + 1))]
  const picture = new Map(parameters).get('url')
  if (parameters.length !== 1 || picture === undefined || picture.length > MAX_URL) return undefined
  return withinFolders(picture, folders)?.split('?', 1)[0]
}

async function fetchPicture(picture: string): Promise<Buffer | 404 | 502> {
  try {
    const response = await fetch(picture, { redirect: 'manual', signal: AbortSignal.timeout(TIMEOUT) })
    if (!response.ok || !response.body) {
      await response.body?.cancel()
      return response.status >= 500 ? 502 : 404
    }
    const chunks: Uint8Array[] = []
    let size = 0
    for await (const chunk of response.body) {
      size += chunk.length
      if (size > MAX_PICTURE_BYTES) return 502
      chunks.push(chunk)
    }
    return Buffer.concat(chunks)
  } catch {
    return 502
  }
}

function refuse(response: ServerResponse, status: number): void {
  response.writeHead(status, { 'content-type': 'text/plain', 'cache-control': 'no-store', ...(status > 500 && { 'retry-after': '5' }) }).end()
}
