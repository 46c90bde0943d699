import { Field, type FieldProps } from './field.tsx'

/** An e-mail address, with the keyboard for one and without help that would change it. */
export const EmailField = (props: Omit<FieldProps, 'type'>) => <Field {...props} type="email" autoCapitalize="none" spellCheck={false} />
