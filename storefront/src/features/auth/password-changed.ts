let changedFor: string | undefined

/** Whoever has set a new password logs in next; for whom is kept in this page's memory, where neither address nor storage holds it. */
export function rememberPasswordChange(email: string): void {
  changedFor = email
}

export const passwordChangedFor = (): string | undefined => changedFor

export function forgetPasswordChange(): void {
  changedFor = undefined
}
