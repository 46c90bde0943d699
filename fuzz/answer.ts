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
