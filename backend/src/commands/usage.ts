import { parseArgs, type ParseArgsConfig } from 'node:util'

export const USAGE = `Usage: npm run backend -- <command>

  start
      Runs the backend alone, with the settings of the environment.

  seed --products <number> [--database <file>]
      Creates a database with a shop of that number of products, including variants. The file must not exist yet.

  seed --shop outdoor-us [--database <file>]
      Creates a database with the second sample shop: a small American one with the peculiarities of Magento's sample data.
      The file must not exist yet.

  backup [<file>]
      Copies the database, even while the backend runs and takes orders: the copy contains every order completely or not at all.
      The file must not exist yet; the default is backup/shop-<time>.db beside the database.
      To restore: stop the backend, delete shop.db, shop.db-wal and shop.db-shm, move the copy to shop.db, and start the
      backend. A copy of an earlier version is then migrated.

The database is shop.db in BACKEND_DATA, by default var/backend.`

/** Wrong usage of a command: printed with the usage, exit status 2. */
export class UsageError extends Error {}

type Options = NonNullable<ParseArgsConfig['options']>

/** @throws UsageError for an unknown option, an option without its value, and surplus arguments */
export function readArguments<Known extends Options>(args: readonly string[], options: Known, maxPositionals = 0) {
  const read = () => parseArgs({ args: [...args], options, allowPositionals: true, strict: true })
  let parsed: ReturnType<typeof read>
  try {
    parsed = read()
  } catch (error) {
    throw new UsageError((error as Error).message)
  }
  const extra = parsed.positionals[maxPositionals]
  if (extra !== undefined) throw new UsageError(`Unexpected argument '${extra}'.`)
  return parsed
}
