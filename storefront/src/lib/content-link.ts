import sanitize from 'sanitize-html'
import { isBackendFile } from './file-path.ts'

type Attributes = Readonly<Record<string, string>>

/** The attributes of a link in the backend's content that `contentLink` may return. */
export const LINK_ATTRIBUTES = ['href', 'download', 'target', 'rel']

/** Keeps `download` without a name. */
export const KEEPS_DOWNLOAD = { nonBooleanAttributes: sanitize.defaults.nonBooleanAttributes.filter((name) => name !== 'download') }

/**
 * The attributes of a link in content. A page of the shop opens in the same tab; a file or another site opens as the editor wants it.
 * @param hrefOf the shop's own address for a link
 */
export function contentLink(attributes: Attributes, hrefOf: (href: string) => string): Record<string, string> {
  const { href, download, target, rel: _, ...others } = attributes
  if (href === undefined) return others
  const address = hrefOf(href)
  if (isShopPath(address) && !isFile(address) && download === undefined) return { ...others, href: address }
  return { ...others, href: address, ...(download !== undefined && { download }), ...(target === '_blank' && { target, rel: 'noopener' }) }
}

/** Whether an address is a path or an anchor of the shop. */
export const isShopPath = (href: string): boolean => /^(#|\/(?!\/))/.test(href)

export const isFile = (href: string): boolean => isBackendFile(href.replace(/[?#].*$/s, ''))
