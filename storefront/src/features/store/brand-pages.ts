import type { Brand, BrandLink } from '../../../brand/brand.ts'

/** All the written pages that a brand names, in the order of the footer. */
export const brandPages = ({ footer = {}, legal = {} }: Pick<Brand, 'footer' | 'legal'>): BrandLink[] => [
  ...(footer.help ?? []),
  ...(footer.columns ?? []).flatMap(({ links }) => links),
  ...[legal.terms, legal.privacy, legal.cookies, legal.accessibility].filter((page) => page !== undefined),
]
