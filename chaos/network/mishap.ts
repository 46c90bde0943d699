/**
 * What can befall one request on its way, or its answer.
 * `dropped`: the connection breaks before anything arrives; `request cut`: in the middle of the request.
 * `arrived late`: the sender's connection breaks, and what it sent arrives all the same, so much later.
 * `answer lost`: the other side answers, and the connection breaks before the answer; `answer cut`: in the middle of it.
 * `half open`: the answer never comes, and the connection stays open.
 */
export type MishapKind = 'dropped' | 'request cut' | 'arrived late' | 'answer lost' | 'answer cut' | 'half open' | 'answer slow'

export interface Mishap {
  readonly kind: MishapKind
  /** For the kinds that are late or slow. */
  readonly delayMs: number
}
