let changedFor: string | undefined

/** Prefills the login after a new password. The address is kept in memory only, neither in the URL nor in storage. */
export function rememberPasswordChange(email: string): void {
  changedFor = email
}

export const passwordChangedFor = (): string | undefined => changedFor

export function forgetPasswordChange(): void {
  changedFor = undefined
}
