import { Picture } from '../../ui/picture.tsx'

/** A part beside its name, which says what it is. */
export const PartPicture = ({ src }: { readonly src: string }) => (
  <span className="h-15 w-12 shrink-0 bg-tile">
    <Picture src={src} alt="" widths="thumb" sizes="48px" />
  </span>
)
