import { type ChildProcess, fork } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'

export interface Drawer {
  /** Starts the process early, so that the first drawing need not wait for it. */
  readonly start: () => void
  /** Draws the picture of that name into `file`, which is written atomically. One call at a time. */
  readonly draw: (name: string, file: string) => Promise<void>
  readonly close: () => Promise<void>
}

export type DrawOrder = { readonly name: string; readonly file: string }
export type DrawReport = { readonly error?: string }

/** Pages come before a picture that somebody waits for, and this before pictures that nobody has requested. */
export const PRIORITY = { request: 7, ahead: 19 } as const

const PROGRAM = join(import.meta.dirname, 'draw-process.ts')

/**
 * A separate process rather than a thread: rendering runs in libuv's pool, which threads share with the server, and
 * only a process can be given a lower priority. Started with the first drawing at the latest.
 * @param priority as of `os.setPriority`
 */
export function createDrawer(priority: number = PRIORITY.request): Drawer {
  let child: ChildProcess | undefined

  const forget = (): void => {
    child = undefined
  }
  // 'error' if it cannot be started, e.g. for lack of file descriptors: the next drawing tries again.
  const running = (): ChildProcess =>
    (child ??= fork(PROGRAM, [String(priority)], { stdio: ['ignore', 'ignore', 'inherit', 'ipc'] }).once('exit', forget).once('error', forget))

  return {
    start: () => void running(),
    async draw(name, file) {
      const report = await order(running(), { name, file })
      if (report.error) throw new Error(`${name} could not be drawn: ${report.error}`)
    },
    async close() {
      const last = child
      if (!last) return
      last.disconnect()
      await once(last, 'exit')
    },
  }
}

function order(child: ChildProcess, message: DrawOrder): Promise<DrawReport> {
  return new Promise((resolve) => {
    const settle = (report: DrawReport) => {
      child.off('message', settle).off('exit', died).off('error', failed)
      resolve(report)
    }
    const died = () => settle({ error: 'the drawing process ended' })
    const failed = ({ message: error }: Error) => settle({ error })
    child.once('message', settle).once('exit', died).once('error', failed)
    if (child.connected) child.send(message, (error) => error && died())
  })
}
