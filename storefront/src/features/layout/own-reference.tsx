'use client'

import { useSyncExternalStore } from 'react'

/** The server's only way to tell the scripts of a document something about its own response: see answer-page.ts. */
const SERVER_TIMING = 'request'

interface OwnReferenceProps {
  /** With `{id}` in place of the id. */
  readonly text: string
}

/** On a page that the server sends in place of one that failed: names the request, so that the support finds its failure in the log. */
export function OwnReference({ text }: OwnReferenceProps) {
  const id = useSyncExternalStore(neverChanges, readOwnId, () => undefined)
  return <p className="mt-2 min-h-5 text-sm text-mute">{id && text.replace('{id}', id)}</p>
}

const neverChanges = () => () => {}

function readOwnId(): string | undefined {
  const [document] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[]
  return document?.serverTiming.find(({ name }) => name === SERVER_TIMING)?.description
}
