import 'server-only'
import { getTranslations } from 'next-intl/server'
import kozica from './partners/kozica.svg'
import limba from './partners/limba.svg'
import mroz from './partners/mroz.svg'
import perc from './partners/perc.svg'
import polana from './partners/polana.svg'
import turnia from './partners/turnia.svg'

const PARTNERS = [
  { key: 'turnia', name: 'Turnia', mark: turnia },
  { key: 'limba', name: 'Limba', mark: limba },
  { key: 'kozica', name: 'Kozica', mark: kozica },
  { key: 'mroz', name: 'Mroz', mark: mroz },
  { key: 'perc', name: 'Perc', mark: perc },
  { key: 'polana', name: 'Polana', mark: polana },
] as const

export async function Partners() {
  const t = await getTranslations('home.partners')
  return (
    <section className="page mt-(--section)" aria-labelledby="partners">
      <h2 id="partners" className="mb-8 text-2xl tracking-tight">{t('title')}</h2>
      <ul className="grid gap-x-(--gutter) border-t border-line md:grid-cols-2">
        {PARTNERS.map(({ key, name, mark }) => (
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
