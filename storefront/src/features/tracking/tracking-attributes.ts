import type { ServiceSettings } from '../../service-settings.ts'

/**
 * What scripts have to know, on the document's element, where it stands twice in each page: the container that they may load, or else
 * what page content asks the visitor for.
 */
export function trackingAttributes({ content, tagManager }: Pick<ServiceSettings, 'content' | 'tagManager'>) {
  if (!tagManager) return content ? { 'data-consent': 'analytics personalization' } : {}
  const address = `${tagManager.url}/gtm.js?id=${encodeURIComponent(tagManager.containerId)}`
  return { 'data-tags': address, ...(tagManager.isLoadedBeforeConsent && { 'data-tags-load': 'always' }) }
}
