import { createTurn } from '../../lib/create-turn.ts'

/** One call about the cart at a time: answers come in the order of asking, so that no older one is shown over a newer. */
export const inTurn = createTurn()
