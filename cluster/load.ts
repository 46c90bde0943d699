import { Agent, request as send } from 'node:https'

export interface LoadResult {
  readonly requests: number
  /** What went wrong, one line for each failed request. */
  readonly failed: readonly string[]
}

const VISITORS = 8

/** Visitors who request one page after another until `during` is finished. */
export async function underLoad(port: number, paths: readonly string[], during: () => Promise<void>): Promise<LoadResult> {
  const agent = new Agent({ keepAlive: true, maxSockets: VISITORS, rejectUnauthorized: false })
  const failed: string[] = []
  let requests = 0
  let isOver = false
  const visitor = async (first: number): Promise<void> => {
    for (let index = first; !isOver; index += 1) {
      const path = paths[index % paths.length] ?? '/'
      requests += 1
      const problem = await problemOf(agent, port, path)
      if (problem) failed.push(`${path}: ${problem}`)
    }
  }
  const visitors = Array.from({ length: VISITORS }, (_, index) => visitor(index))
  try {
    await during()
  } finally {
    isOver = true
    await Promise.all(visitors)
    agent.destroy()
  }
  return { requests, failed }
}

/** A browser repeats a GET on a new connection if the old one was closed before it could know, as a reload of nginx does. */
function problemOf(agent: Agent | false, port: number, path: string): Promise<string | undefined> {
  return new Promise((resolve) => {
    const request = send({ agent, host: '127.0.0.1', servername: 'localhost', port, path, rejectUnauthorized: false, headers: { host: `localhost:${port}`, 'accept-encoding': 'gzip' } }, (response) => {
      response.on('error', (error) => resolve(error.message)).on('end', () => resolve(response.statusCode === 200 ? undefined : `status ${response.statusCode}`))
      response.resume()
    })
    request.on('error', (error) => resolve(request.reusedSocket ? problemOf(false, port, path) : error.message)).end()
  })
}
