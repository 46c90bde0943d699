import type { DatabaseSync } from 'node:sqlite'
import { insertEntry } from '../../services/content/content.repository.ts'
import { ABOUT } from './about.ts'
import { BANNER_ENTRIES } from './banners.ts'
import { seedEntryFiles } from './entry-files.ts'
import { HOME } from './home.ts'
import { HOW_WE_TEST } from './how-we-test.ts'
import { SEASON } from './season.ts'

/** What the page content service has to say about Halny. */
export function seedContent(database: DatabaseSync): void {
  for (const [priority, { model, entry }] of [HOME, ABOUT, HOW_WE_TEST, SEASON, ...BANNER_ENTRIES].entries()) insertEntry(database, model, priority, entry)
  seedEntryFiles(database)
}
