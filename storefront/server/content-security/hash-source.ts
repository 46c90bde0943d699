import { createHash } from 'node:crypto'

/** How a policy names a script or a style by its text. */
export const hashSource = (text: string): string => `'sha256-${createHash('sha256').update(text).digest('base64')}'`
