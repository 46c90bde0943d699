import type { TrackedEvent } from '../events/tracked-event.repository.ts'

interface SentEvent {
  readonly type?: unknown
  readonly data?: { readonly contentId?: unknown; readonly variationId?: unknown } | null
}

/**
 * An impression, a click or a conversion, by entry and variation.
 * @throws for an event without a type
 */
export function readEvent({ type, data }: SentEvent): TrackedEvent {
  if (typeof type !== 'string' || type === '') throw new Error('An event has a type')
  const parts = [data?.contentId, data?.variationId].filter((part) => typeof part === 'string' && part !== '')
  return { service: 'content', name: type, subject: [...new Set(parts)].join('/') }
}
