/** What a visitor may agree to. What the shop cannot do without (cart, login, this choice itself) needs no consent. */
export const PURPOSES = ['analytics', 'marketing', 'personalization'] as const

export type Purpose = (typeof PURPOSES)[number]
