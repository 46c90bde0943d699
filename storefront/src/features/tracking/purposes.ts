import type { ServiceSettings } from '../../service-settings.ts'

/** What a visitor may agree to. What the shop cannot do without (cart, login, this choice itself) needs no consent. */
export const PURPOSES = ['analytics', 'marketing', 'personalization'] as const

export type Purpose = (typeof PURPOSES)[number]

/** What a shop with these services has a use for: a container may hold tags of any kind, page content is varied and its success measured. */
export function purposesOf({ content, tagManager }: Pick<ServiceSettings, 'content' | 'tagManager'>): readonly Purpose[] {
  if (tagManager) return PURPOSES
  return content ? ['analytics', 'personalization'] : []
}
