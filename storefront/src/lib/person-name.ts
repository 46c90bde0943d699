import { tidyText } from './tidy-text.ts'

/** With an apostrophe where an accent or another mark was typed for one. */
export const tidyName = (text: string): string => tidyText(text).replace(/[´`‘‛ʹ′‵＇]/g, "'")

/** What names consist of: letters and marks of any script, initials, numerals (3rd), nicknames and former names in brackets. */
const IN_NAME = /[\p{L}\p{M}\p{Nd} .,'’·•&()/"„”“«»_-]|\u200c|\u200d/u

/** What Magento takes in the name of an account, which is less. */
const IN_ACCOUNT_NAME = /[\p{L}\p{M}\d ,\-_.'’&]/u

/** What is wrong with a tidied name: its first character that does not belong there, or all of it without a letter. */
export const wrongInName = (name: string, isOfAccount = false): string | undefined =>
  Array.from(name).find((character) => !(isOfAccount ? IN_ACCOUNT_NAME : IN_NAME).test(character)) ?? (/\p{L}/u.test(name) ? undefined : name)

/** Magento's limit. */
export const MAX_NAME_CHARACTERS = 255
