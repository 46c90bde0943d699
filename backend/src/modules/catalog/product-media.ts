import type { Context } from '../../context.ts'
import { entryInRole, entryOf, filePath, mediaOf, pictureOf } from './gallery.ts'
import type { Product } from './product.repository.ts'

/** The fields of every product that show its gallery. */
export const productMedia = {
  image: pictureAs('image'),
  small_image: pictureAs('small_image'),
  thumbnail: pictureAs('thumbnail'),
  swatch_image: async ({ id }: Product, _: unknown, { catalog }: Context): Promise<string | null> => {
    const entry = entryInRole((await catalog.gallery(id)) ?? [], 'swatch_image')
    return entry ? filePath(entry.path) : null
  },
  media_gallery: async ({ id, name }: Product, _: unknown, { catalog, publicUrl }: Context) =>
    ((await catalog.gallery(id)) ?? []).map((entry) => mediaOf(entry, name, publicUrl)),
  media_gallery_entries: async ({ id }: Product, _: unknown, { catalog }: Context) =>
    ((await catalog.gallery(id)) ?? []).map(entryOf),
}

function pictureAs(role: 'image' | 'small_image' | 'thumbnail') {
  return async ({ id, name }: Product, _: unknown, { catalog, publicUrl }: Context) =>
    pictureOf((await catalog.gallery(id)) ?? [], role, name, publicUrl)
}
