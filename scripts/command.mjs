import { checkNode } from './check-node.mjs'
import { stopChildren } from './children.mjs'
import { Failure } from './failure.mjs'
import { isBeingStopped, stopWhenAsked } from './until-stopped.mjs'

/**
 * The frame around each npm command: what a person can mend is one line, all else a stack, and nothing is left running.
 * @param {() => Promise<void>} work
 * @param {{ statusWhenStopped: number, summary?: () => string }} options `summary` is the last word, however it went
 */
export async function command(work, { statusWhenStopped, summary }) {
  stopWhenAsked(statusWhenStopped)
  try {
    checkNode(process.versions.node)
    await work()
  } catch (error) {
    // A stopped command fails because it was stopped, and whoever stopped it ends the process.
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
