type Body = Pick<Request, 'body' | 'headers'>

/**
 * The body as text, or undefined as soon as it exceeds `limit` bytes, even if its `content-length` is smaller.
 * @throws the error of a broken connection, or the reason of the call's signal
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
  // If Next reads a copy, cancelling resolves only when the copy ends.
  body.cancel().catch(() => undefined)
  return undefined
}

/** The body of a visitor's request. An aborted upload is not logged: the sender is gone. */
export const readRequest = (request: Body, limit: number): Promise<string | undefined> => readLimited(request, limit).catch(() => undefined)
