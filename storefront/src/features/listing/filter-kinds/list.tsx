import { choiceKind, type FaceProps, isYesOrNo } from './choice.tsx'

/** A check box with the name of its attribute, for one with yes as its only value. */
export const flag = choiceKind({
  name: 'flag',
  fits: ({ options: [only, ...others] }) => others.length === 0 && only?.value === '1' && isYesOrNo(only),
  look: 'tick',
  Face: TickBox,
  isFlag: true,
})

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
