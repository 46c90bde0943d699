import { randomUUID } from 'node:crypto'
import type { DatabaseSync } from 'node:sqlite'
import type { ContentEntry } from './content-entry.ts'
import { deleteEntry, entriesOf, findEntry, insertEntry, updateEntry } from './content.repository.ts'
import type { NotifyShop } from './content-webhook.ts'

export type ChangeEntry = ReturnType<typeof entryChanger>

/** Changes entries and notifies the shop of changes that visitors see. */
export function entryChanger(database: DatabaseSync, notifyShop: NotifyShop, now: () => Date) {
  return {
    async create(modelName: string, changes: Partial<ContentEntry>): Promise<ContentEntry> {
      const time = now().getTime()
      const entry: ContentEntry = {
        id: randomUUID().replaceAll('-', ''), name: '', modelId: `model-${modelName}`, published: 'draft', createdDate: time, firstPublished: time,
        query: [], data: { title: '', blocks: [], state: {} }, testRatio: 1, variations: {}, ...changes, lastUpdated: time,
      }
      insertEntry(database, modelName, entriesOf(database, modelName).length + 100, entry)
      await notifyShop({ modelName, newValue: entry, previousValue: null })
      return entry
    },

    /** Omitted fields of `data` stay; undefined for an unknown entry. */
    async update(modelName: string, id: string, changes: Partial<ContentEntry>): Promise<ContentEntry | undefined> {
      const previousValue = findEntry(database, modelName, id)
      if (!previousValue) return undefined
      const newValue = { ...previousValue, ...changes, id, data: { ...previousValue.data, ...changes.data }, lastUpdated: now().getTime() }
      updateEntry(database, newValue)
      await notifyShop({ modelName, newValue, previousValue })
      return newValue
    },

    async remove(modelName: string, id: string): Promise<boolean> {
      const previousValue = findEntry(database, modelName, id)
      if (!previousValue) return false
      deleteEntry(database, id)
      await notifyShop({ modelName, newValue: null, previousValue })
      return true
    },
  }
}
