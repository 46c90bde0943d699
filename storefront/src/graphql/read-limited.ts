type Body = Pick<Request, 'body' | 'headers'>

/**
 * The body as text, or undefined as soon as it exceeds `limit` bytes, even if its `content-length` is smaller.
 * @throws what breaks the connection off, or the signal of the call
 */
export async function readLimited({ body, headers }: Body, limit: number): Promise<string | undefined> {
  if (Number(headers.get('content-length') ?? 0) > limit) return undefined
  if (!body) return ''
  const decoder = new TextDecoder()
  let bytes = 0
  let text = ''
  for await (const chunk of body.values({ preventCancel: true })) {
    bytes += chunk.byteLength
    if (bytes > limit) break
    text += decoder.decode(chunk, { stream: true })
  }
  if (bytes <= limit) return text + decoder.decode()
  // Where Next reads a copy, this ends only once the copy does.
  body.cancel().catch(() => undefined)
  return undefined
}

/** A visitor's body. One who breaks off reads no answer, and nothing has failed that belongs in the log. */
export const readRequest = (request: Body, limit: number): Promise<string | undefined> => readLimited(request, limit).catch(() => undefined)
