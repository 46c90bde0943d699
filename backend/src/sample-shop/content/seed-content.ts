import { readFileSync } from 'node:fs'
import { extname, join } from 'node:path'
import type { DatabaseSync } from 'node:sqlite'
import { required } from '../../lib/required.ts'
import { insertEntry } from '../../services/content/content.repository.ts'
import { saveMediaFile } from '../../services/media-files/media-file.repository.ts'
import { ABOUT } from './about.ts'
import { BANNER_ENTRIES } from './banners.ts'
import { HOME } from './home.ts'
import { HOW_WE_TEST } from './how-we-test.ts'
import { SEASON } from './season.ts'

const TYPES: Readonly<Record<string, string>> = { '.svg': 'image/svg+xml', '.webp': 'image/webp', '.webm': 'video/webm', '.vtt': 'text/vtt' }

const FILES = [
  'kozica.svg', 'limba.svg', 'mroz.svg', 'perc.svg', 'polana.svg', 'turnia.svg',
  'rain-test.webm', 'rain-test.webp', 'rain-test.en.vtt', 'rain-test.pl.vtt',
]

/** Halny's entries in the content service, and their media files. */
export function seedContent(database: DatabaseSync): void {
  for (const [priority, { model, entry }] of [HOME, ABOUT, HOW_WE_TEST, SEASON, ...BANNER_ENTRIES].entries()) insertEntry(database, model, priority, entry)
  seedEntryFiles(database)
}

/** Served at `/media/content/<name>`. */
function seedEntryFiles(database: DatabaseSync): void {
  for (const name of FILES) {
    const content = readFileSync(join(import.meta.dirname, 'files', name))
    saveMediaFile(database, `content/${name}`, { type: required(TYPES[extname(name)], 'types'), content })
  }
}
