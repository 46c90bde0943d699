import type { Break } from '../break.ts'

const BOX = 'storefront/src/ui/listbox.tsx'
const USE = 'storefront/src/ui/use-listbox.ts'

export const BREAKS: readonly Break[] = [
  { clause: 'BOX-01a', file: BOX, from: 'data-state={phase}', to: "data-state={phase === 'open' ? 'navigating' : phase}" },
  { clause: 'BOX-01a', file: BOX, from: 'data-state={phase}', to: "data-state={phase === 'idle' ? undefined : phase}" },
  { clause: 'BOX-01b', file: BOX, from: 'data-state={phase}', to: "data-state={phase === 'navigating' ? 'open' : phase}" },
  { clause: 'BOX-01c', file: USE, from: "dispatch({ type: 'press' })", to: "dispatch({ type: 'open' })" },
  { clause: 'BOX-01d', file: USE, from: "target !== list.current && dispatch({ type: 'aside' })", to: "target === button.current && dispatch({ type: 'aside' })" },
  { clause: 'BOX-02a', file: USE, from: "dispatch({ type: 'key', key })", to: "if (key.length > 1) dispatch({ type: 'key', key })" },
  { clause: 'BOX-02a', file: 'storefront/src/ui/listbox-machine.ts', from: 'active: found ?? state.active', to: 'active: found ?? 0' },
  { clause: 'BOX-02b', file: USE, from: 'PREFIX_TIMEOUT = 1000', to: 'PREFIX_TIMEOUT = 2500' },
  { clause: 'BOX-02b', file: USE, from: '}, [prefix])', to: '}, [Boolean(prefix)])' },
  { clause: 'BOX-02b', file: 'storefront/src/ui/listbox-machine.ts', from: "changed(state, { prefix: '' })", to: 'state' },
  { clause: 'BOX-03a', file: USE, from: 'if (isOpen) list.current?.focus(', to: 'if (!isOpen) list.current?.focus(' },
  { clause: 'BOX-03a', file: USE, from: 'chosenAddress === location.href', to: 'chosenAddress === location.pathname' },
  { clause: 'BOX-03a', file: USE, from: "'aria-expanded': isOpen", to: "'aria-expanded': true" },
  { clause: 'BOX-03a', file: USE, from: "(target as HTMLElement).closest('a')?.href", to: "(target as HTMLElement).closest('a')?.getAttribute('href') ?? undefined" },
  { clause: 'BOX-03b', file: USE, from: "? 'button' : 'elsewhere'", to: "? 'elsewhere' : 'button'" },
  { clause: 'BOX-03b', file: USE, from: 'if (opensByPress.current && event.detail > 0)', to: 'if (opensByPress.current && event.detail > 1)' },
  { clause: 'BOX-03b', file: BOX, from: 'popover="auto"', to: 'popover="manual"' },
  { clause: 'BOX-03c', file: BOX, from: 'aria-selected={index === selected}', to: 'aria-selected={false}' },
  { clause: 'BOX-03c', file: BOX, from: 'aria-selected={index === selected}', to: 'aria-selected={index === active}' },
  { clause: 'BOX-03c', file: BOX, from: '{index === selected && <CheckIcon', to: '{index === active && <CheckIcon' },
  { clause: 'BOX-03c', file: BOX, from: 'aria-selected={index === selected}', to: 'aria-selected={index === (active ?? selected)}' },
  { clause: 'BOX-03d', file: BOX, from: 'undefined : `${id}-${active}`', to: 'undefined : `${id}-${selected}`' },
  { clause: 'BOX-03d', file: BOX, from: 'data-active={index === active || undefined}', to: 'data-active={undefined}' },
]
