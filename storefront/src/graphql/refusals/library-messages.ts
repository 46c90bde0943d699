/*
 * Messages of the GraphQL library under Magento. They are the same in every store view: Magento translates its own messages,
 * but not these.
 */

/** The message of every internal error. */
export const isInternal = (message: string): boolean => /^internal server error$/i.test(message)

/** The backend's release does not have the field yet. */
export const lacksField = (error: unknown, field: string): boolean => error instanceof Error && error.message.includes(`Cannot query field "${field}"`)

/**
 * The backend's release has another schema than the operation's text. Errors in variables are none of these: they begin with the name of
 * the variable.
 */
export const isUnknownToSchema = (message: string): boolean =>
  /^(?:Cannot query field|Unknown argument|Unknown type) "|^Field "?[\w.]+"? (?:is not defined by type|of required type \S+ was not provided)/.test(message)
