/**
 * A network fault of one request or its response.
 * `dropped`: the connection breaks before anything arrives; `request cut`: in the middle of the request.
 * `arrived late`: the sender's connection breaks, but the request still arrives after the delay.
 * `answer lost`: the connection breaks before the response; `answer cut`: in the middle of it.
 * `half open`: the response never arrives, and the connection stays open.
 */
export type RequestFaultKind = 'dropped' | 'request cut' | 'arrived late' | 'answer lost' | 'answer cut' | 'half open' | 'answer slow'

export interface RequestFault {
  readonly kind: RequestFaultKind
  /** Used by `arrived late` and `answer slow`. */
  readonly delayMs: number
}
