import type { ProductPlan } from '../product-plan.ts'

export const BAGS: readonly ProductPlan[] = []
