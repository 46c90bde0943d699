import { readAuthProblem } from '../auth/auth-problem.ts'

export interface CurrentPassword {
  currentPassword: string
}

/** What is wrong with the password that a customer has: keys of dashboardAccount.error. */
export type CurrentPasswordMessage = 'required' | 'passwordIncorrect'

/** The error of a field that the shop has refused. */
export const PASSWORD_INCORRECT = { message: 'passwordIncorrect' satisfies CurrentPasswordMessage }

/** A session that has ended is refused otherwise: by `not-allowed`. */
export const isPasswordIncorrect = (error: unknown): boolean => readAuthProblem(error).reason === 'wrong-credentials'
