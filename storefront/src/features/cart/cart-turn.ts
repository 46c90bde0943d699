import { createTurn } from '../../lib/create-turn.ts'

const turn = createTurn()
let began = 0

/** One call about the cart at a time: answers come in the order of asking, so that no older one is shown over a newer. */
export const inTurn = <Result>(call: () => Promise<Result>): Promise<Result> =>
  turn(() => {
    began = Date.now()
    return call()
  })

/** When the call was made that is being answered, by the clock that all tabs share. */
export const turnBegan = (): number => began
