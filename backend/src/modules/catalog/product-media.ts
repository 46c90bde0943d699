import type { Context } from '../../graphql/context.ts'
import { galleriesById } from './gallery.repository.ts'
import { entryInRole, entryOf, filePath, mediaOf, pictureOf } from './gallery.ts'
import type { Product } from './product.repository.ts'

/** The fields of every product that show its gallery. */
export const productMedia = {
  image: pictureAs('image'),
  small_image: pictureAs('small_image'),
  thumbnail: pictureAs('thumbnail'),
  swatch_image: async ({ id }: Product, _: unknown, { load }: Context): Promise<string | null> => {
    const entry = entryInRole((await load(galleriesById, id)) ?? [], 'swatch_image')
    return entry ? filePath(entry.path) : null
  },
  media_gallery: async ({ id, name }: Product, _: unknown, { load, publicUrl }: Context) =>
    ((await load(galleriesById, id)) ?? []).map((entry) => mediaOf(entry, name, publicUrl)),
  media_gallery_entries: async ({ id }: Product, _: unknown, { load }: Context) =>
    ((await load(galleriesById, id)) ?? []).map(entryOf),
}

function pictureAs(role: 'image' | 'small_image' | 'thumbnail') {
  return async ({ id, name }: Product, _: unknown, { load, publicUrl }: Context) =>
    pictureOf((await load(galleriesById, id)) ?? [], role, name, publicUrl)
}
