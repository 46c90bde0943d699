import type { Socket } from 'node:net'
import { setTimeout } from 'node:timers/promises'
import type { Plugin } from 'graphql-yoga'
import { httpPlugin } from '../http/http-plugin.ts'
import type { Fault, Faults, ServiceName } from './faults.ts'

/** The service of a path; mail has none, and its sender checks its faults itself. */
const PATHS: readonly (readonly [pattern: RegExp, service: ServiceName])[] = [
  [/^\/graphql$/, 'graphql'],
  [/^\/(media|static)\//, 'media'],
  [/^\/api\/v3\/|^\/api\/v1\/track$/, 'content'],
  [/^\/recaptcha\//, 'bot-check'],
  [/^\/(gtm\.js|ns\.html|tag-manager\/)/, 'tag-manager'],
  [/^\/payment\//, 'payment'],
]

/** Makes each service slow, failing or unavailable, as set at the desk. */
export function injectFaults(faults: Faults): Plugin {
  return httpPlugin(({ request, url, socket }) => {
    const service = PATHS.find(([pattern]) => pattern.test(url.pathname))?.[1]
    if (!service) return undefined
    const fault = faults.of(service)
    const isSlow = fault.slow > 0 || fault.slowest !== undefined || fault.late !== undefined
    if (!isSlow && fault.state === 'up') return undefined
    const textOf = async (): Promise<string> => (fault.late?.containing === undefined ? '' : `${url} ${await request.clone().text()}`)
    return inject(fault, async () => faults.nextDelay(service, await textOf()), socket)
  })
}

async function inject({ state }: Fault, nextDelay: () => Promise<number>, socket: Socket | undefined): Promise<Response | undefined> {
  await setTimeout(await nextDelay())
  if (state === 'up') return undefined
  if (state === 'failing') return new Response('Internal Server Error', { status: 500 })
  socket?.destroy()
  return new Response(null, { status: 503 })
}
