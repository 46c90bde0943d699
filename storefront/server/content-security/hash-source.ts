import { createHash } from 'node:crypto'

/** The source expression that allows a script or a style by its text. */
export const hashSource = (text: string): string => `'sha256-${createHash('sha256').update(text).digest('base64')}'`
