'use client'

import { CheckIcon } from './icons/check-icon.tsx'
import { ChevronDownIcon } from './icons/chevron-down-icon.tsx'
import { CloseIcon } from './icons/close-icon.tsx'
import { IconButton } from './icon-button.tsx'
import { Link } from './link.tsx'
import { useListbox } from './use-listbox.ts'

interface ListboxProps {
  /** The popover's id, with which another button can open it, too. */
  readonly id: string
  readonly label: string
  readonly closeLabel: string
  readonly options: ReadonlyArray<{ readonly label: string; readonly href: string }>
  readonly selected: number
}

/**
 * A select whose options are links, so that it works without scripts. It opens below its button on wide screens, as a sheet on phones.
 */
export function Listbox({ id, label, closeLabel, options, selected }: ListboxProps) {
  const labels = options.map((option) => option.label)
  const { phase, active, button, popup, list } = useListbox({ labels, selected })
  return (
    <div className="shrink-0" data-state={phase}>
      <button {...button} className="listbox-button" type="button" popoverTarget={id} aria-haspopup="listbox">
        <span className="text-mute">{label}</span>
        <span className="font-semibold">{labels[selected]}</span>
        <ChevronDownIcon size={18} />
      </button>
      <div {...popup} id={id} popover="auto" className="listbox">
        <div className="sheet-head lg:hidden">
          <h2 className="text-lg tracking-snug">{label}</h2>
          <IconButton label={closeLabel} icon={<CloseIcon />} popoverTarget={id} popoverTargetAction="hide" />
        </div>
        <div
          {...list}
          // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- a native select has no links in it
          role="listbox"
          tabIndex={0}
          aria-label={label}
          aria-activedescendant={active === undefined ? undefined : `${id}-${active}`}
        >
          {options.map((option, index) => (
            <Link
              key={option.label}
              id={`${id}-${index}`}
              // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- as above
              role="option"
              tabIndex={-1}
              href={option.href}
              rel="nofollow"
              aria-selected={index === selected}
              data-active={index === active || undefined}
            >
              {option.label}
              {index === selected && <CheckIcon size={18} />}
            </Link>
          ))}
        </div>
      </div>
    </div>
  )
}
