import type { Context } from '../../graphql/context.ts'
import { statement } from '../../database/statement.ts'
import { mailPictureUrl } from '../catalog/picture-url.ts'

/** The picture of each item's variant, else of its product, for mails; an item without one is missing. */
export function picturesOfItems({ database, publicUrl }: Pick<Context, 'database' | 'publicUrl'>, orderId: number): Map<number, string> {
  const rows = statement<{ id: number; path: string | null }>(database, `
    SELECT item.id, coalesce(
      (SELECT path FROM product_media media JOIN product ON product.id = media.product_id
       WHERE product.sku = item.sku AND NOT is_disabled ORDER BY instr(roles, 'thumbnail') = 0, media.position, media.id LIMIT 1),
      (SELECT path FROM product_media media
       WHERE media.product_id = item.product_id AND NOT is_disabled ORDER BY instr(roles, 'thumbnail') = 0, media.position, media.id LIMIT 1)
    ) AS path
    FROM sales_order_item item WHERE order_id = ?`).all(orderId)
  return new Map(rows.flatMap(({ id, path }) => (path === null ? [] : [[id, mailPictureUrl(publicUrl, path)] as const])))
}
