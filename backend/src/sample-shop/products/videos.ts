import type { ProductPlan } from '../product-plan.ts'

export const VIDEOS: readonly ProductPlan[] = []
