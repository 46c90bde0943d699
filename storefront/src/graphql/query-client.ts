import { QueryClient } from '@tanstack/react-query'
import { StoreError } from './errors.ts'

const MAX_WAIT = 10_000

/**
 * The browser's cache of the shop's responses. A refusal is final; after an outage the query is retried, at growing intervals, for
 * as long as the tab is visible, so that a page recovers by itself.
 */
export const queryClient = new QueryClient({
  defaultOptions: {
    queries: {
      retry: (_failures, error) => !(error instanceof StoreError),
      retryDelay: (failures) => Math.min(1000 * 2 ** failures, MAX_WAIT),
      networkMode: 'always',
      refetchOnWindowFocus: false,
    },
  },
})

// A hidden tab pauses queries. Only a mounted client notices that its tab is visible again, and resumes them.
queryClient.mount()
