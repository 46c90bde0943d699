/** An error that the user can fix: shown as its message, without a stack. */
export class Failure extends Error {
  /**
   * @param {string} message one line, naming what to change
   * @param {string} [output] the output of the failed command
   */
  constructor(message, output = '') {
    super(message)
    this.output = output
  }
}
