import { answerLookUp } from '../../../../features/withdrawal/answer-withdrawal.ts'
import { sameOriginRoute } from '../../../../features/withdrawal/same-origin-route.ts'
import { readLookUp } from '../../../../features/withdrawal/withdrawal-input.ts'

export const dynamic = 'force-dynamic'

export const POST = sameOriginRoute({ read: readLookUp, answer: answerLookUp })
