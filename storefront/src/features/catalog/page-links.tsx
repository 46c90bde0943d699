import type { Counterparts } from './counterparts.ts'

/** The page's one right address and its counterparts in other languages; React lifts them into the head. */
export function PageLinks({ path, counterparts }: { path: string; counterparts: Counterparts }) {
  return (
    <>
      <link rel="canonical" href={path} />
      {counterparts.map((counterpart) => (
        <link key={counterpart.locale} rel="alternate" hrefLang={counterpart.locale} href={counterpart.path} />
      ))}
    </>
  )
}
