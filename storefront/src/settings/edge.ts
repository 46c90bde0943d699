import { addressList } from './address-schema.ts'
import { checked, flag, foreignSecret, oneOf } from './schema.ts'
import type { Values } from './setting.ts'

/** The cache in front of the shop, and how it is told of changes. */
export type EdgeSettings =
  | { readonly kind: 'none' }
  | { readonly kind: 'nginx' }
  | { readonly kind: 'varnish'; readonly urls: readonly string[] }
  | { readonly kind: 'fastly' | 'cloudflare'; readonly url: string; readonly id: string; readonly token: string; readonly isSoft: boolean }

const KINDS = ['', 'nginx', 'varnish', 'fastly', 'cloudflare'] as const
const APIS = { fastly: 'https://api.fastly.com', cloudflare: 'https://api.cloudflare.com/client/v4' }

export const edgeSettings = () => ({
  EDGE_CACHE: {
    schema: oneOf(KINDS),
    about: 'The cache in front of the shop: nginx, varnish, fastly or cloudflare; empty for none.',
    more: 'Pages get its headers, and POST /api/revalidate purges it, too ([more](operations.md#a-cache-in-front)).',
  },
  EDGE_PURGE_URL: {
    schema: addressList(),
    shownDefault: 'the API of Fastly or Cloudflare',
    about: 'Address for purge requests; for Varnish those of all its servers, separated by commas, such as http://10.0.0.5:6082.',
  },
  EDGE_PURGE_ID: { schema: checked((given) => /^\w+$/.test(given), 'an id of letters and digits'), about: "Id of Fastly's service or Cloudflare's zone." },
  EDGE_PURGE_TOKEN: { schema: foreignSecret(), about: 'API token of Fastly or Cloudflare that may purge.', more: 'It is never logged.' },
  EDGE_SOFT_PURGE: {
    schema: flag(),
    fallback: '0',
    about: '1 makes Fastly mark pages as stale instead of removing them.',
    more: 'It may then show the old page once more, and during an outage of the shop.',
  },
})

/** @throws Error for a setting that another one requires */
export function readEdge(values: Values<typeof edgeSettings>): EdgeSettings {
  const kind = values.EDGE_CACHE as (typeof KINDS)[number]
  const urls = values.EDGE_PURGE_URL.split(',').map((address) => address.trim().replace(/\/+$/, '')).filter(Boolean)
  if (kind === '' && urls.length > 0) throw new Error('Invalid environment variables: EDGE_CACHE must be set with EDGE_PURGE_URL')
  if (kind === '' || kind === 'nginx') return kind === '' ? { kind: 'none' } : { kind }
  if (kind === 'varnish') {
    requireWith('EDGE_CACHE=varnish', { EDGE_PURGE_URL: values.EDGE_PURGE_URL })
    return { kind, urls }
  }
  requireWith(`EDGE_CACHE=${kind}`, { EDGE_PURGE_ID: values.EDGE_PURGE_ID, EDGE_PURGE_TOKEN: values.EDGE_PURGE_TOKEN })
  return { kind, url: urls[0] ?? APIS[kind], id: values.EDGE_PURGE_ID, token: values.EDGE_PURGE_TOKEN, isSoft: values.EDGE_SOFT_PURGE === '1' }
}

function requireWith(choice: string, needed: Readonly<Record<string, string>>): void {
  const missing = Object.keys(needed).filter((name) => !needed[name])
  if (missing.length > 0) throw new Error(`Invalid environment variables: ${missing.join(', ')} must be set with ${choice}`)
}
