import logo from './logo.svg'

/** The shop whose wordmark this is. Another shop shows its name in letters until it brings a drawing of its own. */
const DRAWN_FOR = 'Halny'

export function Logo({ name }: { name: string }) {
  if (!name.startsWith(DRAWN_FOR)) return <span className="flex h-(--logo-h) min-w-(--logo-w) items-center text-xl/none font-semibold tracking-tight">{name}</span>
  return <img className="h-(--logo-h) w-(--logo-w)" src={logo.src} alt={DRAWN_FOR} width={120} height={64} />
}
