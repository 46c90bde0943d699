/**
 * One request as plain data, so that a finding can be stored as it was sent. Its texts may contain placeholders for values of a running
 * shop, such as `{{customer-token}}`; see `sample-session.ts`.
 */
export interface FuzzRequest {
  readonly to: 'shop' | 'backend'
  readonly method: string
  /** The request target as it goes over the wire, valid or not. */
  readonly path: string
  readonly headers: readonly Header[]
  readonly body?: string
  /** Replaces the whole request: these characters, one byte each, on a separate connection. */
  readonly raw?: string
}

export type Header = readonly [name: string, value: string]

const PLACEHOLDER = /\{\{([a-z-]+)\}\}/g

export type SessionValues = Readonly<Record<string, string>>

/** The request with the session's values in place of placeholders. */
export function fillIn(request: FuzzRequest, values: SessionValues): FuzzRequest {
  const fill = (text: string): string => (text.includes('{{') ? text.replace(PLACEHOLDER, (whole, name: string) => values[name] ?? whole) : text)
  return {
    ...request,
    path: fill(request.path),
    headers: request.headers.map(([name, value]) => [name, fill(value)]),
    ...(request.body !== undefined && { body: fill(request.body) }),
    ...(request.raw !== undefined && { raw: fill(request.raw) }),
  }
}

/** A response as the client received it. */
export interface Answer {
  /** 0 if the connection was closed without a response, which is permitted for invalid HTTP. */
  readonly status: number
  /** Names in lower case, each as often as it was sent. */
  readonly headers: readonly (readonly [name: string, value: string])[]
  readonly body: Buffer
  readonly milliseconds: number
}

export const headerOf = ({ headers }: Pick<Answer, 'headers'>, name: string): string | undefined => headers.find(([candidate]) => candidate === name)?.[1]
