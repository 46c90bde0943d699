import type { Brand, BrandLink } from '../../../brand/brand.ts'

/** All content pages that a brand links to, in the footer's order. */
export const brandPages = ({ footer = {}, legal = {} }: Pick<Brand, 'footer' | 'legal'>): BrandLink[] => [
  ...(footer.help ?? []),
  ...(footer.columns ?? []).flatMap(({ links }) => links),
  ...[legal.terms, legal.privacy, legal.cookies, legal.accessibility].filter((page) => page !== undefined),
]
