'use client'

import { useTranslations } from 'next-intl'
import { CheckIcon } from '../../ui/icons/check-icon.tsx'
import { MinusIcon } from '../../ui/icons/minus-icon.tsx'
import { keepsRule, PASSWORD_RULES } from './password-strength.ts'

interface PasswordRulesProps {
  /** For `aria-describedby` of the password field. */
  readonly id: string
  readonly password: string
}

/** The password rules, ticked while the password is entered. */
export function PasswordRules({ id, password }: PasswordRulesProps) {
  const t = useTranslations('register.rules')
  return (
    <ul className="grid grid-cols-2 gap-x-4 gap-y-0.5 text-xs/6" id={id}>
      {PASSWORD_RULES.map((rule) => {
        const isKept = keepsRule(password, rule)
        return (
          <li key={rule} className={`flex items-center gap-2 ${isKept ? 'text-success' : 'text-mute'}`}>
            {isKept ? <CheckIcon size={14} /> : <MinusIcon size={14} />}
            {t(rule)}
            {isKept && <span className="sr-only">{t('kept')}</span>}
          </li>
        )
      })}
    </ul>
  )
}
