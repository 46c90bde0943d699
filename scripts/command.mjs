import { checkNode } from './check-node.mjs'
import { stopChildren } from './children.mjs'
import { Failure } from './failure.mjs'
import { isBeingStopped, stopWhenAsked } from './until-stopped.mjs'

/**
 * Runs an npm command: a failure that the user can fix prints one line, any other a stack, and no child process stays.
 * @param {() => Promise<void>} work
 * @param {{ statusWhenStopped: number, summary?: () => string }} options `summary` is printed last, on success and on failure
 */
export async function command(work, { statusWhenStopped, summary }) {
  stopWhenAsked(statusWhenStopped)
  try {
    checkNode(process.versions.node)
    await work()
  } catch (error) {
    // A stopped command fails because it was stopped; the code that stopped it ends the process.
    if (isBeingStopped()) return
    show(error)
    process.exitCode = 1
  }
  if (summary) console.log(`\n${summary()}`)
  await stopChildren()
}

/** @param {unknown} error */
function show(error) {
  if (!(error instanceof Failure)) return console.error(error)
  if (error.output) console.error(`\n${error.output.trim()}`)
  if (error.message) console.error(`\n${error.message}`)
}
