/** Wrong usage of a command: printed with the usage, exit status 2. */
export class UsageError extends Error {}

export const USAGE = `Usage: npm run backend -- <command>

  start
      The backend by itself, with the settings of the environment.

  seed --products <number> [--database <file>]
      Makes a database with a shop of so many products, variants counted. The file must not be there yet.

  seed --shop outdoor-us [--database <file>]
      Makes a database with the second sample shop: a small American one, as awkward as Magento's own sample data.
      The file must not be there yet.

  backup [<file>]
      Copies the database, also while the backend runs and takes orders: every order is in the copy whole or not at all.
      The file must not be there yet; by default it is backup/shop-<time>.db beside the database.
      To restore: stop the backend, delete shop.db, shop.db-wal and shop.db-shm, put the copy there as shop.db, and start
      the backend. A copy of an earlier version is then migrated.

The database is shop.db in BACKEND_DATA, var/backend where that is not set.`
