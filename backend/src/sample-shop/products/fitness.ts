import type { ProductPlan } from '../product-plan.ts'

export const FITNESS: readonly ProductPlan[] = []
