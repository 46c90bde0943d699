import type { Server } from 'node:http'

/** Limits the wait to about a tenth of a second, so that a client that keeps opening connections cannot block rendering. */
const MAX_ROUNDS = 200

const nextRound = (): Promise<void> => new Promise((resolve) => setImmediate(resolve))

/**
 * Node accepts one connection in each round of its event loop, and a round that renders pages takes 50 to 200 ms: of hundreds
 * of connections that come at once, the last would wait for half a minute. Rendering waits for them, at most so many rounds.
 */
export function acceptFirst(mostRounds = MAX_ROUNDS): { readonly watch: (server: Server) => void; readonly wait: () => Promise<void> } {
  let accepted = 0
  return {
    watch: (server) => void server.prependListener('connection', () => void (accepted += 1)),
    wait: async () => {
      // Skips the rest of this round, which accepts none.
      await nextRound()
      for (let round = 0; round < mostRounds; round++) {
        const before = accepted
        await nextRound()
        if (accepted === before) return
      }
    },
  }
}
