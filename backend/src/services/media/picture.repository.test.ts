import { expect, test } from 'vitest'
import { openDatabase } from '../../database/open.ts'
import { picturesInUse } from './picture.repository.ts'

test('pictures of tiles and listings come first, then further views, then those of variants', () => {
  const database = openDatabase(':memory:')
  database.exec(`
    INSERT INTO product (id, sku, type, price, visibility, created_at) VALUES (1, 'tee', 'configurable', 0, 4, ''), (2, 'tee-red', 'simple', 1, 1, '');
    INSERT INTO product_media (product_id, position, path) VALUES (1, 0, 'front'), (1, 1, 'back'), (1, 2, 'detail'), (2, 0, 'red-front'), (2, 1, 'red-back')`)
  expect(picturesInUse(database)).toEqual([
    { name: 'front', isListed: true }, { name: 'back', isListed: false }, { name: 'detail', isListed: false },
    { name: 'red-front', isListed: false }, { name: 'red-back', isListed: false },
  ])
  database.close()
})
