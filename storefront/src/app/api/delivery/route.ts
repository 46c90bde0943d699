import { answerDelivery } from '../../../features/delivery/answer-delivery.ts'

export const dynamic = 'force-dynamic'

export const GET = answerDelivery
