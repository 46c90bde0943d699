import type { PickupLocationFragment } from '../../graphql/generated/types.ts'

/** The address of a location, its place and its opening hours. */
export function LocationLines({ location: { street, postcode, city, description } }: { readonly location: PickupLocationFragment }) {
  const address = [street, [postcode, city].filter(Boolean).join(' ')].filter(Boolean).join(', ')
  return (
    <>
      <span className="block text-sm text-text">{address}</span>
      {description && <span className="block text-sm text-soft">{description}</span>}
    </>
  )
}
