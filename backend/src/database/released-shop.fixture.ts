import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'

const MIGRATIONS = ['001-catalogue.sql', '002-sales.sql']

/** A database of the first released backend: a configurable product's attributes, and the rows that the test adds. */
export function createReleasedShop(file: string, rows: string): void {
  const database = new DatabaseSync(file)
  for (const name of MIGRATIONS) database.exec(readFileSync(join(import.meta.dirname, 'migrations', name), 'utf8'))
  database.exec(`
    PRAGMA user_version = 2;
    INSERT INTO store (id, code, name, locale, currency, root_category_id) VALUES (1, 'en', 'English', 'en_GB', 'PLN', 1);
    INSERT INTO attribute (id, code, input) VALUES (93, 'color', 'select'), (144, 'size', 'select');
    INSERT INTO attribute_option (id, attribute_id, position) VALUES (49, 93, 0), (167, 144, 0);
    ${rows}`)
  database.close()
}
