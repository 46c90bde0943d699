import 'server-only'
import { Picture } from '../../ui/picture.tsx'
import { getEntryPicture } from '../content/entry-files.ts'
import type { BlockProps } from './block.ts'

/** Width to height. */
const SHAPES = { panorama: '21/9', wide: '16/9', photo: '3/2', product: '4/5', square: '1/1' } as const

/** Cropped to its shape around the focal point. */
export async function PictureBlock({ options }: BlockProps<'Picture'>) {
  const { alt, caption, shape, focusX, focusY } = options
  const picture = await getEntryPicture(options.picture)
  if (!picture) return null
  return (
    <figure className="page mt-(--section)">
      <div className="overflow-hidden bg-tile" style={{ aspectRatio: SHAPES[shape] }}>
        <Picture
          src={picture}
          alt={alt}
          widths="wide"
          sizes="(min-width:1440px) 1360px, 100vw"
          className="size-full object-cover"
          style={{ objectPosition: `${focusX}% ${focusY}%` }}
        />
      </div>
      {caption && <figcaption className="mt-3 text-sm text-soft">{caption}</figcaption>}
    </figure>
  )
}
