import { answerSizeGuide } from '../../../features/product/answer-size-guide.ts'

export const dynamic = 'force-dynamic'

export const GET = answerSizeGuide
