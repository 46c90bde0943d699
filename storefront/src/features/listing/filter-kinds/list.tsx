import { choiceKind, type FaceProps } from './choice.tsx'

/** Check boxes, for all attributes that no other kind fits. */
export const list = choiceKind({ name: 'list', fits: () => true, look: 'tick', Face: TickBox })

function TickBox({ option: { label, count }, isCounted, t }: FaceProps) {
  return (
    <>
      <span className="tick-box" aria-hidden />
      <span>{label}</span>
      {isCounted && count !== undefined && (
        <span className="ml-auto text-xs text-mute tabular-nums">
          <span aria-hidden>{count}</span>
          <span className="sr-only">, {t('filters.products', { count })}</span>
        </span>
      )}
    </>
  )
}
