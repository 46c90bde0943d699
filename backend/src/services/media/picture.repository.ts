import type { DatabaseSync } from 'node:sqlite'
import { statement } from '../../database/statement.ts'

export function isPictureInUse(database: DatabaseSync, name: string): boolean {
  return (
    statement(
      database,
      'SELECT 1 FROM product_media WHERE path = ? UNION ALL SELECT 1 FROM category WHERE image = ? LIMIT 1',
    ).get(name, name) !== undefined
  )
}

export interface PictureInUse {
  readonly name: string
  /** Whether tiles or listings show it, so that a visitor sees it before opening a product. */
  readonly isListed: boolean
}

/** In the order in which visitors see them: tiles, then the first view of each product, then the others. */
export function picturesInUse(database: DatabaseSync): PictureInUse[] {
  const rows = statement<{ name: string; is_listed: number }>(
    database,
    `SELECT name, max(is_listed) AS is_listed FROM (
       SELECT image AS name, 0 AS view, id, 1 AS is_listed FROM category WHERE image IS NOT NULL
       UNION ALL
       SELECT m.path, m.position + iif(p.visibility = 1, 2, 1), m.product_id, m.position = 0
       FROM product_media m JOIN product p ON p.id = m.product_id
     ) GROUP BY name ORDER BY min(view), min(id)`,
  ).all()
  return rows.map(({ name, is_listed }) => ({ name, isListed: is_listed === 1 }))
}
