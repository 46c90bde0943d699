import { type ReactNode, useId } from 'react'

interface SettingsBlockProps {
  readonly title: string
  readonly help?: string
  readonly children: ReactNode
}

/** Two columns: the heading and its help, then the form. They are stacked on phones. */
export function SettingsBlock({ title, help, children }: SettingsBlockProps) {
  const titleId = useId()
  return (
    <section className="settings-block" aria-labelledby={titleId}>
      <div>
        <h2 id={titleId} className="text-lg tracking-snug">
          {title}
        </h2>
        {help && <p className="mt-1 max-w-[32ch] text-sm text-soft">{help}</p>}
      </div>
      <div className="min-w-0">{children}</div>
    </section>
  )
}
