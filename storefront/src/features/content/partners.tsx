import 'server-only'
import { getTranslations } from 'next-intl/server'
import type { BrandPictures } from '../../../brand/brand-pictures.ts'

export async function Partners({ partners }: { partners: NonNullable<BrandPictures['partners']> }) {
  const t = await getTranslations('home.partners')
  return (
    <section className="page mt-(--section)" aria-labelledby="partners">
      <h2 id="partners" className="mb-8 text-2xl tracking-tight">{t('title')}</h2>
      <ul className="grid gap-x-(--gutter) border-t border-line md:grid-cols-2">
        {partners.map(({ key, name, mark }) => (
          <li
            key={key}
            className="grid grid-cols-[156px_1fr] items-center gap-4 border-b border-line py-3.5 md:grid-cols-[220px_1fr] md:py-5.5"
          >
            <img
              className="-ml-2 h-12 w-37.5 md:h-16 md:w-50"
              src={mark.src}
              alt={name}
              width={200}
              height={64}
              loading="lazy"
            />
            <span className="text-sm text-soft md:text-md">{t(key)}</span>
          </li>
        ))}
      </ul>
    </section>
  )
}
