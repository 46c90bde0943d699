/** The purposes that need consent. Cookies for the cart, the login and this choice are necessary and need none. */
export const PURPOSES = ['analytics', 'marketing', 'personalization'] as const

export type Purpose = (typeof PURPOSES)[number]

/** Read from the page's HTML, because one build serves any shop. A container may hold tags for every purpose. */
export const requestedPurposes = (): readonly Purpose[] => {
  const { tags, consent = '' } = document.documentElement.dataset
  return tags ? PURPOSES : PURPOSES.filter((purpose) => consent.split(' ').includes(purpose))
}
