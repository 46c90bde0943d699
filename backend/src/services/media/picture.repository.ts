import type { DatabaseSync } from 'node:sqlite'
import { statement } from '../../database/statement.ts'
import { SCENE_NAMES } from './drawings/scenes/scene.ts'

/** Entries of the content service show any scene, products and categories what the database names. */
export function isPictureInUse(database: DatabaseSync, name: string): boolean {
  return (
    SCENE_NAMES.includes(name) ||
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

/** In the order in which visitors see them: tiles, then the other views of each product, then its variants. */
export function picturesInUse(database: DatabaseSync): PictureInUse[] {
  const rows = statement<{ name: string; step: number }>(
    database,
    `SELECT name, min(step) AS step FROM (
       SELECT image AS name, 0 AS step, id FROM category WHERE image IS NOT NULL
       UNION ALL
       SELECT m.path, iif(p.visibility = 1, 1000, 0) + m.position, m.product_id FROM product_media m JOIN product p ON p.id = m.product_id
     ) GROUP BY name ORDER BY step, min(id)`,
  ).all()
  return rows.map(({ name, step }) => ({ name, isListed: step === 0 }))
}
