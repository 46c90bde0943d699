import type { DatabaseSync } from 'node:sqlite'
import { insertAddress } from '../sample-shop/catalog/insert-address.ts'
import { insertRow } from './insert-row.ts'
import { CATEGORIES, type CategoryPath, type CategoryPlan } from './plan/categories.ts'
import { ROOT_CATEGORY_ID, STORE_ID, URL_SUFFIX } from './shop.ts'

const CREATED = '2025-03-04 17:20:00'

interface Parent {
  readonly id: number | null
  readonly path: string
  readonly urlPath: string
}

/**
 * @param blockIds of the CMS blocks that categories show, by identifier
 * @returns the ids of the categories, by url path
 */
export function seedCategories(database: DatabaseSync, blockIds: ReadonlyMap<string, number>): Map<CategoryPath, number> {
  const ids = new Map<CategoryPath, number>()
  let nextId = ROOT_CATEGORY_ID

  const insert = (plan: CategoryPlan, parent: Parent, position: number): void => {
    const id = nextId++
    const path = `${parent.path}/${id}`
    const isRoot = parent.id === null
    const urlPath = isRoot ? '' : [parent.urlPath, plan.urlKey].filter(Boolean).join('/')
    insertCategory(database, plan, { id, parentId: parent.id, path, position, blockId: blockIds.get(plan.block ?? '') ?? null })
    insertRow(database, 'category_text', {
      category_id: id,
      store_id: STORE_ID,
      name: plan.name,
      url_key: plan.urlKey,
      url_path: urlPath,
      description: plan.description === undefined ? null : `<p>${plan.description}</p>`,
      meta_description: plan.description ?? null,
    })
    if (!isRoot) {
      ids.set(urlPath, id)
      insertAddress(database, STORE_ID, `${urlPath}${URL_SUFFIX}`, 'CATEGORY', id)
    }
    plan.children?.forEach((child, index) => insert(child, { id, path, urlPath }, index + 1))
  }

  insert({ urlKey: 'default-category', name: 'Default Category', children: CATEGORIES }, { id: null, path: '1', urlPath: '' }, 1)
  return ids
}

interface Place {
  readonly id: number
  readonly parentId: number | null
  readonly path: string
  readonly position: number
  readonly blockId: number | null
}

function insertCategory(database: DatabaseSync, plan: CategoryPlan, { id, parentId, path, position, blockId }: Place): void {
  insertRow(database, 'category', {
    id,
    parent_id: parentId,
    path,
    level: path.split('/').length - 1,
    position,
    is_anchor: plan.isAnchor !== false,
    include_in_menu: plan.isOutsideMenu !== true,
    display_mode: plan.displayMode ?? null,
    image: plan.image ?? null,
    landing_page: blockId,
    created_at: CREATED,
    updated_at: CREATED,
  })
}
