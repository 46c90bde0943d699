/** Safari plays films only from servers with range requests. Several ranges, or one past the end, get the whole file. */
export function rangeOf(request: Request, length: number): { first: number; last: number } | undefined {
  const [, from, to] = /^bytes=(\d*)-(\d*)$/.exec(request.headers.get('range') ?? '') ?? []
  if (!from && !to) return undefined
  const first = from ? Number(from) : Math.max(0, length - Number(to))
  const last = from && to ? Math.min(Number(to), length - 1) : length - 1
  return first <= last ? { first, last } : undefined
}
