import { Failure } from '../failure.mjs'

/** The backend did not respond as a Magento does. */
export class NoAnswer extends Failure {
  /**
   * @param {string} message one line
   * @param {{ isLasting: boolean }} options `isLasting`: waiting will not help, as the address itself is wrong
   */
  constructor(message, { isLasting }) {
    super(message)
    this.isLasting = isLasting
  }
}
