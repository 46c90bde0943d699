import { createServer } from 'node:net'
import { Failure } from './failure.mjs'

/**
 * @param {string} setting the setting that chooses the port
 * @param {number} port
 * @throws {Failure} if the port cannot be used
 */
export async function checkPort(setting, port) {
  // On some systems a program on the loopback address does not prevent listening on all addresses.
  for (const host of [undefined, '127.0.0.1']) {
    const code = await tryToListen(port, host)
    if (code === 'EADDRINUSE') throw new Failure(`Port ${port} is in use: set ${setting} to another one, or stop the program that uses it`)
    if (code === 'EACCES') throw new Failure(`No permission to listen on port ${port}: set ${setting} to one above 1023`)
    if (code) throw new Failure(`Cannot listen on port ${port} (${code}): set ${setting} to another one`)
  }
}

/** @type {(port: number, host: string | undefined) => Promise<string | undefined>} */
function tryToListen(port, host) {
  return new Promise((resolve) => {
    const server = createServer()
    server.once('error', (/** @type {NodeJS.ErrnoException} */ error) => resolve(error.code ?? error.message))
    server.listen({ port, host }, () => server.close(() => resolve(undefined)))
  })
}
