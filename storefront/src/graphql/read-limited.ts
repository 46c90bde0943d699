/**
 * The body as text, or undefined as soon as it proves longer than `limit` bytes, whatever its length was said to be. Also where the
 * visitor breaks off: nobody is left to read the answer, and nothing failed that a log should tell.
 */
export async function readLimited({ body, headers }: Pick<Request, 'body' | 'headers'>, limit: number): Promise<string | undefined> {
  if (Number(headers.get('content-length') ?? 0) > limit) return undefined
  if (!body) return ''
  const decoder = new TextDecoder()
  let bytes = 0
  let text = ''
  try {
    for await (const chunk of body) {
      bytes += chunk.byteLength
      if (bytes > limit) return undefined
      text += decoder.decode(chunk, { stream: true })
    }
  } catch {
    return undefined
  }
  return text + decoder.decode()
}
