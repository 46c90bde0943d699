import type { Page } from '@playwright/test'

export interface SentOperation {
  readonly operationName: string
  readonly variables: Readonly<Record<string, unknown>>
}

/** Calls back with each operation that the page sends from now on. */
export function onOperation(page: Page, listener: (operation: SentOperation) => void): void {
  page.on('request', (request) => {
    if (request.url().endsWith('/api/graphql')) listener(request.postDataJSON() as SentOperation)
  })
}

/** The names of the operations that the page sends from now on, in order. */
export function operationsOf(page: Page): string[] {
  const sent: string[] = []
  onOperation(page, ({ operationName }) => sent.push(operationName))
  return sent
}
