import type { Plugin } from 'graphql-yoga'
import { isFromThisMachine } from '../http/from-this-machine.ts'
import { httpPlugin, json } from '../http/http-plugin.ts'
import type { ChangeEntry } from './change-entry.ts'
import type { ContentEntry } from './content-entry.ts'

const PATH = /^\/api\/v1\/write\/([\w-]+)(?:\/([\w-]+))?$/
const MAX_BODY_LENGTH = 1_000_000

/** Builder's write API, only for this machine, without a private key: `POST` creates an entry, `PATCH` changes one, `DELETE` removes it. */
export function serveContentWrites(entries: ChangeEntry): Plugin {
  return httpPlugin((call) => {
    const { request, url } = call
    const [, model, id] = PATH.exec(url.pathname) ?? []
    if (model === undefined) return undefined
    return isFromThisMachine(call) ? write(entries, request, model, id) : json({ status: 401, message: 'Entries can only be changed from this machine.' }, 401)
  })
}

async function write(entries: ChangeEntry, request: Request, model: string, id: string | undefined): Promise<Response> {
  if (request.method === 'DELETE' && id !== undefined) return (await entries.remove(model, id)) ? new Response(null, { status: 204 }) : missing()
  // Only our own pages can send JSON here: other origins need a CORS preflight.
  if (!request.headers.get('content-type')?.includes('application/json')) return json({ status: 415, message: 'The body must be JSON.' }, 415)
  const entry = parsed(await request.text())
  if (!entry) return json({ status: 400, message: 'The body must be an entry.' }, 400)
  if (request.method === 'POST' && id === undefined) return json(await entries.create(model, entry))
  if (request.method !== 'PATCH' || id === undefined) return json({ status: 405, message: 'POST creates an entry, PATCH changes one, DELETE removes one.' }, 405)
  const changed = await entries.update(model, id, entry)
  return changed ? json(changed) : missing()
}

const missing = () => json({ status: 404, message: 'There is no such entry.' }, 404)

function parsed(body: string): Partial<ContentEntry> | undefined {
  if (body.length > MAX_BODY_LENGTH) return undefined
  try {
    const value: unknown = JSON.parse(body)
    return typeof value === 'object' && value !== null && !Array.isArray(value) ? value : undefined
  } catch {
    return undefined
  }
}
