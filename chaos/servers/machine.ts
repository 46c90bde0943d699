import type { RunningProcess } from '../../e2e/start-shop.ts'
import type { Tally } from '../tally.ts'

export type MachineName = 'backend' | 'storefront' | 'second storefront' | 'payment service'

/** A program that can be killed, stopped, paused and restarted; only one instance runs at a time. */
export interface Machine {
  readonly name: MachineName
  readonly kill: () => Promise<void>
  /** As an update does: after SIGTERM it finishes pending work. */
  readonly restart: () => Promise<void>
  readonly pause: (milliseconds: number) => Promise<void>
  /** Ends it for good. */
  readonly end: () => Promise<void>
}

/** After this a process that has not stopped is killed. */
const MAX_STOP_MS = 40_000

export async function startMachine(name: MachineName, start: () => Promise<RunningProcess>, tally: Tally): Promise<Machine> {
  let current = await start()

  async function restart(): Promise<void> {
    const timer = setTimeout(() => {
      tally.count('did not stop', name)
      void current.end('SIGKILL')
    }, MAX_STOP_MS)
    await current.end('SIGTERM')
    clearTimeout(timer)
    current = await start()
  }

  return {
    name,
    restart,
    kill: async () => {
      await current.end('SIGKILL')
      current = await start()
    },
    pause: async (milliseconds) => {
      process.kill(current.pid, 'SIGSTOP')
      await new Promise((resolve) => setTimeout(resolve, milliseconds))
      process.kill(current.pid, 'SIGCONT')
    },
    end: () => current.end('SIGTERM'),
  }
}
