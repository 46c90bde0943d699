import type { DatabaseSync } from 'node:sqlite'
import { statement } from '../../database/statement.ts'
import { required } from '../../lib/required.ts'
import { CATEGORIES, type CategoryKey, type CategoryPlan, ROOT_CATEGORY_ID } from '../plan/categories.ts'
import { SUBCATEGORIES } from '../plan/subcategories.ts'
import { urlKey } from '../plan/url-key.ts'
import { STORES } from '../plan/localized-text.ts'
import { insertAddress } from './insert-address.ts'

export interface SeededCategories {
  readonly ids: ReadonlyMap<CategoryKey, number>
  /** Keys from the top to the category itself. */
  readonly trails: ReadonlyMap<CategoryKey, readonly CategoryKey[]>
}

/** `Bestsellers` has one URL key in both languages, because storefronts query it by name. */
export function seedCategories(database: DatabaseSync): SeededCategories {
  const ids = new Map<CategoryKey, number>()
  const parents = new Map<CategoryKey, Parent>()
  let nextId = ROOT_CATEGORY_ID

  const insert = (plan: CategoryPlan, parent: Parent | undefined): void => {
    const id = nextId++
    const path = parent ? `${parent.path}/${id}` : `1/${id}`
    const position = parent ? ++parent.children : 1
    statement(
      database,
      `INSERT INTO category (id, parent_id, path, level, position, include_in_menu, display_mode, image)
       VALUES (?, ?, ?, ?, ?, ?, 'PRODUCTS', ?)`,
    ).run(id, parent?.id ?? null, path, path.split('/').length - 1, position, plan.isHidden ? 0 : 1, plan.image ?? null)
    ids.set(plan.key, id)
    const urlPaths = STORES.map((store) => insertText(database, id, plan, parent?.urlPaths[store.language] ?? '', store, !parent))
    const trail = parent ? [...parent.trail, plan.key] : []
    const self = { id, path, urlPaths: parent ? urlPaths : ['', ''], trail, children: 0 }
    parents.set(plan.key, self)
    plan.children?.forEach((child) => insert(child, self))
  }

  insert({ key: 'root', name: ['Root', 'Root'], children: CATEGORIES }, undefined)
  for (const [key, plans] of Object.entries(SUBCATEGORIES)) plans.forEach((plan) => insert(plan, required(parents.get(key), 'parents')))
  return { ids, trails: new Map([...parents].map(([key, { trail }]) => [key, trail])) }
}

interface Parent {
  readonly id: number
  readonly path: string
  readonly urlPaths: readonly string[]
  readonly trail: readonly CategoryKey[]
  children: number
}

function insertText(
  database: DatabaseSync,
  id: number,
  { name, title, description }: CategoryPlan,
  parentPath: string,
  { id: storeId, language }: (typeof STORES)[number],
  isRoot: boolean,
): string {
  const key = urlKey(name[language])
  const urlPath = parentPath === '' ? key : `${parentPath}/${key}`
  const text = description?.[language] ?? null
  statement(
    database,
    `INSERT INTO category_text (category_id, store_id, name, url_key, url_path, description, meta_title, meta_description)
     VALUES (?, ?, ?, ?, ?, ?, ?, ?)`,
  ).run(id, storeId, name[language], key, isRoot ? '' : urlPath, text === null ? null : `<p>${text}</p>`, title?.[language] ?? null, text)
  if (!isRoot) insertAddress(database, storeId, urlPath, 'CATEGORY', id)
  return urlPath
}
