import 'server-only'
import { imageAddress } from '../../lib/image-sources.ts'
import { getEntryPicture } from '../content/entry-files.ts'
import type { BlockProps } from './block.ts'

/** Twice the width at which a logo is shown. */
const LOGO_WIDTH = 384

export async function PartnersBlock({ options: { title, partners } }: BlockProps<'Partners'>) {
  const withLogos = await Promise.all(
    partners.map(async ({ name, text, picture }) => {
      const logo = await getEntryPicture(picture)
      return { name, text, logo: logo && imageAddress(logo, LOGO_WIDTH) }
    }),
  )
  return <Partners title={title} partners={withLogos} />
}

interface Partner {
  readonly name: string
  /** The partner's contribution. */
  readonly text: string | undefined
  /** The address of the optimised logo; if it is missing, the name is shown. */
  readonly logo: string | undefined
}

export function Partners({ title, partners }: { title: string; partners: readonly Partner[] }) {
  return (
    <section className="page mt-(--section)" aria-label={title}>
      <h2 className="mb-8 text-2xl tracking-tight">{title}</h2>
      <ul className="grid gap-x-(--gutter) border-t border-line md:grid-cols-2">
        {partners.map(({ name, text, logo }) => (
          <li key={name} className="grid grid-cols-[156px_1fr] items-center gap-4 border-b border-line py-3.5 lg:grid-cols-[220px_1fr] lg:py-5.5">
            {logo ? (
              <img className="-ml-2 h-12 w-37.5 object-contain lg:h-16 lg:w-50" src={logo} alt={name} width={200} height={64} loading="lazy" />
            ) : (
              <b className="text-lg">{name}</b>
            )}
            {text && <span className="text-sm text-soft lg:text-md">{text}</span>}
          </li>
        ))}
      </ul>
    </section>
  )
}
