import { Field, type FieldProps } from './field.tsx'

/** An e-mail field with its keyboard, without spell checking and automatic capitals. */
export const EmailField = (props: Omit<FieldProps, 'type'>) => <Field {...props} type="email" autoCapitalize="none" spellCheck={false} />
