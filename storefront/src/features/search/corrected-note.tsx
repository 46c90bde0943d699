import 'server-only'
import { getTranslations } from 'next-intl/server'
import { OtherSearches } from './other-searches.tsx'

interface CorrectedNoteProps {
  readonly search: string
  /** What was searched for instead. */
  readonly spelling: string
  readonly others: readonly string[]
  readonly path: string
}

export async function CorrectedNote({ search, spelling, others, path }: CorrectedNoteProps) {
  const t = await getTranslations('category.search')
  return (
    <div className="page pt-4 text-soft">
      <p>{t.rich('corrected', { query: search, spelling, b: (words) => <strong>{words}</strong> })}</p>
      <OtherSearches searches={others} path={path} />
    </div>
  )
}
