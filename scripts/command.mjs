import { stopChildren } from './children.mjs'
import { Failure } from './failure.mjs'
import { isStopping, stopOnSignal } from './stop-on-signal.mjs'

/**
 * Runs an npm command: a failure that the user can fix prints one line, any other a stack, and no child process stays.
 * @param {() => Promise<void>} work
 * @param {{ statusWhenStopped: number, summary?: () => string }} options `summary` is printed last, on success and on failure
 */
export async function command(work, { statusWhenStopped, summary }) {
  stopOnSignal(statusWhenStopped)
  try {
    checkNode(process.versions.node)
    await work()
  } catch (error) {
    // A stopped command fails because it was stopped; the code that stopped it ends the process.
    if (isStopping()) return
    showError(error)
    process.exitCode = 1
  }
  if (summary) console.log(`\n${summary()}`)
  await stopChildren()
}

/** A failure that the user can fix as its text, any other error with its stack. @param {unknown} error */
export function showError(error) {
  if (!(error instanceof Failure)) return console.error(error)
  if (error.output) console.error(`\n${error.output.trim()}`)
  if (error.message) console.error(`\n${error.message}`)
}

/** @param {string} version of the Node that runs these scripts until the pinned one is installed */
export function checkNode(version) {
  const [major = 0, minor = 0] = version.split('.').map(Number)
  if (major < 20 || (major === 20 && minor < 9)) throw new Failure(`Kram needs Node 20.9 or newer to start with, and this is ${version}`)
}
