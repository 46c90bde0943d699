'use client'

import { useTranslations } from 'next-intl'
import { type PasswordStrength, passwordStrength } from './password-strength.ts'

const BARS = [1, 2, 3, 4]

const LOOKS: Readonly<Record<PasswordStrength, { readonly bars: number; readonly colour: string }>> = {
  none: { bars: 0, colour: '' },
  weak: { bars: 1, colour: 'bg-error' },
  medium: { bars: 2, colour: 'bg-(--trail-yellow)' },
  strong: { bars: 3, colour: 'bg-success' },
  veryStrong: { bars: 4, colour: 'bg-success' },
}

/** Screen readers announce the level when it changes. */
export function StrengthMeter({ password }: { password: string }) {
  const t = useTranslations('register.strength')
  const strength = passwordStrength(password)
  const { bars, colour } = LOOKS[strength]
  return (
    <div className="grid gap-2">
      <div className="grid h-1 grid-cols-4 gap-1" aria-hidden>
        {BARS.map((bar) => (
          <span key={bar} className={bar <= bars ? colour : 'bg-pressed'} />
        ))}
      </div>
      <p className="field-help" aria-live="polite">
        {t.rich('text', { level: () => <strong className="font-semibold text-text">{t(strength)}</strong> })}
      </p>
    </div>
  )
}
