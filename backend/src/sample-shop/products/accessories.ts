import type { ProductPlan } from '../product-plan.ts'

export const ACCESSORIES: readonly ProductPlan[] = []
