import type { DatabaseSync } from 'node:sqlite'
import { statement } from '../../database/statement.ts'

/** A file of the shop below /media, such as its logo. */
export interface MediaFile {
  readonly type: string
  readonly content: Uint8Array
}

/** @param path below /media: `logo/stores/1/logo.svg` */
export function findMediaFile(database: DatabaseSync, path: string): MediaFile | undefined {
  return statement<MediaFile>(database, 'SELECT type, content FROM media_file WHERE path = ?').get(path)
}

export function saveMediaFile(database: DatabaseSync, path: string, { type, content }: MediaFile): void {
  statement(database, 'INSERT OR REPLACE INTO media_file VALUES (?, ?, ?)').run(path, type, content)
}
