import type { ServiceSettings } from '../../service-settings.ts'
import { purposesOf } from './purposes.ts'

/** What scripts have to know, on the document's element: what they may ask the visitor for, and which container they may load. */
export function trackingAttributes(services: ServiceSettings) {
  const { tagManager } = services
  return {
    'data-consent': purposesOf(services).join(' ') || undefined,
    ...(tagManager && {
      'data-tag-manager': `${tagManager.url}/gtm.js?id=${encodeURIComponent(tagManager.containerId)}`,
      'data-tag-manager-loads': tagManager.isLoadedBeforeConsent ? 'always' : undefined,
    }),
  }
}
