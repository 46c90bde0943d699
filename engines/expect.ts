/** From here, because the linter allows Vitest's own only inside Vitest's own `test`. */
export { expect } from 'vitest'
