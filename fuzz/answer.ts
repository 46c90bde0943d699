/** An answer as the sender saw it. */
export interface Answer {
  /** 0 where the connection was closed without one, as it may be for what is no HTTP. */
  readonly status: number
  /** Names in lower case, each as often as it was sent. */
  readonly headers: readonly (readonly [name: string, value: string])[]
  readonly body: Buffer
  readonly milliseconds: number
}

export const headerOf = ({ headers }: Pick<Answer, 'headers'>, name: string): string | undefined => headers.find(([candidate]) => candidate === name)?.[1]
