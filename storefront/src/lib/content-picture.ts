import { imageSources } from './image-sources.ts'
import { withoutScheme } from './without-scheme.ts'

/**
 * The attributes of a picture in an editor's HTML. Pictures are only loaded from hosts in the settings, with the scheme that a host has
 * there; of others there are none.
 */
export function contentPicture(src: string, alt: string, hosts: readonly string[]): Record<string, string> {
  const known = src === '' ? null : URL.parse(src, hosts[0])
  const origin = known && originOf(known, hosts)
  if (!origin) return {}
  const { src: address, srcSet } = imageSources(origin + known.pathname + known.search, 'wide')
  return { src: address, srcset: srcSet, sizes: '(min-width: 768px) 50vw, 100vw', alt, loading: 'lazy' }
}

const originOf = ({ origin }: URL, hosts: readonly string[]): string | undefined =>
  hosts.map((host) => URL.parse(host)?.origin).find((known) => known && withoutScheme(known) === withoutScheme(origin))
