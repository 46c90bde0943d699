import { defineConfig } from 'vitest/config'
import stryker from './stryker.config.json' with { type: 'json' }

const besides = stryker.mutate.map((files) => files.replace(/ts$/, 'test.ts'))

/** The tests beside the changed rules, and those of coupons, whose terms are in the database. */
export default defineConfig({
  test: { include: [...besides, 'backend/src/modules/coupon/*.test.ts'] },
})
