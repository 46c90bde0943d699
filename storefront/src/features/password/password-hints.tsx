'use client'

import { useTranslations } from 'next-intl'
import { CheckIcon } from '../../ui/icons/check-icon.tsx'
import { MinusIcon } from '../../ui/icons/minus-icon.tsx'
import { meetsRule, PASSWORD_RULES, type PasswordStrength, passwordStrength } from './password-strength.ts'

interface PasswordRulesProps {
  /** For `aria-describedby` of the password field. */
  readonly id: string
  readonly password: string
}

/** The password rules, ticked while the password is entered. */
export function PasswordRules({ id, password }: PasswordRulesProps) {
  const t = useTranslations('register.rules')
  return (
    <ul className="grid grid-cols-2 gap-x-4 gap-y-0.5 text-xs/[1.5rem]" id={id}>
      {PASSWORD_RULES.map((rule) => {
        const isMet = meetsRule(password, rule)
        return (
          <li key={rule} className={`flex items-center gap-2 ${isMet ? 'text-success' : 'text-mute'}`}>
            {isMet ? <CheckIcon size={14} /> : <MinusIcon size={14} />}
            {t(rule)}
            {isMet && <span className="sr-only">{t('kept')}</span>}
          </li>
        )
      })}
    </ul>
  )
}

const BARS = [1, 2, 3, 4]

const LOOKS: Readonly<Record<PasswordStrength, { readonly bars: number; readonly colour: string }>> = {
  none: { bars: 0, colour: '' },
  weak: { bars: 1, colour: 'bg-error' },
  medium: { bars: 2, colour: 'bg-(--trail-yellow)' },
  strong: { bars: 3, colour: 'bg-success' },
  veryStrong: { bars: 4, colour: 'bg-success' },
}

/** Beside the bars, the level has its place before it is known. Screen readers announce it when it changes. */
export function StrengthMeter({ password }: { password: string }) {
  const t = useTranslations('register.strength')
  const strength = passwordStrength(password)
  const { bars, colour } = LOOKS[strength]
  return (
    <div className="flex flex-wrap items-center gap-x-4">
      <div className="grid h-1 flex-[1_1_6rem] grid-cols-4 gap-1" aria-hidden>
        {BARS.map((bar) => (
          <span key={bar} className={bar <= bars ? colour : 'bg-pressed'} />
        ))}
      </div>
      <p className={`field-help ${password === '' ? 'invisible' : ''}`} aria-live="polite">
        {t.rich('text', { level: () => <strong className="font-semibold text-text">{t(strength)}</strong> })}
      </p>
    </div>
  )
}
