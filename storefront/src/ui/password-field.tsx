'use client'

import { useState } from 'react'
import { Field, type FieldProps } from './field.tsx'
import { EyeIcon } from './icons/eye-icon.tsx'
import { EyeOffIcon } from './icons/eye-off-icon.tsx'
import { IconButton } from './icon-button.tsx'

interface PasswordFieldProps extends Omit<FieldProps, 'type' | 'end'> {
  readonly showLabel: string
}

/** A password that can be shown. A visible one gets no spell checking, which may send it to a service, and no capitals. */
export function PasswordField({ showLabel, ...field }: PasswordFieldProps) {
  const [isShown, setShown] = useState(false)
  return (
    <Field
      spellCheck={false}
      autoCapitalize="none"
      autoCorrect="off"
      {...field}
      type={isShown ? 'text' : 'password'}
      end={
        <IconButton
          label={showLabel}
          icon={isShown ? <EyeOffIcon /> : <EyeIcon />}
          aria-pressed={isShown}
          // Keeps the focus in the field while the visitor types.
          onMouseDown={(event) => event.preventDefault()}
          onClick={() => setShown(!isShown)}
        />
      }
    />
  )
}
