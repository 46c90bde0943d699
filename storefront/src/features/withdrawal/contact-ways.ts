export interface Contact {
  readonly phone: string | undefined
  readonly email: string | undefined
}

/** Empty without any. The phone number stays on one line. */
export const contactWays = ({ email, phone }: Contact): string =>
  [email, phone?.replaceAll(' ', '\u00A0')].filter((way) => way !== undefined).join(', ')
