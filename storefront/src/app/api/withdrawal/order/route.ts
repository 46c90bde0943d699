import { answerLookUp } from '../../../../features/withdrawal/answer-withdrawal.ts'
import { ownCall } from '../../../../features/withdrawal/own-call.ts'
import { readLookUp } from '../../../../features/withdrawal/withdrawal-input.ts'

export const dynamic = 'force-dynamic'

export const POST = ownCall({ read: readLookUp, answer: answerLookUp })
