/** The releases of Magento that this backend can emulate. */
export const RELEASES = ['2.4.6', '2.4.7', '2.4.8', '2.4.9'] as const

export type Release = (typeof RELEASES)[number]
