import type { ServiceSettings } from '../../settings/service.ts'

/**
 * Attributes of the root element for the page's scripts: the address of the container, or else the purposes of page content, and whether
 * visits are measured. They are short, because each page contains them twice.
 */
export function trackingAttributes({ content, tagManager }: Pick<ServiceSettings, 'content' | 'tagManager'>, isMeasured: boolean) {
  const vitals = isMeasured && { 'data-vitals': '' }
  if (!tagManager) return { ...(content ? { 'data-consent': 'analytics personalization' } : isMeasured && { 'data-consent': 'analytics' }), ...vitals }
  const address = `${tagManager.url}/gtm.js?id=${encodeURIComponent(tagManager.containerId)}`
  return { 'data-tags': address, ...(tagManager.isLoadedBeforeConsent && { 'data-tags-load': 'always' }), ...vitals }
}
