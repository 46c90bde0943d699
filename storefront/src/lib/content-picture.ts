import { imageSources } from './image-sources.ts'

/** The attributes of a picture in an editor's HTML. Pictures are only loaded from hosts in the settings; of others there are none. */
export function contentPicture(src: string, alt: string, hosts: readonly string[]): Record<string, string> {
  if (src === '') return {}
  const known = URL.canParse(src, hosts[0]) ? new URL(src, hosts[0]) : undefined
  if (!known || !hosts.some((host) => URL.canParse(host) && new URL(host).origin === known.origin)) return {}
  const { src: address, srcSet } = imageSources(known.href, 'wide')
  return { src: address, srcset: srcSet, sizes: '(min-width: 768px) 50vw, 100vw', alt, loading: 'lazy' }
}
