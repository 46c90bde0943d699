import { readFileSync } from 'node:fs'
import type { DatabaseSync } from 'node:sqlite'
import { extname, join } from 'node:path'
import { saveMediaFile } from '../../services/media-files/media-file.repository.ts'

const TYPES: Readonly<Record<string, string>> = { '.svg': 'image/svg+xml', '.webp': 'image/webp', '.webm': 'video/webm', '.vtt': 'text/vtt' }

const FILES = [
  'kozica.svg', 'limba.svg', 'mroz.svg', 'perc.svg', 'polana.svg', 'turnia.svg',
  'rain-test.webm', 'rain-test.webp', 'rain-test.en.vtt', 'rain-test.pl.vtt',
]

/** What entries show and no drawing makes, at `/media/content/<name>`. */
export function seedEntryFiles(database: DatabaseSync): void {
  for (const name of FILES) {
    const content = readFileSync(join(import.meta.dirname, 'files', name))
    saveMediaFile(database, `content/${name}`, { type: TYPES[extname(name)]!, content })
  }
}
