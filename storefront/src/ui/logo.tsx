interface LogoProps {
  /** Shown as text if there is no picture. */
  readonly name: string
  readonly image: { readonly src: string; readonly srcSet?: string; readonly alt: string; readonly width?: number; readonly height?: number } | undefined
}

const FIT = 'object-contain object-left'
const OWN_SIZE = `${FIT} max-h-(--logo-h) max-w-[calc(1.6*var(--logo-w))]`
const USUAL_SIZE = `${FIT} h-(--logo-h) w-(--logo-w)`

export function Logo({ name, image }: LogoProps) {
  if (image) return <img className={image.width ? OWN_SIZE : USUAL_SIZE} {...image} alt={image.alt} />
  return <span className="flex h-(--logo-h) min-w-(--logo-w) items-center text-xl/none font-semibold tracking-tight max-lg:text-lg/none">{name}</span>
}
