import type { EdgeSettings } from '../../src/settings/edge.ts'
import { parseJson } from '../../src/lib/parse-json.ts'
import { PurgeFailed, sendPurge } from './purge-request.ts'

/** Makes the cache in front forget the pages with one of the tags. */
export interface Purger {
  readonly maxTags: number
  /** @param tags as in the pages' headers. @throws PurgeFailed */
  readonly purge: (tags: readonly string[]) => Promise<void>
}

type Api = Extract<EdgeSettings, { token: string }>

/** Up to 256 keys in a request. */
const fastly = ({ url, id, token, isSoft }: Api): Purger => ({
  maxTags: 256,
  purge: async (tags) => {
    const headers = { 'fastly-key': token, 'surrogate-key': tags.join(' '), accept: 'application/json', ...(isSoft && { 'fastly-soft-purge': '1' }) }
    await sendPurge(`${url}/service/${encodeURIComponent(id)}/purge`, { method: 'POST', headers })
  },
})

/** Up to 100 tags in a request, and 5 requests a minute in its free plan. */
const cloudflare = ({ url, id, token }: Api): Purger => ({
  maxTags: 100,
  purge: async (tags) => {
    const answer = await sendPurge(`${url}/zones/${encodeURIComponent(id)}/purge_cache`, {
      method: 'POST',
      headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
      body: JSON.stringify({ tags }),
    })
    const { success } = (parseJson(answer) ?? {}) as { success?: unknown }
    if (success !== true) throw new PurgeFailed('Cloudflare reports no success', false)
  },
})

/** Each Varnish gets the request of deploy/varnish/kram.vcl. */
const varnish = (urls: readonly string[]): Purger => ({
  maxTags: 256,
  purge: async (tags) => {
    await Promise.all(urls.map((url) => sendPurge(`${url}/`, { method: 'PURGE', headers: { 'kram-tags': tags.join(' ') } })))
  },
})

/** Milliseconds. nginx counts whole seconds: what it may keep for one second can be nearly two seconds old. */
const NGINX_COPY = 2000

/**
 * nginx without additional modules cannot purge by tag. It keeps pages for a second (tag-headers.ts) and then revalidates them,
 * so a purge waits until every copy from before it has expired.
 */
export const nginx = (wait = (milliseconds: number) => new Promise<void>((resolve) => setTimeout(resolve, milliseconds))): Purger => ({
  maxTags: Infinity,
  purge: () => wait(NGINX_COPY),
})

export function purgerOf(settings: EdgeSettings): Purger | undefined {
  if (settings.kind === 'none') return undefined
  if (settings.kind === 'nginx') return nginx()
  if (settings.kind === 'varnish') return varnish(settings.urls)
  return settings.kind === 'fastly' ? fastly(settings) : cloudflare(settings)
}
