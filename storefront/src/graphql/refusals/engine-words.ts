/*
 * What the GraphQL library under Magento says. It is the same on every store view: Magento translates its own sentences,
 * and has no others for these.
 */

/** Stands for every failure inside. */
export const isInternal = (message: string): boolean => /^internal server error$/i.test(message)

/** The backend is of a release that does not have the field yet. */
export const lacksField = (error: unknown, field: string): boolean => error instanceof Error && error.message.includes(`Cannot query field "${field}"`)
