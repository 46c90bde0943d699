import type { ProductPlan } from '../product-plan.ts'

export const BOTTOMS: readonly ProductPlan[] = []
