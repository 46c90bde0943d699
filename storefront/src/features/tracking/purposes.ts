/** The purposes of consent. Cart, login and the choice itself are necessary and need none. */
export const PURPOSES = ['analytics', 'marketing', 'personalization'] as const

export type Purpose = (typeof PURPOSES)[number]
