import { answerDeclare } from '../../../features/withdrawal/answer-withdrawal.ts'
import { ownCall } from '../../../features/withdrawal/own-call.ts'
import { readDeclare } from '../../../features/withdrawal/withdrawal-input.ts'

export const dynamic = 'force-dynamic'

export const POST = ownCall({ read: readDeclare, answer: answerDeclare })
