const LENGTH = 8
const VERY_STRONG_LENGTH = 12

/** In display order. Letters of any script count: Ż is an upper case letter. */
const RULES = {
  length: (password: string) => lengthOf(password) >= LENGTH,
  lowerCase: (password: string) => /\p{Ll}/u.test(password),
  upperCase: (password: string) => /\p{Lu}/u.test(password),
  digit: (password: string) => /\d/.test(password),
  special: (password: string) => /[^\p{L}\p{M}\p{N}]/u.test(password),
}

export type PasswordRule = keyof typeof RULES
export type PasswordStrength = 'none' | 'weak' | 'medium' | 'strong' | 'veryStrong'

export const PASSWORD_RULES = Object.keys(RULES) as readonly PasswordRule[]

export const meetsRule = (password: string, rule: PasswordRule): boolean => RULES[rule](password)

/** Whether the password is accepted for an account. */
export const meetsAllRules = (password: string): boolean => PASSWORD_RULES.every((rule) => meetsRule(password, rule))

export function passwordStrength(password: string): PasswordStrength {
  if (password === '') return 'none'
  const met = PASSWORD_RULES.filter((rule) => meetsRule(password, rule)).length
  if (met < 3) return 'weak'
  if (met === 3) return 'medium'
  return met === PASSWORD_RULES.length && lengthOf(password) >= VERY_STRONG_LENGTH ? 'veryStrong' : 'strong'
}

// In code points, as Magento counts.
const lengthOf = (password: string): number => Array.from(password).length
