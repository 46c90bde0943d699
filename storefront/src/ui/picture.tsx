import type { ComponentProps } from 'react'
import { imageSources, type ImageWidths } from '../lib/image-sources.ts'

interface PictureProps extends Omit<ComponentProps<'img'>, 'src' | 'srcSet' | 'width' | 'height'> {
  readonly src: string
  /** Empty for decoration. */
  readonly alt: string
  readonly widths: ImageWidths
  /** The page's first picture: loaded immediately and with high priority. */
  readonly first?: boolean
}

const FIT = 'size-full object-contain'

/** A product picture, 4:5. The parent reserves its space; later pictures load lazily. */
export function Picture({ src, alt, widths, sizes, first = false, className = FIT, ...rest }: PictureProps) {
  return (
    <img
      {...imageSources(src, widths)}
      sizes={sizes}
      alt={alt}
      width={800}
      height={1000}
      className={className}
      {...(first ? { fetchPriority: 'high' } : { loading: 'lazy', decoding: 'async' })}
      {...rest}
    />
  )
}
