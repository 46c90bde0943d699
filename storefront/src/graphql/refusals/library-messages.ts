/*
 * Messages of the libraries under Magento. They are the same in every store view: Magento translates its own messages,
 * but not these.
 */

const TECHNICAL =
  /^internal server error$|SQLSTATE|connection (?:refused|reset|timed out|lost)|cURL error|gone away|deadlock|lock wait timeout|no alive nodes|read error on connection|php_network|allowed memory size|maximum execution time|max query (?:complexity|depth)|schema cannot be/i

/** An internal error, also one that a module passes on with the words of a database, a search engine or PHP. */
export const isTechnical = (message: string): boolean => TECHNICAL.test(message)

/** A variable does not fit the schema, such as a filter of an attribute that is no longer filterable. */
export const isAboutVariables = (message: string): boolean => message.startsWith('Variable "$')

/** The backend's release does not have the field yet. */
export const lacksField = (error: unknown, field: string): boolean => error instanceof Error && error.message.includes(`Cannot query field "${field}"`)

/**
 * The backend's release has another schema than the operation's text. Errors in variables are none of these: they begin with the name of
 * the variable.
 */
export const isUnknownToSchema = (message: string): boolean =>
  /^(?:Cannot query field|Unknown argument|Unknown type) "|^Field "?[\w.]+"? (?:is not defined by type|of required type \S+ was not provided)/.test(message)
