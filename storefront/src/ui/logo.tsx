import { FLAG, WORD } from './logo-path.ts'

/** The shop whose wordmark this is. Another shop shows its name in letters until it brings a drawing of its own. */
const DRAWN_FOR = 'Halny'

export function Logo({ name }: { name: string }) {
  if (!name.startsWith(DRAWN_FOR)) return <span className="flex h-(--logo-h) min-w-(--logo-w) items-center text-xl/none font-semibold tracking-tight">{name}</span>
  return (
    <svg className="h-(--logo-h) w-(--logo-w)" viewBox="0 -1120 2900 1547" role="img" aria-label={DRAWN_FOR}>
      <path fill="currentColor" d={WORD} />
      <path fill="var(--accent)" d={FLAG} />
    </svg>
  )
}
