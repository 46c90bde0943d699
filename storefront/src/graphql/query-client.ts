import { QueryClient } from '@tanstack/react-query'
import { StoreError } from './errors.ts'

const LONGEST_WAIT = 10_000

/**
 * What the browser keeps of the shop's answers. A refusal is final; an outage is asked again, at growing intervals, for
 * as long as somebody looks, so that a page recovers by itself.
 */
export const queryClient = new QueryClient({
  defaultOptions: {
    queries: {
      retry: (_failures, error) => !(error instanceof StoreError),
      retryDelay: (failures) => Math.min(1000 * 2 ** failures, LONGEST_WAIT),
      networkMode: 'always',
      refetchOnWindowFocus: false,
    },
  },
})

// Only then it hears that its tab is looked at again, and goes on with what it put off while the tab was hidden.
queryClient.mount()
