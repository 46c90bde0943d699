import type { Context } from '../../graphql/context.ts'
import { afterFailure, isLocked, type Failures } from '../identity/lockout.ts'
import { setting } from '../store/settings.ts'
import { saveFailures } from './credentials.repository.ts'

/** Counts a wrong password; it does not extend an existing lock. */
export function countFailure({ database, now }: Context, account: Failures & { readonly id: number }): void {
  if (isLocked(account, now)) return
  const rules = {
    failures: setting(database, 'customer/password/lockout_failures'),
    minutes: setting(database, 'customer/password/lockout_threshold'),
  }
  saveFailures(database, account.id, afterFailure(account, rules, now))
}
