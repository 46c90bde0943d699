import { createInterface } from 'node:readline'

/**
 * Prefixes each line of a server's output, to distinguish two servers in one terminal.
 * @param {import('node:child_process').ChildProcess} child
 * @param {string} prefix
 * @param {{ isHeld: boolean }} options `isHeld`: output is buffered until `release`
 */
export function childOutput(child, prefix, { isHeld }) {
  /** @type {{ line: string, isError: boolean }[]} */
  const held = []
  let isWaiting = isHeld
  /** @type {(line: string, isError: boolean) => void} */
  const show = (line, isError) => void (isError ? process.stderr : process.stdout).write(`${prefix}${line}\n`)
  for (const isError of [false, true]) {
    const input = isError ? child.stderr : child.stdout
    if (!input) continue
    createInterface({ input, crlfDelay: Infinity }).on('line', (line) => {
      if (isWaiting) held.push({ line, isError })
      else show(line, isError)
    })
  }
  return {
    heldText: () => held.map(({ line }) => line).join('\n').trim(),
    /** Shows buffered warnings; messages about the start are obsolete once the server runs. */
    release() {
      isWaiting = false
      for (const { line, isError } of held.splice(0)) if (isError) show(line, isError)
    },
  }
}
